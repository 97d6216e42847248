import { expect, it } from 'vitest';
import { minuteOf, timeOf } from './times';

it.each([
  [0, '00:00'],
  [485, '08:05'],
  [1439, '23:59'],
])('%i minutes are %s, both ways', (minute, time) => {
  expect(timeOf(minute)).toBe(time);
  expect(minuteOf(time)).toBe(minute);
});

it.each(['', 'x', '24:00', '12:60', '1200'])('"%s" is no time', (time) => {
  expect(minuteOf(time)).toBeNull();
});

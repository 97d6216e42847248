import { expect, it } from 'vitest';
import { readGuide } from '../model';
import { pictures } from '../testing/pictures';
import { guide } from '../testing/scenes';
import { pictureOf } from './pictures';

const MOST = 60;
const all = pictures();

it('every technology has a picture, and no two are equal', () => {
  expect(all.map(({ id }) => id)).toEqual(Object.keys(readGuide(guide).cards));
  expect(new Set(all.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(all.length);
});

it.each(all)('$id $name is drawn with few elements', ({ id, shapes }) => {
  expect(shapes.length).toBeGreaterThan(12);
  expect(shapes.length + 1).toBeLessThanOrEqual(MOST);
  expect(JSON.stringify(shapes)).not.toMatch(/NaN|undefined|Infinity/);
  const fact = readGuide(guide).cards[id];
  expect(fact && pictureOf('of another pack', fact).shapes.length).toBeGreaterThan(12);
});

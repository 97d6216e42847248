import { expect, it } from 'vitest';
import { nameLines, nameSize, stepped, tokenSize } from './size';

it('keeps words readable however small the map is', () => {
  for (const pixels of [0.2, 0.45, 0.9, 3]) {
    expect(nameSize(pixels) * pixels).toBeGreaterThanOrEqual(12);
    // The smallest number on a token is written with 20 units.
    expect(20 * tokenSize(pixels) * pixels).toBeGreaterThanOrEqual(11);
  }
});

it('follows the zoom in steps', () => {
  expect(stepped(0.5)).toBe(stepped(0.505));
  expect(stepped(0.5)).not.toBe(stepped(0.55));
});

it('writes a name in one line, in two, or not at all', () => {
  expect(nameLines("Hippo's Land", 20, 200)).toEqual(["Hippo's Land"]);
  expect(nameLines("Hippo's Land", 30, 200)).toEqual(["Hippo's", 'Land']);
  expect(nameLines("Hippo's Land", 60, 200)).toEqual([]);
  expect(nameLines('Parthenion', 40, 200)).toEqual([]);
});

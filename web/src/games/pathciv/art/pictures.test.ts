import { describe, expect, it } from 'vitest';
import { readGuide } from '../model';
import { TYPES } from '../shown';
import { pictures } from '../testing/pictures';
import { guide } from '../testing/scenes';
import { pictureOf } from './pictures';

const MOST = 60;
const all = pictures();

describe('pictures of wonders and leaders', () => {
  it('every card of the pack has one, and no two are equal', () => {
    expect(all.map(({ id }) => id)).toEqual(Object.keys(readGuide(guide).cards));
    expect(new Set(all.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(all.length);
  });

  it.each(all)('$id $name is drawn by itself with few elements', ({ id, shapes }) => {
    const fact = readGuide(guide).cards[id];
    expect(shapes.length).toBeGreaterThan(12);
    expect(shapes.length + 1).toBeLessThanOrEqual(MOST);
    expect(fact && pictureOf('of another pack', fact).shapes).not.toEqual(shapes);
  });

  it('every number is one', () => {
    const written = JSON.stringify(all.map(({ shapes }) => shapes));
    expect(written).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('cards of other packs', () => {
  it.each(TYPES)('get a picture by kind, type %s and level', (type) => {
    const seen = new Set<string>();
    for (const kind of ['wonder', 'leader'] as const)
      for (const level of [1, 2, 3, 4]) {
        const { shapes } = pictureOf('x_01', { kind, type, level });
        expect(shapes.length).toBeGreaterThan(12);
        expect(shapes.length + 1).toBeLessThanOrEqual(MOST);
        seen.add(JSON.stringify(shapes));
      }
    expect(seen.size).toBe(8);
  });
});

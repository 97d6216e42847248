import { expect, it } from 'vitest';
import type { Country } from '../model';
import { arrange } from './marks';

const EMPTY: Country = {
  owner: 0,
  goods: {},
  value: 1,
  book: false,
  follower: null,
  city: false,
  source: null,
  due: 0,
  temple: null,
  university: false,
};

it('puts a lone warrior in the middle', () => {
  expect(arrange(EMPTY)).toEqual({
    scale: 1.16,
    marks: [{ mark: { what: 'warrior', seat: 0, value: 1 }, x: 0, y: 6 }],
  });
});

it('puts goods into a row of their own', () => {
  const { marks } = arrange({ ...EMPTY, goods: { wood: 2, weapon: 1 } });
  const [warrior, wood, weapon] = marks;
  expect(wood?.y).toBeGreaterThan(warrior?.y ?? 0);
  expect(weapon?.y).toBe(wood?.y);
  expect(weapon?.x).toBeGreaterThan(wood?.x ?? 0);
});

it('shrinks what would not fit', () => {
  const goods = { wood: 3, horse: 1, gold: 2, coal: 2, iron: 2, weapon: 1 };
  expect(arrange({ ...EMPTY, goods }).scale).toBeLessThan(1);
});

it('shows nothing in an unclaimed country but its source', () => {
  const { marks } = arrange({ ...EMPTY, owner: null, source: 'face_down' });
  expect(marks.map(({ mark }) => mark.what)).toEqual(['source']);
});

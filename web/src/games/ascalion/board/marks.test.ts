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
  expect(arrange(EMPTY)).toEqual([{ mark: { what: 'warrior', seat: 0, value: 1 }, x: 0, y: 6 }]);
});

it('puts goods into a row of their own', () => {
  const [warrior, wood, weapon] = arrange({ ...EMPTY, goods: { wood: 2, weapon: 1 } });
  expect(wood?.y).toBeGreaterThan(warrior?.y ?? 0);
  expect(weapon?.y).toBe(wood?.y);
  expect(weapon?.x).toBeGreaterThan(wood?.x ?? 0);
});

it('begins another row with what would not fit', () => {
  const goods = { wood: 3, horse: 1, gold: 2, coal: 2, iron: 2, weapon: 1 };
  const rows = (size: number) => new Set(arrange({ ...EMPTY, goods }, size).map(({ y }) => y)).size;
  expect(rows(1)).toBe(3);
  expect(rows(2)).toBeGreaterThan(3);
});

it('shows nothing in an unclaimed country but its source', () => {
  const marks = arrange({ ...EMPTY, owner: null, source: 'face_down' });
  expect(marks.map(({ mark }) => mark.what)).toEqual(['source']);
});

it('puts what an attack would come to beside the goods', () => {
  const sums = { attack: 5, defence: 2 };
  const parts = { thirds: [], help: 0, hindrance: 0, reinforced: false, parties: [] };
  const chance = { prospect: 'sure' as const, sums, ...parts };
  const [, margin, wood] = arrange({ ...EMPTY, goods: { wood: 1 } }, 1, chance);
  expect(margin?.mark).toEqual({ what: 'margin', text: '+3', prospect: 'sure' });
  expect(wood?.y).toBe(margin?.y);
});

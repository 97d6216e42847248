import { expect, it } from 'vitest';
import { readGuide } from '../guide';
import type { Country } from '../model';
import type { Chance } from '../shown';
import { guide as guideJson } from '../testing/scenes';
import { namesOf } from './names';

const guide = readGuide(guideJson);
const empty = (due: number): Country => ({
  owner: due > 0 ? 0 : null,
  goods: {},
  value: 1,
  book: false,
  follower: null,
  city: false,
  source: due > 0 ? 'wood' : null,
  due,
  temple: null,
  university: false,
});
const all = (due: number): Record<string, Country> =>
  Object.fromEntries(Object.keys(guide.countries).map((id) => [id, empty(due)]));

it('every name is written where there is room', () => {
  expect(namesOf(all(0), guide, 3).size).toBe(Object.keys(guide.countries).length);
});

it('on a small map names give way to the badges of sources, and no badge stands on a name', () => {
  // At every size at most as many names as without badges, and at some size fewer.
  const counts = [0.4, 0.5, 0.62, 0.8, 1].map((pixels) => [
    namesOf(all(0), guide, pixels).size,
    namesOf(all(2), guide, pixels).size,
  ]);
  for (const [bare = 0, badged = 0] of counts) expect(badged).toBeLessThanOrEqual(bare);
  expect(counts.some(([bare = 0, badged = 0]) => badged < bare)).toBe(true);
});

it('names give way to what attacks would come to', () => {
  const sums = { attack: 7, defence: 4 };
  const chance: Chance = {
    prospect: 'sure',
    sums,
    thirds: [],
    help: 0,
    hindrance: 0,
    reinforced: false,
    parties: [],
  };
  const chances = Object.fromEntries(Object.keys(guide.countries).map((id) => [id, chance]));
  const owned = Object.fromEntries(
    Object.entries(all(0)).map(([id, country]) => [id, { ...country, owner: 1, city: true }]),
  );
  const counts = [0.3, 0.35, 0.4, 0.45, 0.5, 0.62].map((pixels) => [
    namesOf(owned, guide, pixels).size,
    namesOf(owned, guide, pixels, chances).size,
  ]);
  expect(counts.some(([bare = 0, marked = 0]) => marked < bare)).toBe(true);
});

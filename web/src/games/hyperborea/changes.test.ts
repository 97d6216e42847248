import { expect, it } from 'vitest';
import { groupsOn } from './cells';
import { changedHexes, shiftsOf, trailsOf } from './changes';
import { readView, type View } from './model';
import { views } from './testing/scenes';

/** A copy in which free miniatures of a seat stand elsewhere. */
function moved(view: View, seat: number, from: string, to: string): View {
  const after = structuredClone(view);
  const shift = (hex: string, by: number): void => {
    const free = after.hexes[hex]?.free;
    if (free !== undefined) free[seat] = (free[seat] ?? 0) + by;
  };
  shift(from, -1);
  shift(to, 1);
  return after;
}

const before = readView(views.menu);
const home = Object.keys(before.hexes).find((hex) => (before.hexes[hex]?.free[0] ?? 0) > 0) ?? '';

it('a step leaves a trail from hex to hex', () => {
  const after = moved(before, 0, home, 'c');
  expect(trailsOf(before, after)).toEqual([{ seat: 0, from: home, to: 'c' }]);
  expect(shiftsOf(before, after)).toContainEqual({ hex: 'c', seat: 0, by: 1 });
});

it('hexes that look different are told, what only concerns walking is not', () => {
  const after = moved(before, 0, home, 'c');
  expect(changedHexes(before, after).toSorted()).toEqual(['c', home].toSorted());
  const stopped = structuredClone(before);
  for (const state of Object.values(stopped.hexes)) state.stopped = 1;
  expect(changedHexes(before, stopped)).toEqual([]);
});

it('a miniature that comes from the reserve leaves none', () => {
  const after = structuredClone(before);
  const free = after.hexes['c']?.free;
  if (free !== undefined) free[1] = 1;
  expect(trailsOf(before, after)).toEqual([]);
});

it('pieces are grouped by seat and kind', () => {
  const state = {
    tile: 'B01',
    sites: [],
    free: [2, 0, 1],
    forts: [1, 0, 0],
    stopped: 0,
    controller: null,
  };
  expect(groupsOn(state)).toEqual([
    { seat: 0, kind: 'mini', count: 2 },
    { seat: 0, kind: 'fort', count: 1 },
    { seat: 2, kind: 'mini', count: 1 },
  ]);
});

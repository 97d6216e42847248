// What went from where to where between two views: vessels, and goods on land.
import { listed } from '../goods';
import type { Goods, View } from '../model';
import { areaOf } from '../scene';
import { changedAreas } from './changes';

export interface Move {
  id: string;
  owner: number;
  /** Places of a vessel, or countries. */
  from: string;
  to: string;
}

const weigh = (goods: Goods): string =>
  listed(goods)
    .map(({ kind, amount }) => `${kind}${amount}`)
    .join();

/** What one bundle has more than another. */
const beyond = (more: Goods, less: Goods): Goods =>
  Object.fromEntries(
    listed(more)
      .map(({ kind, amount }) => [kind, amount - (less[kind] ?? 0)] as const)
      .filter(([, amount]) => amount > 0),
  );

const voyages = (before: View, after: View): Move[] =>
  Object.entries(after.vessels).flatMap(([id, { place, owner }]) => {
    const from = before.vessels[id]?.place;
    const sailed = from !== undefined && from !== place && owner !== null;
    return sailed ? [{ id, owner, from, to: place }] : [];
  });

/** Goods that left one country and lie in another of the same owner now. */
function carried(before: View, after: View): Move[] {
  const changes = changedAreas(before, after).flatMap((id) => {
    const was = areaOf(before, id);
    const is = areaOf(after, id);
    const owner = is?.owner ?? null;
    if (was === null || is === null || owner === null || was.owner !== owner) return [];
    const lost = weigh(beyond(was.goods, is.goods));
    return [{ id, owner, lost, gained: weigh(beyond(is.goods, was.goods)) }];
  });
  return changes
    .filter(({ lost }) => lost !== '')
    .flatMap(({ id, owner, lost }) => {
      const to = changes.filter((one) => one.owner === owner && one.gained === lost);
      const [only] = to;
      return to.length === 1 && only !== undefined
        ? [{ id: `${id} ${only.id}`, owner, from: id, to: only.id }]
        : [];
    });
}

export const movesBetween = (before: View, after: View): Move[] => [
  ...voyages(before, after),
  ...carried(before, after),
];

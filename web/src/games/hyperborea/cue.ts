// Which sound goes with a change of the table.
import type { Cue } from '../game';
import { readView, type View } from './model';

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** Miniatures of everybody that are on the map. */
const onMap = (view: View): number =>
  total(
    Object.values(view.hexes).map(
      ({ free, sites }) => total(free) + sites.filter(({ figure }) => figure !== null).length,
    ),
  );

const positions = (view: View): string =>
  Object.values(view.hexes)
    .map(({ free, forts, sites }) => `${free}/${forts}/${sites.map(({ figure }) => figure)}`)
    .join(';');

export function cueOf(before: unknown, after: unknown): Cue | null {
  if (before === null || after === null) return null;
  const was = readView(before);
  const is = readView(after);
  if (onMap(is) < onMap(was) && is.turn.phase === 'main') return 'attack';
  if (is.turn.active !== was.turn.active) return 'page';
  if (is.market.open.join() !== was.market.open.join()) return 'card';
  return positions(is) === positions(was) ? null : 'piece';
}

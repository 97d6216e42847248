// Which sound goes with a change of the table.
import type { Cue } from '../game';
import { changedAreas, conquered } from './board/changes';
import { readView } from './model';

export function cueOf(before: unknown, after: unknown): Cue | null {
  if (before === null || after === null) return null;
  const was = readView(before);
  const is = readView(after);
  if (conquered(was, is).length > 0 || (was.attack.target === null && is.attack.target !== null))
    return 'attack';
  if (is.turn.phase !== was.turn.phase) return 'dice';
  if (is.turn.active !== was.turn.active) return 'page';
  const sailed = Object.entries(is.vessels).some(
    ([id, { place }]) => was.vessels[id]?.place !== place,
  );
  return sailed || changedAreas(was, is).length > 0 ? 'piece' : null;
}

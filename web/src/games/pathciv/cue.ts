// Which sound goes with a change of the table.
import type { Cue } from '../game';
import { readView } from './model';

export function cueOf(before: unknown, after: unknown): Cue | null {
  if (before === null || after === null) return null;
  const was = readView(before);
  const is = readView(after);
  if (is.turn.round !== was.turn.round) return 'page';
  if (is.turn.phase === was.turn.phase) return null;
  return is.turn.phase === 'battle' ? 'attack' : 'card';
}

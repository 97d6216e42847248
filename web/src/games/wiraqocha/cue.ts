// Which sound goes with a change of the table.
import type { Cue } from '../game';
import { differenceOf } from './diff';
import { readView } from './model';

export function cueOf(before: unknown, after: unknown): Cue | null {
  if (before === null || after === null) return null;
  const was = readView(before);
  const is = readView(after);
  const change = differenceOf(was, is);
  if (change.beaten.length > 0 || is.board.dead !== was.board.dead) return 'attack';
  if (is.turn.active !== was.turn.active) return 'page';
  if (is.turn.pool.length > was.turn.pool.length || is.turn.rerolls < was.turn.rerolls)
    return 'dice';
  if (change.arrivals.length > 0 || change.dice.length > 0) return 'piece';
  const cards = (seats: typeof is.seats): number =>
    seats.reduce((n, seat) => n + seat.cards.length, 0);
  return cards(is.seats) !== cards(was.seats) ? 'card' : null;
}

// What looks different since I last chose: marked until my next choice opens.
import type { Scene } from '../game';
import { readView, type View } from './model';
import { owned } from './scene';
import type { CardId, Seat, TechId } from './shown';

/** The table as I left it; null when nothing is new. */
export const oldView = ({ since }: Scene): View | null =>
  since === null ? null : readView(since.view);

type Track = 'population' | 'philosophy';

/** Whether this seat came to where it stands on a track; my own marks are no news to me. */
export function hasMoved(old: View | null, now: View, seat: number, track: Track): boolean {
  const before = old?.seats[seat]?.[track];
  return seat !== now.viewer && before !== undefined && before !== now.seats[seat]?.[track];
}

/** Whether this seat got its first copy of a technology. */
export function hasLearnt(old: View | null, now: View, seat: number, tech: TechId): boolean {
  const before = old?.seats[seat];
  const after = now.seats[seat];
  if (seat === now.viewer || before === undefined || after === undefined) return false;
  return owned(before, tech) === 0 && owned(after, tech) > 0;
}

/** Whether a card came to the market. */
export const hasCome = (old: View | null, card: CardId): boolean =>
  old !== null && !old.market.open.includes(card);

/** What a figure of a seat was, if it was another one; null: nothing to tell. */
export function wasBefore(
  old: View | null,
  now: View,
  seat: number,
  figure: (seat: Seat) => number,
): number | null {
  const before = old?.seats[seat];
  const after = now.seats[seat];
  if (seat === now.viewer || before === undefined || after === undefined) return null;
  return figure(before) === figure(after) ? null : figure(before);
}

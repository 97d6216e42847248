// What lies on the fields of a board: the hand as it is to be laid, what was committed, or what was
// revealed.
import { present } from '../../json';
import { handOf, isTouched, laidCards } from '../draft/draft.svelte';
import type { View } from '../model';
import type { TechId } from '../shown';

export interface Fields {
  left: TechId[];
  right: TechId[];
  /** The last place: what is to be discarded, what is still to be laid, or the new card. */
  last: TechId | null;
  lastIs: 'discard' | 'open' | 'fresh';
  /** Whether cards may change places now. */
  open: boolean;
}

/** The picks of the viewer, who has committed and waits for others. */
function committed(view: View, hand: readonly TechId[]): Fields {
  const rest = [...hand];
  const take = (card: TechId | null): void => {
    const at = card === null ? -1 : rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  };
  const discard = view.own?.discard ?? null;
  const left = present(view.own?.left ?? []);
  take(discard);
  for (const card of left) take(card);
  return { left, right: rest, last: discard, lastIs: 'discard', open: false };
}

/** The fields of a seat as this viewer sees them. */
export function fieldsOf(view: View, number: number): Fields {
  const seat = view.seats[number];
  if (seat === undefined) return { left: [], right: [], last: null, lastIs: 'fresh', open: false };
  const mine = view.viewer === number && view.turn.ask === 'projects';
  if (mine && present(view.own?.left ?? []).length > 0) return committed(view, present(seat.hand));
  if (mine && handOf(view).length > 0) {
    const cards = laidCards(view);
    const open = view.turn.waiting.includes(number);
    return {
      left: cards.slice(0, 2),
      right: cards.slice(2, 4),
      last: cards[4] ?? null,
      // Nothing is thrown away that nobody has put there.
      lastIs: isTouched(view) || view.own?.discard !== null ? 'discard' : 'open',
      open,
    };
  }
  const { left, right, new: fresh } = seat;
  return {
    left: present(left),
    right: present(right),
    last: fresh,
    lastIs: 'fresh',
    open: false,
  };
}

// What the player has in mind but has not committed: how the hand is to be laid, and which card is
// taken up to change its place.
import { present } from '../../json';
import type { View } from '../model';
import type { TechId } from '../shown';
import { laidAgain, PLACES, swapped } from './lay';

interface Draft {
  /** Which hand it is for. */
  of: string;
  cards: TechId[];
  /** Whether a card has been put on the last place or taken from it: until then nobody has chosen what
   * goes. */
  chosen: boolean;
  lifted: number | null;
}

const LAST = PLACES.indexOf('discard');

export const draft: Draft = $state({ of: '', cards: [], chosen: false, lifted: null });

/** The hand of the viewer while it is to be laid, else nothing; a card that is discarded already keeps
 * its place at the end. */
export function handOf(view: View): TechId[] {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  if (seat === undefined || view.turn.ask !== 'projects' || view.own === null) return [];
  const { discard } = view.own;
  const hand = present(seat.hand);
  if (discard === null) return hand;
  const at = hand.indexOf(discard);
  return [...hand.filter((_, i) => i !== at), discard];
}

/** The cards as they are to be laid: the draft if it is for this hand, else what was laid before. */
export function laidCards(view: View): TechId[] {
  const hand = handOf(view);
  if (draft.of === keyOf(view, hand)) return draft.cards;
  return view.own?.discard == null ? laidAgain(hand, draft.cards) : hand;
}

const keyOf = (view: View, hand: readonly TechId[]): string =>
  `${view.viewer}/${view.turn.round}/${hand.join(' ')}`;

/** Whether the player has changed anything of this hand. */
export const isTouched = (view: View): boolean => draft.of === keyOf(view, handOf(view));

/** Whether the player has decided what goes. */
export const hasChosenDiscard = (view: View): boolean => isTouched(view) && draft.chosen;

function change(view: View, one: number, other: number): void {
  const cards = swapped(laidCards(view), one, other);
  draft.chosen = hasChosenDiscard(view) || one === LAST || other === LAST;
  draft.of = keyOf(view, handOf(view));
  draft.cards = cards;
}

/** Takes a card up, puts it down again, or changes it with the one that is up. */
export function touch(view: View, place: number): void {
  if (draft.lifted === null) draft.lifted = place;
  else {
    if (draft.lifted !== place) change(view, draft.lifted, place);
    draft.lifted = null;
  }
}

export function moveCard(view: View, from: number, to: number): void {
  if (from !== to) change(view, from, to);
  draft.lifted = null;
}

/** Esc: puts down the card that is up; true if there was one. */
export function putDown(): boolean {
  const held = draft.lifted !== null;
  draft.lifted = null;
  return held;
}

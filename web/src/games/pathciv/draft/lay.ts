// Phase A: five technologies on five places, which change places until they are committed. The first
// two places are the left fields, the next two the right ones, the last one is the discard.
import { partsOf } from '../../common/targets';
import type { Target, Way } from '../../game';
import type { TechId } from '../shown';

export const PLACES = ['left', 'left', 'right', 'right', 'discard'] as const;
export type Place = (typeof PLACES)[number];

/** The two cards that change places. */
export function swapped<T>(cards: readonly T[], one: number, other: number): T[] {
  return cards.map((card, i) => {
    if (i === one) return cards[other] ?? card;
    return i === other ? (cards[one] ?? card) : card;
  });
}

/** The cards that a way puts on a place, each once. */
const cardsAt = (way: Pick<Way, 'targets'>, place: Place): TechId[] =>
  way.targets
    .flat()
    .map(partsOf)
    .flatMap(({ kind, id }) => (kind === place ? id : []));

const agree = (put: readonly TechId[], laid: readonly TechId[]): boolean =>
  put.length === 0 ||
  (laid.every((card) => put.includes(card)) && put.every((card) => laid.includes(card)));

/** Whether a way leads to this layout. */
export const leadsTo = (way: Pick<Way, 'targets'>, cards: readonly TechId[]): boolean =>
  agree(cardsAt(way, 'left'), cards.slice(0, 2)) && agree(cardsAt(way, 'discard'), cards.slice(4));

export const COMMIT: Target = 'action:commit';

/** Layouts of phase A are chosen by laying the cards that way: the main button takes the one that lies
 * there, all others have no place. */
export function clickedFor(way: Way, laid: readonly TechId[]): Target | undefined {
  const kind = partsOf(way.targets[0]?.[0] ?? '').kind;
  if (kind !== 'discard' && kind !== 'left') return undefined;
  return leadsTo(way, laid) ? COMMIT : `lay:${way.path.join('/')}`;
}

/** The hand as it was laid before, as far as it still fits: a new card comes where one has left. */
export function laidAgain(hand: readonly TechId[], before: readonly TechId[]): TechId[] {
  const rest = [...hand];
  const kept = before.map((card) => {
    const at = rest.indexOf(card);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  const filled = kept.slice(0, hand.length).map((card) => card ?? rest.shift() ?? '');
  return [...filled, ...rest].slice(0, hand.length);
}

// Phase A: five technologies on five places, which change places until they are committed. The first
// two places are the left fields, the next two the right ones, the last one is the discard.
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

const sorted = (cards: readonly TechId[]): string => [...cards].sort().join(' ');

/** Whether an offered path of notations leads to this layout. */
export function leadsTo(path: readonly string[], cards: readonly TechId[]): boolean {
  return path.every((notation) => {
    const [word, ...named] = notation.split(' ');
    if (word === 'discard') return named[0] === cards[4];
    return word === 'left' && sorted(named) === sorted(cards.slice(0, 2));
  });
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

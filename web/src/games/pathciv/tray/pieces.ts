// Windows in which cubes or research points are picked one by one: what is asked, and where on the
// board the answers are.

import type { Text } from '../../../protocol';
import { present } from '../../json';
import type { View } from '../model';
import { circlesOffered, cubesOffered, type Facts, totalOf } from '../parts/amounts';
import { type Circle, type Guide, type Seat, TRAYS, type Tray, TYPES, type Type } from '../shown';
import { WORDS } from '../words';

export interface Question {
  words: Text;
  /** What the targets of the answers begin with. */
  kind: 'cube' | 'circle' | 'type';
  /** How many are to be picked. */
  n: number;
  /** How many there are of each sort; a sort that is left out cannot be picked. */
  there: Partial<Record<Tray | Circle, number>>;
  /** Whether one type at least must stay untouched, for points of any type (P6.42). */
  spares: boolean;
}

type Sorts = Question['there'];

const all = (sorts: readonly (Tray | Circle)[], n: number): Sorts =>
  Object.fromEntries(sorts.map((sort) => [sort, n]));

/** How many are above the limit and not given up yet. */
const excess = (offered: number, limit: number, given: Record<string, number>): number =>
  Math.max(0, offered - limit - totalOf(given));

/** What is there less what was given up already. */
const less = (offer: Sorts, given: Sorts): Sorts =>
  Object.fromEntries(
    Object.entries(offer).map(([sort, n]) => [sort, n - (given[sort as Tray | Circle] ?? 0)]),
  );

type Own = NonNullable<View['own']>;

function deployment(seat: Seat, own: Own, left: Facts): Question {
  const offered = cubesOffered(seat, left);
  const n = excess(totalOf(offered), seat.limit, own.cubesGiven);
  const there = less(offered, own.cubesGiven);
  return { words: WORDS.giveUpCubes(n), kind: 'cube', n, there, spares: false };
}

function circles(seat: Seat, own: Own, right: Facts): Question {
  const offered = circlesOffered(seat, right);
  const n = excess(totalOf(offered), seat.limit, own.circlesGiven);
  const there = less(offered, own.circlesGiven);
  if (n > 0)
    return { words: WORDS.giveUpCircles(n), kind: 'circle', n, there, spares: offered.any > 0 };
  const any = (there.any ?? 0) - totalOf(own.chosen);
  const open = TYPES.filter((type) => own.circlesGiven[type] === 0);
  return types(any, open);
}

const types = (n: number, open: readonly Type[]): Question => ({
  words: WORDS.chooseTypes(n),
  kind: 'type',
  n,
  there: all(open, n),
  spares: false,
});

function gains(seat: Seat, own: Own): Question {
  const points = seat.anyResearch - totalOf(own.chosen);
  if (points > 0) return types(points, TYPES);
  const n = seat.anyCubes - totalOf(own.recruited);
  return { words: WORDS.chooseCubes(n), kind: 'cube', n, there: all(TRAYS, n), spares: false };
}

/** The question to the viewer, if it is one of these. */
export function questionOf(view: View, guide: Guide): Question | null {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const { own } = view;
  if (seat === undefined || own === null) return null;
  const facts = (cards: readonly (string | null)[]): Facts =>
    present(cards).map((card) => guide.technologies[card]);
  switch (view.turn.ask) {
    case 'deployment':
      return deployment(seat, own, facts(seat.left));
    case 'circles':
      return circles(seat, own, facts(seat.right));
    case 'gains':
      return gains(seat, own);
    default:
      return null;
  }
}

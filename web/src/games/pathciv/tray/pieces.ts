// Windows in which cubes or research points are picked one by one: what is asked, and where on the
// board the answers are.

import type { Text } from '../../../protocol';
import { present } from '../../json';
import type { View } from '../model';
import { circlesOffered, cubesOffered, totalOf } from '../parts/amounts';
import type { Guide } from '../shown';
import { WORDS } from '../words';

export interface Question {
  words: Text;
  /** Which row of the board holds the answers. */
  row: 'cubes' | 'research';
  /** What the targets of the answers begin with. */
  kind: 'cube' | 'circle' | 'type';
}

const cubes = (words: Text): Question => ({ words, row: 'cubes', kind: 'cube' });
const circles = (words: Text): Question => ({ words, row: 'research', kind: 'circle' });
const types = (words: Text): Question => ({ words, row: 'research', kind: 'type' });

/** How many are above the limit and not given up yet. */
const excess = (offered: number, limit: number, given: Record<string, number>): number =>
  Math.max(0, offered - limit - totalOf(given));

/** The question to the viewer, if it is one of these. */
export function questionOf(view: View, guide: Guide): Question | null {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const { own } = view;
  if (seat === undefined || own === null) return null;
  const facts = (cards: readonly (string | null)[]) =>
    present(cards).map((card) => guide.technologies[card]);
  switch (view.turn.ask) {
    case 'deployment': {
      const offered = totalOf(cubesOffered(seat, facts(seat.left)));
      const n = excess(offered, seat.limit, own.cubesGiven);
      return cubes(WORDS.giveUpCubes(n));
    }
    case 'circles': {
      const offered = circlesOffered(seat, facts(seat.right));
      const n = excess(totalOf(offered), seat.limit, own.circlesGiven);
      if (n > 0) return circles(WORDS.giveUpCircles(n));
      const any = offered.any - own.circlesGiven.any - totalOf(own.chosen);
      return types(WORDS.chooseTypes(any));
    }
    case 'gains': {
      const points = seat.anyResearch - totalOf(own.chosen);
      if (points > 0) return types(WORDS.chooseTypes(points));
      return cubes(WORDS.chooseCubes(seat.anyCubes - totalOf(own.recruited)));
    }
    default:
      return null;
  }
}

// Windows in which cubes or research points are picked one by one: what is asked, and what each piece
// that can be clicked stands for.
import type { Text } from '../../../protocol';
import type { Target } from '../../game';
import type { Guide } from '../guide';
import { CIRCLES, type Circle, TRAYS, type Tray, TYPES } from '../ids';
import type { View } from '../model';
import { circlesOffered, cubesOffered, totalOf } from '../parts/amounts';
import { WORDS } from '../words';

export interface Piece {
  target: Target;
  sort: Tray | Circle;
}

export interface Question {
  words: Text;
  pieces: Piece[];
}

const cubePieces: Piece[] = TRAYS.map((sort) => ({ target: `cube:${sort}`, sort }));
const circlePieces: Piece[] = CIRCLES.map((sort) => ({ target: `circle:${sort}`, sort }));
const typePieces: Piece[] = TYPES.map((sort) => ({ target: `type:${sort}`, sort }));

/** How many are above the limit and not given up yet. */
const excess = (offered: number, limit: number, given: Record<string, number>): number =>
  Math.max(0, offered - limit - totalOf(given));

/** The question to the viewer, if it is one of these. */
export function questionOf(view: View, guide: Guide): Question | null {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer];
  const { own } = view;
  if (seat === undefined || own === null) return null;
  const facts = (cards: readonly string[]) => cards.map((card) => guide.technologies[card]);
  switch (view.turn.ask) {
    case 'deployment': {
      const offered = totalOf(cubesOffered(seat, facts(seat.left)));
      const n = excess(offered, seat.limit, own.cubesGiven);
      return { words: WORDS.giveUpCubes(n), pieces: cubePieces };
    }
    case 'circles': {
      const offered = circlesOffered(seat, facts(seat.right));
      const n = excess(totalOf(offered), seat.limit, own.circlesGiven);
      if (n > 0) return { words: WORDS.giveUpCircles(n), pieces: circlePieces };
      const any = offered.any - own.circlesGiven.any - totalOf(own.chosen);
      return { words: WORDS.chooseTypes(any), pieces: typePieces };
    }
    case 'gains': {
      const points = seat.anyResearch - totalOf(own.chosen);
      if (points > 0) return { words: WORDS.chooseTypes(points), pieces: typePieces };
      const cubes = seat.anyCubes - totalOf(own.recruited);
      return { words: WORDS.chooseCubes(cubes), pieces: cubePieces };
    }
    default:
      return null;
  }
}

// A view and the guide of Hyperborea as the screen uses them.
import { viewReader } from '../common/view';
import { remembered } from '../json';
import * as shown from './shown';

export const readView = viewReader(shown.readView);
export type View = ReturnType<typeof readView>;

export type Cubes = shown.Seat['bag'];

/** The colours with a row of their own, in the order of the board; grey is waste. */
export const ROWS = [
  'red',
  'green',
  'purple',
  'blue',
  'orange',
  'yellow',
] as const satisfies readonly shown.Colour[];
export type Row = (typeof ROWS)[number];

/** The seat of the miniature in a site; null for a ghost. */
export const seatOf = (figure: shown.Figure): number | null =>
  figure === 'ghost' ? null : shown.FIGURES.indexOf(figure);

/** The kinds of the menu that are followed by what they are about. */
export const KINDS = [
  'place',
  'walk',
  'fly',
  'attack',
  'ranged',
  'fort',
  'deploy',
  'enter',
  'token',
  'develop',
  'row',
  'diff',
  'upgrade',
  'take',
  'refresh',
  'draw',
  'generate',
  'restore',
  'exchange',
  'purge',
  'spy',
  'strike',
  'race',
  'end',
] as const satisfies readonly shown.ActionKind[];
export type Kind = (typeof KINDS)[number];

/** A base technology in the colour that both of its sets have a space for. */
export interface Technology extends shown.TechnologyFact {
  colour: shown.Colour;
}

function technologyOf(fact: shown.TechnologyFact, all: shown.Guide['sets']): Technology {
  const [first = [], second = []] = fact.sets.map((id) => all[id]?.spaces ?? []);
  const colour = ROWS.find((one) => first.includes(one) && second.includes(one)) ?? 'grey';
  return { ...fact, colour };
}

/** The facts of a guide; the same object gives the same facts. */
export const readGuide = remembered((json, where) => {
  const guide = shown.readGuide(json, where);
  return { ...guide, technologies: guide.technologies.map((one) => technologyOf(one, guide.sets)) };
}, 'guide');
export type Guide = ReturnType<typeof readGuide>;

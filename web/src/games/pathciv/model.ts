// A view and the guide of Path of Civilization as the screen uses them.
import { viewReader } from '../common/view';
import { remembered } from '../json';
import * as shown from './shown';

export const readView = viewReader(shown.readView);
export type View = ReturnType<typeof readView>;

/** The facts of a guide; the same object gives the same facts. */
export const readGuide = remembered(shown.readGuide, 'guide');

export type Cubes = shown.Seat['trays'];
export type Research = shown.Seat['research'];
export type Circles = shown.Produce['circles'];

/** Categories of the score, in the order of the score sheet. */
export const PARTS = [
  'technologies',
  'philosophy',
  'population',
  'leaders',
  'wonders',
  'tokens',
  'cubes',
] as const;
export type ScorePart = (typeof PARTS)[number];

export const LEVELS = [1, 2, 3, 4] as const;
export const ROUNDS = 9;

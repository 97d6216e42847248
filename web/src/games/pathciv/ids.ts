// The stable names that the engine uses in Path of Civilization, as types and lists. Cards, markers,
// boards and events are named by the guide.

/** The order of every chain and of every row. */
export const TYPES = ['military', 'cult', 'science', 'culture', 'industry'] as const;
export type Type = (typeof TYPES)[number];

export const TRAYS = ['red', 'yellow', 'blue', 'grey', 'purple'] as const;
export type Tray = (typeof TRAYS)[number];

/** What brings a research point: of a type, or of one that its owner picks. */
export const CIRCLES = ['any', ...TYPES] as const;
export type Circle = (typeof CIRCLES)[number];

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

export const PHASES = [
  'setup',
  'start',
  'projects',
  'deployment',
  'philosophy',
  'wonders',
  'leaders',
  'research',
  'technology',
  'challenge',
  'battle',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const LEVELS = [1, 2, 3, 4] as const;
export const ROUNDS = 9;

export type TechId = string;
export type StackId = string;
export type CardId = string;
export type MarkerId = string;

/** Whether a word is one of a list of names. */
export function isOneOf<T extends string>(names: readonly T[], word: unknown): word is T {
  return (names as readonly unknown[]).includes(word);
}

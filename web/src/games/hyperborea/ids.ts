// The stable names that the engine uses in Hyperborea, as types and lists. Cards, tokens, tiles,
// hexes and race tiles are named by the guide.

/** The colours with a row of their own, in the order of the board; grey is waste. */
export const ROWS = ['red', 'green', 'purple', 'blue', 'orange', 'yellow'] as const;
export type Row = (typeof ROWS)[number];

export const COLOURS = [...ROWS, 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

export const SPACES = [...COLOURS, 'multi'] as const;
export type Space = (typeof SPACES)[number];

export const TERRAINS = ['desert', 'forest', 'swamp', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];

export const DECKS = ['deck_1', 'deck_2', 'deck_3', 'deck_4'] as const;
export type DeckId = (typeof DECKS)[number];

export const CONDITIONS = ['gems', 'technologies', 'miniatures'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Categories of the score, in the order of the score sheet. */
export const PARTS = [
  'gems',
  'trophies',
  'ghosts',
  'cubes',
  'objectives',
  'cards',
  'control',
] as const;
export type ScorePart = (typeof PARTS)[number];

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
] as const;
export type Kind = (typeof KINDS)[number];

export const PHASES = ['setup', 'starting', 'main', 'ending', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type HexId = string;
export type CardId = string;
export type SetId = string;
export type TokenId = string;
export type PointId = string;

/** Whether a word is one of a list of names. */
export function isOneOf<T extends string>(names: readonly T[], word: unknown): word is T {
  return (names as readonly unknown[]).includes(word);
}

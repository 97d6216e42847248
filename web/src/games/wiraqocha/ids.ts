// The stable names that the engine uses for everything in Wiraqocha, as types and lists.

export const HEXES = [
  'n01',
  'n02',
  'n03',
  'n04',
  'n05',
  'n06',
  'n07',
  'n08',
  'n09',
  'n10',
  'n11',
  'n12',
  'p11',
  'p22',
  'p33',
  'p44',
  'p55',
  'p66',
  's123',
  's234',
  's345',
  's456',
  'cave',
] as const;
export type HexId = (typeof HEXES)[number];

export const PIECES = [
  'base',
  'explorer',
  'driller',
  'zeppelin',
  'android_explorer',
  'juggernaut',
  'mechanical_miner',
] as const;
export type PieceId = (typeof PIECES)[number];

export const CARDS = [
  'android_factory',
  'flying_fortress',
  'force_field',
  'recovery_workshop',
  'android_explorer',
  'battle_exoskeleton',
  'death_ray',
  'juggernaut',
  'mechanical_miner',
  'production_tanks',
  'psychic_probe',
  'transport_tunneller',
] as const;
export type CardId = (typeof CARDS)[number];

export const ARTEFACTS = ['a', 'b', 'c', 'd'] as const;
export type ArtefactId = (typeof ARTEFACTS)[number];

export const PHASES = [
  'laying',
  'dealing',
  'starting',
  'preparing',
  'rolling',
  'acting',
  'rerolling',
  'somnium',
  'refilling',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** What may be done once per turn, and what Phase I still owes. */
export const MARKS = [
  'income',
  'count',
  'workshop',
  'factory',
  'tunnel',
  'somnium',
  'exoskeleton',
  'build',
  'buy_back',
  'fortress',
  'probe',
] as const;
export type Mark = (typeof MARKS)[number];

/** The parameter that an action in progress asks for. */
export const ASKS = [
  'nothing',
  'target',
  'mover',
  'condition',
  'beating',
  'fate',
  'loot',
  'face',
  'step',
  'card',
  'piece',
  'captor',
  'payment',
] as const;
export type Ask = (typeof ASKS)[number];

/** The entries of the menus of Phase I and Phase II. */
export const ACTIONS = [
  'income',
  'count',
  'swap',
  'workshop',
  'factory',
  'take_back',
  'cave_move',
  'roll',
  'place',
  'conquer',
  'plunder',
  'tunnel',
  'lay',
  'step',
  'reroll',
  'somnium_die',
  'exoskeleton',
  'build',
  'buy_back',
  'fortress',
  'probe',
  'death_ray',
  'ransom',
  'end_turn',
] as const;
export type ActionId = (typeof ACTIONS)[number];

export const ENDINGS = ['none', 'treasure', 'somnium', 'leviathan', 'round_cap'] as const;
export type Ending = (typeof ENDINGS)[number];

export const TERRAINS = ['jungle', 'ruins', 'village', 'vein', 'cave'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const GROUNDS = ['valley', 'mountain'] as const;
export type Ground = (typeof GROUNDS)[number];

/** Whether a word is one of a list of names. */
export function isOneOf<T extends string>(names: readonly T[], word: unknown): word is T {
  return (names as readonly unknown[]).includes(word);
}

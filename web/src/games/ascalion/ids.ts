// The stable names that the engine uses in Ascalion, as types and lists. Countries, vessels and
// places are named by the guide.

/** The order of kinds is that of picks: a bundle is given kind by kind. */
export const KINDS = ['wood', 'horse', 'gold', 'coal', 'iron', 'weapon'] as const;
export type Kind = (typeof KINDS)[number];

export const RECIPES = [
  'weapon_iron_coal',
  'weapon_gold',
  'city_mixed',
  'city_gold',
  'boat_wood',
  'ship_wood',
  'ship_gold',
] as const;
export type RecipeId = (typeof RECIPES)[number];

export const RELIGIONS = ['brothers', 'sisters'] as const;
export type Religion = (typeof RELIGIONS)[number];

export const PHASES = [
  'setup',
  'development',
  'production',
  'trade',
  'transport',
  'attack',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const TRANSPORTS = ['foot', 'ride', 'chain', 'boat', 'ship'] as const;
export type TransportKind = (typeof TRANSPORTS)[number];

export const PURPOSES = ['ordinary', 'extra', 'bonus'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** An area is a country or a vessel, a place is a section of the river or a field of the sea. */
export type AreaId = string;
export type PlaceId = string;

/** Whether a word is one of a list of names. */
export function isOneOf<T extends string>(names: readonly T[], word: unknown): word is T {
  return (names as readonly unknown[]).includes(word);
}

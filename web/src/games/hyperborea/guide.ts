// The facts of Hyperborea that do not change during a game: maps, tiles, cards, tokens, race tiles,
// their effects and short rules. They come from the server's guide, checked once.
import type { Text } from '../../protocol';
import { type Topic, topic, words } from '../common/guide';
import {
  flag,
  list,
  number,
  object,
  oneOf,
  orNull,
  perKey,
  perName,
  type Reader,
  remembered,
  text,
} from '../json';
import {
  type CardId,
  COLOURS,
  type Colour,
  DECKS,
  type DeckId,
  type HexId,
  METALS,
  type Metal,
  type PointId,
  type SetId,
  SPACES,
  type Space,
  TERRAINS,
  type Terrain,
  type TokenId,
} from './ids';

export const PRICES = ['cube', 'grey', 'mini', 'gem'] as const;
export type Price = (typeof PRICES)[number];

/** One part of what a card, city, token or set does. */
export type Effect =
  | { kind: 'gain'; point: PointId; amount: number }
  | { kind: 'or'; options: Effect[][] }
  | { kind: 'pay'; price: Price; gains: Effect[] };

interface Giving {
  text: Text;
  gives: Effect[];
}

export interface SetFact extends Giving {
  name: Text;
  spaces: Space[];
}

/** What a continuous card does: turns one effect into another, adds to one, or gives at the start. */
export interface Passive {
  kind: 'replace' | 'bonus' | 'start';
  on: PointId | null;
  gives: Effect[];
}

export interface CardFact extends SetFact {
  passive: Passive | null;
  deck: DeckId;
  vp: number;
  continuous: boolean;
}

export interface TokenFact extends Giving {
  name: Text;
  metal: Metal;
  copies: number;
}

export interface SiteFact extends Giving {
  kind: 'city' | 'ruin';
  metal: Metal | null;
}

export interface TileFact {
  /** Homelands have none: they are named by their people. */
  name: Text | null;
  terrain: Terrain;
  sites: SiteFact[];
}

export interface HexFact {
  q: number;
  r: number;
  touching: HexId[];
}

export interface RaceTileFact {
  name: Text;
  race: string;
  text: Text;
}

export interface Technology {
  name: Text;
  colour: Colour;
  sets: SetId[];
}

export interface Guide {
  colours: Record<Colour, Text>;
  terrains: Record<Terrain, Text>;
  decks: Record<DeckId, Text>;
  races: Record<string, Text>;
  technologies: Technology[];
  sets: Record<SetId, SetFact>;
  cards: Record<CardId, CardFact>;
  raceTiles: Record<string, RaceTileFact>;
  tokens: Record<TokenId, TokenFact>;
  tiles: Record<string, TileFact>;
  /** By number of players. */
  maps: Record<string, Record<HexId, HexFact>>;
  points: Record<PointId, Text>;
  actions: Record<string, Text>;
  parameters: Record<string, number>;
  topics: Record<string, Topic>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const effects: Reader<Effect[]> = (value, where) => list(effect)(value, where);

const effect: Reader<Effect> = (value, where) => {
  if (isRecord(value) && 'or' in value)
    return { kind: 'or', options: list(effects)(value['or'], `${where}.or`) };
  if (isRecord(value) && 'pay' in value)
    return {
      kind: 'pay',
      price: oneOf(PRICES)(value['pay'], `${where}.pay`),
      gains: effects(value['for'], `${where}.for`),
    };
  return object((fields) => ({
    kind: 'gain' as const,
    point: fields.get('point', text),
    amount: fields.get('amount', number),
  }))(value, where);
};

const name = object((fields) => fields.get('name', words));

const set: Reader<SetFact> = object((fields) => ({
  name: fields.get('name', words),
  spaces: fields.get('spaces', list(oneOf(SPACES))),
  text: fields.get('text', words),
  gives: fields.get('gives', effects),
}));

const passive: Reader<Passive> = object((fields) => ({
  kind: fields.get('kind', oneOf(['replace', 'bonus', 'start'] as const)),
  on: fields.get('on', orNull(text)),
  gives: fields.get('gives', effects),
}));

const card: Reader<CardFact> = (value, where) => ({
  ...set(value, where),
  ...object((fields) => ({
    deck: fields.get('deck', oneOf(DECKS)),
    vp: fields.get('vp', number),
    continuous: fields.get('continuous', flag),
    passive: fields.get('passive', orNull(passive)),
  }))(value, where),
});

const token: Reader<TokenFact> = object((fields) => ({
  name: fields.get('name', words),
  metal: fields.get('metal', oneOf(METALS)),
  copies: fields.get('copies', number),
  text: fields.get('text', words),
  gives: fields.get('gives', effects),
}));

const site: Reader<SiteFact> = object((fields) => ({
  kind: fields.get('kind', oneOf(['city', 'ruin'] as const)),
  metal: fields.get('metal', orNull(oneOf(METALS))),
  text: fields.get('text', words),
  gives: fields.get('gives', effects),
}));

const tile: Reader<TileFact> = object((fields) => ({
  name: fields.get('name', (value, where) => (value === undefined ? null : words(value, where))),
  terrain: fields.get('terrain', oneOf(TERRAINS)),
  sites: fields.get('sites', list(site)),
}));

const hex: Reader<HexFact> = object((fields) => ({
  q: fields.get('q', number),
  r: fields.get('r', number),
  touching: fields.get('touching', list(text)),
}));

const raceTile: Reader<RaceTileFact> = object((fields) => ({
  name: fields.get('name', words),
  race: fields.get('race', text),
  text: fields.get('text', words),
}));

/** The colour of a technology is the one that both of its sets have a space for. */
function technologyOf(title: Text, ids: SetId[], sets: Record<SetId, SetFact>): Technology {
  const [first = [], second = []] = ids.map((id) => sets[id]?.spaces ?? []);
  const colour = COLOURS.find((one) => first.includes(one) && second.includes(one)) ?? 'grey';
  return { name: title, colour, sets: ids };
}

const technology = object((fields) => ({
  name: fields.get('name', words),
  sets: fields.get('sets', list(text)),
}));

const whole: Reader<Guide> = object((fields) => {
  const sets = fields.get('sets', perKey(set));
  return {
    colours: fields.get('colours', perName(COLOURS, name)),
    terrains: fields.get('terrains', perName(TERRAINS, name)),
    decks: fields.get('decks', perName(DECKS, name)),
    races: fields.get('races', perKey(name)),
    technologies: fields
      .get('technologies', list(technology))
      .map((one) => technologyOf(one.name, one.sets, sets)),
    sets,
    cards: fields.get('cards', perKey(card)),
    raceTiles: fields.get('race_tiles', perKey(raceTile)),
    tokens: fields.get('tokens', perKey(token)),
    tiles: fields.get('tiles', perKey(tile)),
    maps: fields.get('maps', perKey(perKey(hex))),
    points: fields.get('points', perKey(words)),
    actions: fields.get('actions', perKey(words)),
    parameters: fields.get('parameters', perKey(number)),
    topics: fields.get('topics', perKey(topic)),
  };
});

/** The facts of a guide; the same object gives the same facts. */
export const readGuide = remembered(whole, 'guide');

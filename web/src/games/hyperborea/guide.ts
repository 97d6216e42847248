// The facts of Hyperborea that do not change during a game: maps, tiles, cards, tokens, race tiles,
// their effects and short rules. They come from the server's guide, checked once.
import type { Text } from '../../protocol';
import { readTopicFact, type TopicFact, words } from '../common/guide';
import { flag, list, number, oneOf, orNull, type Reader, remembered, text } from '../json';
import { both, field, object, perKey, perName, record } from '../jsonObject';
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
  topics: Record<string, TopicFact>;
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

const name = field('name', words);

const set = record<SetFact>({
  name: words,
  spaces: list(oneOf(SPACES)),
  text: words,
  gives: effects,
});

const passive = record<Passive>({
  kind: oneOf(['replace', 'bonus', 'start'] as const),
  on: orNull(text),
  gives: effects,
});

const card: Reader<CardFact> = both(
  set,
  record({
    deck: oneOf(DECKS),
    vp: number,
    continuous: flag,
    passive: orNull(passive),
  }),
);

const token = record<TokenFact>({
  name: words,
  metal: oneOf(METALS),
  copies: number,
  text: words,
  gives: effects,
});

const site = record<SiteFact>({
  kind: oneOf(['city', 'ruin'] as const),
  metal: orNull(oneOf(METALS)),
  text: words,
  gives: effects,
});

const tile = record<TileFact>({
  name: (value, where) => (value === undefined ? null : words(value, where)),
  terrain: oneOf(TERRAINS),
  sites: list(site),
});

const hex = record<HexFact>({
  q: number,
  r: number,
  touching: list(text),
});

const raceTile = record<RaceTileFact>({
  name: words,
  race: text,
  text: words,
});

/** The colour of a technology is the one that both of its sets have a space for. */
function technologyOf(title: Text, ids: SetId[], sets: Record<SetId, SetFact>): Technology {
  const [first = [], second = []] = ids.map((id) => sets[id]?.spaces ?? []);
  const colour = COLOURS.find((one) => first.includes(one) && second.includes(one)) ?? 'grey';
  return { name: title, colour, sets: ids };
}

const technology = record({ name: words, sets: list(text) });

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
    topics: fields.get('topics', perKey(readTopicFact)),
  };
});

/** The facts of a guide; the same object gives the same facts. */
export const readGuide = remembered(whole, 'guide');

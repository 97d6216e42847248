// The facts of Wiraqocha that do not change during a game: hexes, places, cards, pieces, goals,
// prices and short rules. They come from the server's guide, checked once.
import type { Text } from '../../protocol';
import { type Topic, topic, words } from '../common/guide';
import { list, number, oneOf, orNull, type Reader, remembered, text } from '../json';
import { object, perKey, perName, record } from '../jsonObject';
import {
  ACTIONS,
  type ActionId,
  ARTEFACTS,
  type ArtefactId,
  CARDS,
  type CardId,
  GROUNDS,
  type Ground,
  HEXES,
  type HexId,
  PIECES,
  type PieceId,
  TERRAINS,
  type Terrain,
} from './ids';

/** What a hex asks of its conqueror: dice that add up to a sum, or these very faces. */
export type Condition =
  | { kind: 'number'; sum: number }
  | { kind: 'double' | 'straight'; faces: number[] };

export interface HexFact {
  name: Text;
  terrain: Terrain;
  ground: Ground;
  condition: Condition;
  resources: number;
  drillPoints: number;
  artefact: ArtefactId | null;
}

export type CardKind = 'building' | 'invention';

export interface CardFact {
  name: Text;
  kind: CardKind;
  resources: number;
  crystals: number;
  text: Text;
  rules: string[];
}

export interface Parameters {
  baseDice: number;
  naturalDefence: number;
  step: number;
  storage: number;
  buyBack: number;
  factory: number;
  marketSize: number;
}

export interface Guide {
  hexes: Record<HexId, HexFact>;
  slots: { q: number; r: number }[];
  cards: Record<CardId, CardFact>;
  pieces: Record<PieceId, { name: Text }>;
  parameters: Parameters;
  actions: Record<ActionId, { name: Text }>;
  topics: Record<string, Topic>;
  terrains: Record<Terrain, Text>;
  grounds: Record<Ground, Text>;
  cardKinds: Record<CardKind, Text>;
}

const KINDS = ['building', 'invention'] as const;
const CONDITIONS = ['number', 'double', 'straight'] as const;

const named = record({ name: words });

const condition: Reader<Condition> = object((fields) => {
  const kind = fields.get('kind', oneOf(CONDITIONS));
  if (kind === 'number') return { kind, sum: fields.get('number', number) };
  return { kind, faces: fields.get('faces', list(number)) };
});

const hex = record<HexFact>({
  name: words,
  terrain: oneOf(TERRAINS),
  ground: oneOf(GROUNDS),
  condition,
  resources: number,
  drillPoints: number,
  artefact: orNull(oneOf(ARTEFACTS)),
});

const cost = record({ resources: number, crystals: number });

const card: Reader<CardFact> = object((fields) => ({
  name: fields.get('name', words),
  kind: fields.get('kind', oneOf(KINDS)),
  ...fields.get('cost', cost),
  text: fields.get('text', words),
  rules: fields.get('rules', list(text)),
}));

const parameters: Reader<Parameters> = object((fields) => ({
  baseDice: fields.get('base_dice', number),
  naturalDefence: fields.get('natural_defence', number),
  step: fields.get('resources_per_step', number),
  storage: fields.get('resource_storage', number),
  buyBack: fields.get('buy_back_price', number),
  factory: fields.get('factory_price', number),
  marketSize: fields.get('market_size', number),
}));

const slot = record({ q: number, r: number });

const whole = record<Guide>({
  hexes: perName(HEXES, hex),
  slots: list(slot),
  cards: perName(CARDS, card),
  pieces: perName(PIECES, named),
  parameters,
  actions: perName(ACTIONS, named),
  topics: perKey(topic),
  terrains: perName(TERRAINS, words),
  grounds: perName(GROUNDS, words),
  cardKinds: perName(KINDS, words),
});

/** The model of a guide; the same object gives the same model. */
export const readGuide = remembered(whole, 'guide');

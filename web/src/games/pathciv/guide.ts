// The facts of Path of Civilization that do not change during a game: technologies, wonders, leaders,
// markers, boards, events, tracks and short rules. They come from the server's guide, checked once.
import type { Text } from '../../protocol';
import { type Topic, topic, words } from '../common/guide';
import {
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
  type MarkerId,
  type StackId,
  type TechId,
  TRAYS,
  TYPES,
  type Type,
} from './ids';
import type { Cubes, Research } from './model';

export interface TechFact {
  name: Text;
  type: Type;
  level: number;
  cost: number;
  vp: number;
  left: Cubes;
  right: Research;
  text: Text;
}

export interface StackFact {
  type: Type;
  level: number;
  core: TechId;
  variant: TechId;
  boxBonus: Text;
}

export interface CardFact {
  name: Text;
  kind: 'wonder' | 'leader';
  type: Type;
  level: number;
  cost: number;
  vp: number;
  text: Text;
}

export interface MarkerFact {
  name: Text;
  text: Text;
}

export interface BoardFact {
  name: Text;
  ranks: Record<Type, number>;
  text: Text;
}

export interface ChallengeFact {
  name: Text;
  type: Type;
  round: number;
  text: Text;
}

export interface BattleFact {
  name: Text;
  round: number;
  /** Power of the threat by number of players. */
  threat: number[];
  ranks: Text[];
}

export interface StepFact {
  name: Text;
  price: number;
  multiplier: number;
  vp: number;
}

export interface SpaceFact {
  limit: number;
  gain: Text | null;
  vp: number;
}

export interface Guide {
  types: Record<Type, Text>;
  trays: Record<(typeof TRAYS)[number], Text>;
  technologies: Record<TechId, TechFact>;
  stacks: Record<StackId, StackFact>;
  cards: Record<CardId, CardFact>;
  markers: Record<MarkerId, MarkerFact>;
  boards: Record<string, BoardFact>;
  challenges: Record<string, ChallengeFact>;
  battles: Record<string, BattleFact>;
  philosophy: StepFact[];
  population: SpaceFact[];
  players: { payingRanks: number }[];
  solo: { target: number[]; titles: { from: number; name: Text }[] };
  topics: Record<string, Topic>;
}

const name = object((fields) => fields.get('name', words));
const cubes = perName(TRAYS, number);
const research = perName(TYPES, number);

const tech: Reader<TechFact> = object((fields) => ({
  name: fields.get('name', words),
  type: fields.get('type', oneOf(TYPES)),
  level: fields.get('level', number),
  cost: fields.get('cost', number),
  vp: fields.get('vp', number),
  left: fields.get('left', cubes),
  right: fields.get('right', research),
  text: fields.get('text', words),
}));

const stack: Reader<StackFact> = object((fields) => ({
  type: fields.get('type', oneOf(TYPES)),
  level: fields.get('level', number),
  core: fields.get('core', text),
  variant: fields.get('variant', text),
  boxBonus: fields.get('box_bonus', words),
}));

const card: Reader<CardFact> = object((fields) => ({
  name: fields.get('name', words),
  kind: fields.get('kind', oneOf(['wonder', 'leader'] as const)),
  type: fields.get('type', oneOf(TYPES)),
  level: fields.get('level', number),
  cost: fields.get('cost', number),
  vp: fields.get('vp', number),
  text: fields.get('text', words),
}));

const marker: Reader<MarkerFact> = object((fields) => ({
  name: fields.get('name', words),
  text: fields.get('text', words),
}));

const board: Reader<BoardFact> = object((fields) => ({
  name: fields.get('name', words),
  ranks: fields.get('ranks', research),
  text: fields.get('text', words),
}));

const challenge: Reader<ChallengeFact> = object((fields) => ({
  name: fields.get('name', words),
  type: fields.get('type', oneOf(TYPES)),
  round: fields.get('round', number),
  text: fields.get('text', words),
}));

const battle: Reader<BattleFact> = object((fields) => ({
  name: fields.get('name', words),
  round: fields.get('round', number),
  threat: fields.get('threat', list(number)),
  ranks: fields.get('ranks', list(words)),
}));

const step: Reader<StepFact> = object((fields) => ({
  name: fields.get('name', words),
  price: fields.get('price', number),
  multiplier: fields.get('multiplier', number),
  vp: fields.get('vp', number),
}));

const space: Reader<SpaceFact> = object((fields) => ({
  limit: fields.get('limit', number),
  gain: fields.get('gain', orNull(words)),
  vp: fields.get('vp', number),
}));

const solo = object((fields) => ({
  target: fields.get('target', list(number)),
  titles: fields.get(
    'titles',
    list(object((own) => ({ from: own.get('from', number), name: own.get('name', words) }))),
  ),
}));

const whole: Reader<Guide> = object((fields) => ({
  types: fields.get('types', perName(TYPES, name)),
  trays: fields.get('trays', perName(TRAYS, name)),
  technologies: fields.get('technologies', perKey(tech)),
  stacks: fields.get('stacks', perKey(stack)),
  cards: fields.get('cards', perKey(card)),
  markers: fields.get('markers', perKey(marker)),
  boards: fields.get('boards', perKey(board)),
  challenges: fields.get('challenges', perKey(challenge)),
  battles: fields.get('battles', perKey(battle)),
  philosophy: fields.get('philosophy', list(step)),
  population: fields.get('population', list(space)),
  players: fields.get(
    'players',
    list(object((own) => ({ payingRanks: own.get('paying_ranks', number) }))),
  ),
  solo: fields.get('solo', solo),
  topics: fields.get('topics', perKey(topic)),
}));

/** The facts of a guide; the same object gives the same facts. */
export const readGuide = remembered(whole, 'guide');

// The facts of Path of Civilization that do not change during a game: technologies, wonders, leaders,
// markers, boards, events, tracks and short rules. They come from the server's guide, checked once.
import type { Text } from '../../protocol';
import { type Topic, topic, words } from '../common/guide';
import { list, number, oneOf, orNull, remembered, text } from '../json';
import { field, perKey, perName, record } from '../jsonObject';
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

const name = field('name', words);
const cubes = perName(TRAYS, number);
const research = perName(TYPES, number);

const tech = record<TechFact>({
  name: words,
  type: oneOf(TYPES),
  level: number,
  cost: number,
  vp: number,
  left: cubes,
  right: research,
  text: words,
});

const stack = record<StackFact>({
  type: oneOf(TYPES),
  level: number,
  core: text,
  variant: text,
  boxBonus: words,
});

const card = record<CardFact>({
  name: words,
  kind: oneOf(['wonder', 'leader'] as const),
  type: oneOf(TYPES),
  level: number,
  cost: number,
  vp: number,
  text: words,
});

const marker = record<MarkerFact>({ name: words, text: words });

const board = record<BoardFact>({
  name: words,
  ranks: research,
  text: words,
});

const challenge = record<ChallengeFact>({
  name: words,
  type: oneOf(TYPES),
  round: number,
  text: words,
});

const battle = record<BattleFact>({
  name: words,
  round: number,
  threat: list(number),
  ranks: list(words),
});

const step = record<StepFact>({
  name: words,
  price: number,
  multiplier: number,
  vp: number,
});

const space = record<SpaceFact>({
  limit: number,
  gain: orNull(words),
  vp: number,
});

const solo = record({
  target: list(number),
  titles: list(record({ from: number, name: words })),
});

const whole = record<Guide>({
  types: perName(TYPES, name),
  trays: perName(TRAYS, name),
  technologies: perKey(tech),
  stacks: perKey(stack),
  cards: perKey(card),
  markers: perKey(marker),
  boards: perKey(board),
  challenges: perKey(challenge),
  battles: perKey(battle),
  philosophy: list(step),
  population: list(space),
  players: list(record({ payingRanks: number })),
  solo,
  topics: perKey(topic),
});

/** The facts of a guide; the same object gives the same facts. */
export const readGuide = remembered(whole, 'guide');

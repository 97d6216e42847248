// A view of Path of Civilization as the screen uses it.
import type {
  CardId,
  Circle,
  MarkerId,
  Phase,
  ScorePart,
  StackId,
  TechId,
  Tray,
  Type,
} from './ids';

export type Cubes = Record<Tray, number>;
export type Research = Record<Type, number>;
export type Circles = Record<Circle, number>;

export interface Seat {
  board: string | null;
  hand: TechId[];
  left: TechId[];
  right: TechId[];
  /** The technology of this round. */
  new: TechId | null;
  discarded: TechId[];
  /** Wonders and leaders, living and dead. */
  cards: CardId[];
  living: CardId | null;
  won: CardId | null;
  trays: Cubes;
  research: Research;
  population: number;
  philosophy: number;
  heritage: number;
  tokens: number;
  history: number;
  /** Points and cubes of choice that are still to be placed. */
  anyResearch: number;
  anyCubes: number;
  committed: boolean;
  limit: number;
  /** What cards add to the squares and circles of technologies. */
  produces: { cubes: Cubes; circles: Circles };
  /** Types with priority before all ranks. */
  firstIn: Type[];
  power: number;
  /** In the coming battle as things stand; 0 for none. */
  battleRank: number;
  historyPoints: Record<string, number>;
  prices: Record<string, number>;
  score: number;
  parts: Record<ScorePart, number>;
}

export interface Turn {
  round: number;
  phase: Phase;
  ask: string;
  waiting: number[];
  arrived: number[];
  bidding: number[];
  ending: string;
}

export interface Market {
  unseen: CardId[];
  open: CardId[];
  out: CardId[];
  variants: StackId[];
  copies: Record<StackId, number>;
}

export interface Philosophy {
  unseen: MarkerId[];
  /** By step from 0. */
  shown: MarkerId[][];
  open: MarkerId[][];
}

export interface Rival {
  board: string;
  philosophy: number;
  aim: CardId | null;
  power: number;
}

export interface Options {
  seats: number;
  lastMultiplier: number;
  difficulty: 'easy' | 'normal' | 'hard';
}

/** What only the viewer knows: the picks in the open window. */
export interface Own {
  discard: TechId | null;
  left: TechId[];
  marker: MarkerId | null;
  card: CardId | null;
  tech: TechId | null;
  passed: boolean;
  cubesGiven: Cubes;
  circlesGiven: Circles;
  chosen: Research;
  recruited: Cubes;
}

export interface View {
  viewer: number | null;
  own: Own | null;
  options: Options;
  turn: Turn;
  seats: Seat[];
  market: Market;
  philosophy: Philosophy;
  closedMarkers: MarkerId[];
  challenges: string[];
  battles: string[];
  threat: number;
  /** Null with two or more players. */
  rival: Rival | null;
}

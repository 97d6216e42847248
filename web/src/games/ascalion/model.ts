// The model of a view: what the engine tells about a game in progress, with types.
import type {
  AreaId,
  Kind,
  Phase,
  PlaceId,
  Purpose,
  RecipeId,
  Religion,
  TransportKind,
} from './ids';

export type Goods = Partial<Record<Kind, number>>;

export interface Area {
  owner: number | null;
  goods: Goods;
  value: number;
  book: boolean;
  follower: Religion | null;
}

export interface Country extends Area {
  city: boolean;
  source: Kind | 'face_down' | null;
  /** What the source would give if production took place now. */
  due: number;
  temple: Religion | null;
  university: boolean;
}

export interface Vessel extends Area {
  place: PlaceId;
  distressed: boolean;
}

export interface Seat {
  base: number;
  offers: number;
  transports: number;
  ownsUniversity: boolean;
  eliminated: number;
  areas: AreaId[];
  goods: Goods;
  cities: number;
  value: number;
  /** Place in turn order, from 0. */
  order: number;
  nextTransports: number;
}

export interface Turn {
  round: number;
  start: number | null;
  active: number | null;
  toMove: number | null;
  phase: Phase;
  ask: string;
  /** Who has voted yes and no so far. */
  yes: number[];
  no: number[];
  poor: number | null;
}

export interface Token {
  kind: Kind;
  area: AreaId;
}

/** An exchange of this phase that was refused or made. */
export interface Exchange {
  maker: number;
  partner: number;
  gives: Goods;
  wants: Goods;
  dealt: boolean;
}

export interface Trade {
  links: number[][];
  granted: number[];
  passes: number;
  maker: number | null;
  partner: number | null;
  countering: boolean;
  gives: Token[];
  wants: Goods;
  /** What a counter-offer replaces: what its maker gave and wanted. */
  refused: Goods;
  missed: Goods;
  hands: Goods[];
  origins: Token[];
  ledger: Exchange[];
}

/** A step that a voyage may make now. */
export interface Step {
  to: PlaceId;
  cost: number;
  asks: number[];
}

export interface Transport {
  kind: TransportKind | 'none';
  purpose: Purpose;
  made: number;
  from: AreaId | null;
  at: AreaId | null;
  borders: number;
  visited: AreaId[];
  cargo: Goods;
  vessel: AreaId | null;
  points: number;
  path: PlaceId[];
  stepTo: PlaceId | null;
  refusing: number;
  other: AreaId | null;
  unloading: boolean;
  steps: Step[];
}

export interface Engaged {
  owner: number;
  forAttacker: number;
  forDefender: number;
}

export interface Attack {
  target: AreaId | null;
  withAttacker: number[];
  withDefender: number[];
  made: number;
  successes: number;
  sums: { attack: number; defence: number } | null;
  engaged: Record<AreaId, Engaged>;
  bonusLeft: number;
}

export interface Options {
  seats: number;
  expansion: boolean;
  victory: 'shared' | 'single';
  tradeRule: 'border' | 'reach';
  roundCap: number;
  offerCap: number;
  goodsCap: number;
}

export interface View {
  viewer: number | null;
  options: Options;
  turn: Turn;
  seats: Seat[];
  countries: Record<AreaId, Country>;
  vessels: Record<AreaId, Vessel>;
  prices: Record<RecipeId, Goods>;
  supply: Record<string, number>;
  recipe: RecipeId | null;
  religion: Religion | null;
  followers: number;
  trade: Trade;
  transport: Transport;
  attack: Attack;
}

// What a viewer sees of a game of Hyperborea, as the client draws it (docs/views/hyperborea.md).
import type {
  CardId,
  Colour,
  Condition,
  DeckId,
  HexId,
  Metal,
  Phase,
  PointId,
  Row,
  ScorePart,
  SetId,
  Space,
  TokenId,
} from './ids';

export type Cubes = Record<Colour, number>;

/** Who stands in a site: a seat, or a ghost. */
export type Figure = number | 'ghost';

export interface SiteState {
  figure: Figure | null;
  /** Tokens left in a ruin. */
  tokens: number;
}

export interface HexState {
  /** Null while it is face-down. */
  tile: string | null;
  sites: SiteState[];
  /** Free miniatures and fortresses by seat. */
  free: number[];
  forts: number[];
  stopped: number;
  controller: number | null;
}

export interface OwnSet {
  set: SetId;
  spaces: Space[];
  /** The cube on each space. */
  cubes: (Colour | null)[];
  full: boolean;
  /** The other set of the technology is in use. */
  closed: boolean;
  activations: number;
}

export interface Seat {
  race: string | null;
  tile: string | null;
  start: CardId | null;
  reserve: number;
  stock: number;
  onTile: number;
  beside: number;
  gems: number;
  markers: Record<Row, number>;
  ghosts: number;
  trophies: number[];
  bag: Cubes;
  available: Cubes;
  unused: Cubes;
  taken: number;
  objectives: Condition[];
  sets: OwnSet[];
  /** The metal of the token that is kept. */
  stored: Metal | null;
  undecided: boolean;
  end: { reset: boolean; draws: number };
  points: number;
  score: Record<ScorePart, number>;
  control: number;
  order: number;
}

export interface Turn {
  round: number;
  phase: Phase;
  ask: string;
  first: number | null;
  active: number | null;
  toMove: number | null;
  triggered: boolean;
  turnsLeft: number;
  hex: HexId | null;
  colour: Colour | null;
  cube: { set: SetId | null; space: Space | null; colour: Colour | null };
  deck: DeckId | null;
  /** The notation of the only first parameter, by kind of the menu. */
  implied: Record<string, string>;
  /** What a step to each hex costs, while one is being made. */
  steps: Record<HexId, number>;
}

export interface Market {
  /** Two of each deck; null is a gap. */
  open: (CardId | null)[];
  faceDown: Record<DeckId, number>;
  returned: Record<DeckId, CardId[]>;
}

export interface Options {
  seats: number;
  length: 'short' | 'regular' | 'long';
  mode: 'invasion' | 'race_war';
  roundCap: number;
}

/** What only the viewer knows. */
export interface Own {
  stored: TokenId | null;
  looked: TokenId | null;
  /** The choices of the set-up so far. */
  tile: string | null;
  start: CardId | null;
  cube: Colour | null;
  /** The rows on level 3, 2 and 1. */
  rows: (Row | null)[];
}

export interface View {
  viewer: number | null;
  options: Options;
  turn: Turn;
  seats: Seat[];
  hexes: Record<HexId, HexState>;
  market: Market;
  supply: { cubes: Cubes; gems: number };
  pool: Record<PointId, number>;
  used: Record<TokenId, number>;
  own: Own | null;
  /** Tokens whose place the viewer does not know, by face. */
  unseen: Record<TokenId, number>;
}

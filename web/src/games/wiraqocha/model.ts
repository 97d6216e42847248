// The model of a view: what the engine tells about a game in progress, with types.
import type { ActionId, ArtefactId, Ask, CardId, Ending, HexId, Mark, Phase, PieceId } from './ids';

export interface Piece {
  kind: PieceId;
  owner: number;
}

export interface Seat {
  resources: number;
  crystals: number;
  artefacts: ArtefactId[];
  cards: CardId[];
  reserve: Record<PieceId, number>;
  cemetery: Record<PieceId, number>;
  captive: Piece | null;
  /** Where the base stands; null: in reserve. */
  base: HexId | null;
  hexes: HexId[];
  defenceDice: number;
  progress: Progress;
}

/** How far a seat is on the way to one goal; `share` is in thousandths. */
export interface Count {
  have: number;
  goal: number;
}
export interface Progress {
  treasure: Count & { possible: boolean; share: number };
  somnium: Count & { share: number };
  leviathan: { resources: Count; crystals: Count; share: number };
}

/** What an attack on a hex has to overcome. */
export interface Defence {
  /** The value to exceed; 0: none. */
  value: number;
  /** How many dice have to exceed it. */
  dice: number;
  /** Resources that it takes to lift those dice to 7. */
  price: number;
}

/** Where the force field or the fortress is. */
export type TokenPlace = HexId | 'card' | 'removed';

export interface Board {
  layout: HexId[];
  pieces: Record<HexId, Piece | null>;
  die: Record<HexId, number>;
  dead: HexId | null;
  forceField: TokenPlace;
  fortress: TokenPlace;
  lying: ArtefactId[];
}

export interface Turn {
  active: number | null;
  pool: number[];
  done: Mark[];
  rerolls: number;
  used: number;
  laid: number;
  probed: HexId | null;
  /** How many dice the active player has this turn, kept and rolled together. */
  allowance: number;
}

/** An action that is being put together. */
export interface Pending {
  doing: ActionId | 'none';
  ask: Ask;
  target: HexId | null;
  from: HexId | null;
  mover: PieceId | null;
  condition: number[];
  beating: number[];
  card: CardId | null;
  face: number;
}

export interface View {
  viewer: number | null;
  players: number;
  exoskeletonFace: number;
  seats: Seat[];
  board: Board;
  defence: Partial<Record<HexId, Defence>>;
  market: CardId[];
  deckSize: number;
  round: number;
  phase: Phase;
  turn: Turn;
  pending: Pending;
  ending: Ending;
  winner: number | null;
}

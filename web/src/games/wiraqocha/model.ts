// A view and the guide of Wiraqocha as the screen uses them.
import { opened } from '../common/view';
import { present, remembered } from '../json';
import * as shown from './shown';

export type {
  Artefact as ArtefactId,
  Card as CardId,
  Hex as HexId,
  PieceKind as PieceId,
} from './shown';
export { PIECE_KINDS as PIECES } from './shown';

/** The entries of the menus of Phase I and Phase II. */
export const ACTIONS = [
  'income',
  'count',
  'swap',
  'workshop',
  'factory',
  'take_back',
  'cave_move',
  'roll',
  'place',
  'conquer',
  'plunder',
  'tunnel',
  'lay',
  'step',
  'reroll',
  'somnium_die',
  'exoskeleton',
  'build',
  'buy_back',
  'fortress',
  'probe',
  'death_ray',
  'ransom',
  'end_turn',
] as const satisfies readonly shown.ActionKind[];
export type ActionId = (typeof ACTIONS)[number];

export interface Piece {
  kind: shown.PieceKind;
  owner: number;
}

const pieceOf = ({ kind, owner }: shown.Piece): Piece | null =>
  kind === null || owner === null ? null : { kind, owner };

/** While the hexes are being laid, places without one are left out. */
function boardOf({ layout, pieces, ...rest }: shown.Board) {
  const standing = shown.HEXES.map((hex) => [hex, pieceOf(pieces[hex])] as const);
  return {
    ...rest,
    layout: present(layout),
    pieces: Object.fromEntries(standing) as Record<shown.Hex, Piece | null>,
  };
}

const seatOf = (seat: shown.Seat) => ({ ...seat, captive: pieceOf(seat.captive) });
export type Seat = ReturnType<typeof seatOf>;

const readOpened = opened(shown.readView);

/** The model of a view; the same object gives the same model. */
export const readView = remembered((json, where) => {
  const view = readOpened(json, where);
  return { ...view, board: boardOf(view.board), seats: view.seats.map(seatOf) };
}, 'view');
export type View = ReturnType<typeof readView>;

/** The facts of a guide; the same object gives the same facts. */
export const readGuide = remembered(shown.readGuide, 'guide');

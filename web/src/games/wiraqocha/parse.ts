// The view of the engine as a typed model. Each view object is checked once; a shape that is not
// known is an error that says where.

import { flag, list, number, oneOf, orNull, type Reader, remembered } from '../json';
import { both, field, named, object, perName, record } from '../jsonObject';
import {
  ACTIONS,
  type ActionId,
  ARTEFACTS,
  ASKS,
  CARDS,
  ENDINGS,
  HEXES,
  type HexId,
  MARKS,
  PHASES,
  PIECES,
} from './ids';
import type {
  Board,
  Count,
  Defence,
  Pending,
  Piece,
  Progress,
  Seat,
  TokenPlace,
  Turn,
  View,
} from './model';

const hex = oneOf(HEXES);
const card = oneOf(CARDS);
const kind = oneOf(PIECES);
const seatNumber = orNull(number);

const piece: Reader<Piece | null> = object((fields) => {
  const what = fields.get('kind', orNull(kind));
  const owner = fields.get('owner', seatNumber);
  return what === null || owner === null ? null : { kind: what, owner };
});

const count = record<Count>({ have: number, goal: number });

const progress = record<Progress>({
  treasure: both(count, record({ possible: flag, share: number })),
  somnium: both(count, record({ share: number })),
  leviathan: record({
    resources: count,
    crystals: count,
    share: number,
  }),
});

const defence: Reader<Defence> = object((fields) => ({
  value: fields.get('defence', number),
  dice: fields.get('beating_dice', number),
  price: fields.get('lift_price', number),
}));

const seat = record<Seat>({
  resources: number,
  crystals: number,
  artefacts: list(oneOf(ARTEFACTS)),
  cards: list(card),
  reserve: perName(PIECES, number),
  cemetery: perName(PIECES, number),
  captive: piece,
  base: orNull(hex),
  hexes: list(hex),
  defenceDice: number,
  progress,
});

const token: Reader<TokenPlace> = oneOf<TokenPlace>([...HEXES, 'card', 'removed']);

/** While the hexes are being laid, places without one are null: they are left out. */
const layout: Reader<HexId[]> = (value, where) =>
  list(orNull(hex))(value, where).filter((id) => id !== null);

const board = record<Board>({
  layout,
  pieces: perName(HEXES, piece),
  die: perName(HEXES, number),
  dead: orNull(hex),
  forceField: token,
  fortress: token,
  lying: list(oneOf(ARTEFACTS)),
});

const turn = record<Turn>({
  active: seatNumber,
  pool: list(number),
  done: list(oneOf(MARKS)),
  rerolls: number,
  used: number,
  laid: number,
  probed: orNull(hex),
  allowance: number,
});

const pending = record<Pending>({
  doing: oneOf<ActionId | 'none'>(['none', ...ACTIONS]),
  ask: oneOf(ASKS),
  target: orNull(hex),
  from: orNull(hex),
  mover: orNull(kind),
  condition: list(number),
  beating: list(number),
  card: orNull(card),
  face: number,
});

const options = object((fields) => ({
  players: fields.get('seats', number),
  exoskeletonFace: fields.get('exoskeleton_face', number),
}));

const table = object((fields) => {
  const chosen = fields.get('options', options);
  return {
    ...chosen,
    seats: fields.get('seats', list(seat)),
    board: fields.get('board', board),
    defence: fields.get('hexes', named(HEXES, defence)),
    market: fields.get('market', list(card)),
    deckSize: fields.get('deck_size', number),
    round: fields.get('round', number),
    phase: fields.get('phase', oneOf(PHASES)),
    turn: fields.get('turn', turn),
    pending: fields.get('pending', pending),
    ending: fields.get('ending', oneOf(ENDINGS)),
    winner: fields.get('winner', seatNumber),
  };
});

const whole: Reader<View> = both(record({ viewer: seatNumber }), field('table', table));

/** The model of a view; the same object gives the same model. */
export const readView = remembered(whole, 'view');

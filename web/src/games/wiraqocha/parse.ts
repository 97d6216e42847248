// The view of the engine as a typed model. Each view object is checked once; a shape that is not
// known is an error that says where.

import {
  flag,
  list,
  named,
  number,
  object,
  oneOf,
  orNull,
  perName,
  type Reader,
  remembered,
} from '../json';
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

const count: Reader<Count> = object((fields) => ({
  have: fields.get('have', number),
  goal: fields.get('goal', number),
}));

const progress: Reader<Progress> = object((fields) => ({
  treasure: fields.get('treasure', (json, where) => ({
    ...count(json, where),
    ...object((own) => ({ possible: own.get('possible', flag), share: own.get('share', number) }))(
      json,
      where,
    ),
  })),
  somnium: fields.get('somnium', (json, where) => ({
    ...count(json, where),
    share: object((own) => own.get('share', number))(json, where),
  })),
  leviathan: fields.get(
    'leviathan',
    object((own) => ({
      resources: own.get('resources', count),
      crystals: own.get('crystals', count),
      share: own.get('share', number),
    })),
  ),
}));

const defence: Reader<Defence> = object((fields) => ({
  value: fields.get('defence', number),
  dice: fields.get('beating_dice', number),
  price: fields.get('lift_price', number),
}));

const seat: Reader<Seat> = object((fields) => ({
  resources: fields.get('resources', number),
  crystals: fields.get('crystals', number),
  artefacts: fields.get('artefacts', list(oneOf(ARTEFACTS))),
  cards: fields.get('cards', list(card)),
  reserve: fields.get('reserve', perName(PIECES, number)),
  cemetery: fields.get('cemetery', perName(PIECES, number)),
  captive: fields.get('captive', piece),
  base: fields.get('base', orNull(hex)),
  hexes: fields.get('hexes', list(hex)),
  defenceDice: fields.get('defence_dice', number),
  progress: fields.get('progress', progress),
}));

const token: Reader<TokenPlace> = oneOf<TokenPlace>([...HEXES, 'card', 'removed']);

/** While the hexes are being laid, places without one are null: they are left out. */
const layout: Reader<HexId[]> = (value, where) =>
  list(orNull(hex))(value, where).filter((id) => id !== null);

const board: Reader<Board> = object((fields) => ({
  layout: fields.get('layout', layout),
  pieces: fields.get('pieces', perName(HEXES, piece)),
  die: fields.get('die', perName(HEXES, number)),
  dead: fields.get('dead', orNull(hex)),
  forceField: fields.get('force_field', token),
  fortress: fields.get('fortress', token),
  lying: fields.get('lying', list(oneOf(ARTEFACTS))),
}));

const turn: Reader<Turn> = object((fields) => ({
  active: fields.get('active', seatNumber),
  pool: fields.get('pool', list(number)),
  done: fields.get('done', list(oneOf(MARKS))),
  rerolls: fields.get('rerolls', number),
  used: fields.get('used', number),
  laid: fields.get('laid', number),
  probed: fields.get('probed', orNull(hex)),
  allowance: fields.get('allowance', number),
}));

const pending: Reader<Pending> = object((fields) => ({
  doing: fields.get('doing', oneOf<ActionId | 'none'>(['none', ...ACTIONS])),
  ask: fields.get('ask', oneOf(ASKS)),
  target: fields.get('target', orNull(hex)),
  from: fields.get('from', orNull(hex)),
  mover: fields.get('mover', orNull(kind)),
  condition: fields.get('condition', list(number)),
  beating: fields.get('beating', list(number)),
  card: fields.get('card', orNull(card)),
  face: fields.get('face', number),
}));

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

const whole: Reader<View> = object((fields) => ({
  viewer: fields.get('viewer', seatNumber),
  ...fields.get('table', table),
}));

/** The model of a view; the same object gives the same model. */
export const readView = remembered(whole, 'view');

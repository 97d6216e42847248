// From the JSON of a view to the model, checked once for each view.
import {
  flag,
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
import { COLOURS, CONDITIONS, DECKS, METALS, PARTS, PHASES, ROWS, SPACES } from './ids';
import type {
  Cubes,
  Figure,
  HexState,
  Market,
  Options,
  Own,
  OwnSet,
  Seat,
  SiteState,
  Turn,
  View,
} from './model';

const name = orNull(text);
const seatNumber = orNull(number);
const colour = orNull(oneOf(COLOURS));
const cubes: Reader<Cubes> = perName(COLOURS, number);

const figure: Reader<Figure> = (value, where) => {
  const word = text(value, where);
  return word === 'ghost' ? 'ghost' : number(Number(word.replace(/^seat/, '')), where);
};

const site: Reader<SiteState> = object((fields) => ({
  figure: fields.get('figure', orNull(figure)),
  tokens: fields.get('tokens', number),
}));

const hex: Reader<HexState> = object((fields) => ({
  tile: fields.get('tile', name),
  sites: fields.get('sites', list(site)),
  free: fields.get('free', list(number)),
  forts: fields.get('forts', list(number)),
  stopped: fields.get('stopped', number),
  controller: fields.get('controller', seatNumber),
}));

const ownSet: Reader<OwnSet> = object((fields) => ({
  set: fields.get('set', text),
  spaces: fields.get('spaces', list(oneOf(SPACES))),
  cubes: fields.get('cubes', list(colour)),
  full: fields.get('full', flag),
  closed: fields.get('closed', flag),
  activations: fields.get('activations', number),
}));

const seat: Reader<Seat> = object((fields) => ({
  race: fields.get('race', name),
  tile: fields.get('tile', name),
  start: fields.get('start', name),
  reserve: fields.get('reserve', number),
  stock: fields.get('stock', number),
  onTile: fields.get('on_tile', number),
  beside: fields.get('beside', number),
  gems: fields.get('gems', number),
  markers: fields.get('markers', perName(ROWS, number)),
  ghosts: fields.get('ghosts', number),
  trophies: fields.get('trophies', list(number)),
  bag: fields.get('bag', cubes),
  available: fields.get('available', cubes),
  unused: fields.get('unused', cubes),
  taken: fields.get('taken', number),
  objectives: fields.get('objectives', list(oneOf(CONDITIONS))),
  sets: fields.get('sets', list(ownSet)),
  stored: fields.get('stored', orNull(oneOf(METALS))),
  undecided: fields.get('undecided', flag),
  end: fields.get(
    'end',
    object((own) => ({ reset: own.get('reset', flag), draws: own.get('draws', number) })),
  ),
  points: fields.get('points', number),
  score: fields.get('score', perName(PARTS, number)),
  control: fields.get('control', number),
  order: fields.get('order', number),
}));

const turn: Reader<Turn> = object((fields) => ({
  round: fields.get('round', number),
  phase: fields.get('phase', oneOf(PHASES)),
  ask: fields.get('ask', text),
  first: fields.get('first', seatNumber),
  active: fields.get('active', seatNumber),
  toMove: fields.get('to_move', seatNumber),
  triggered: fields.get('triggered', flag),
  turnsLeft: fields.get('turns_left', number),
  hex: fields.get('hex', name),
  colour: fields.get('colour', colour),
  cube: fields.get(
    'cube',
    object((own) => ({
      set: own.get('set', name),
      space: own.get('space', orNull(oneOf(SPACES))),
      colour: own.get('colour', colour),
    })),
  ),
  deck: fields.get('deck', orNull(oneOf(DECKS))),
  implied: fields.get('implied', perKey(text)),
  steps: fields.get('steps', perKey(number)),
}));

const market: Reader<Market> = object((fields) => ({
  open: fields.get('open', list(name)),
  faceDown: fields.get('face_down', perName(DECKS, number)),
  returned: fields.get('returned', perName(DECKS, list(text))),
}));

const options: Reader<Options> = object((fields) => ({
  seats: fields.get('seats', number),
  length: fields.get('length', oneOf(['short', 'regular', 'long'] as const)),
  mode: fields.get('mode', oneOf(['invasion', 'race_war'] as const)),
  roundCap: fields.get('round_cap', number),
}));

const own: Reader<Own> = object((fields) => ({
  stored: fields.get('stored', name),
  looked: fields.get('looked', name),
  tile: fields.get('tile', name),
  start: fields.get('start', name),
  cube: fields.get('cube', colour),
  rows: fields.get('rows', list(orNull(oneOf(ROWS)))),
}));

const whole: Reader<Omit<View, 'viewer' | 'own' | 'unseen'>> = object((fields) => ({
  options: fields.get('options', options),
  turn: fields.get('turn', turn),
  seats: fields.get('seats', list(seat)),
  hexes: fields.get('hexes', perKey(hex)),
  market: fields.get('market', market),
  supply: fields.get(
    'supply',
    object((all) => ({ cubes: all.get('cubes', cubes), gems: all.get('gems', number) })),
  ),
  pool: fields.get('pool', perKey(number)),
  used: fields.get('used', perKey(number)),
}));

const view: Reader<View> = object((fields) => ({
  viewer: fields.get('viewer', seatNumber),
  own: fields.get('own', orNull(own)),
  unseen: fields.get('unseen', perKey(number)),
  ...fields.get('table', whole),
}));

/** The model of a view; the same object gives the same model. */
export const readView = remembered(view, 'view');

// From the JSON of a view to the model, checked once for each view.
import { flag, list, number, oneOf, orNull, type Reader, remembered, text } from '../json';
import { both, field, perKey, perName, record } from '../jsonObject';
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

const site = record<SiteState>({ figure: orNull(figure), tokens: number });

const hex = record<HexState>({
  tile: name,
  sites: list(site),
  free: list(number),
  forts: list(number),
  stopped: number,
  controller: seatNumber,
});

const ownSet = record<OwnSet>({
  set: text,
  spaces: list(oneOf(SPACES)),
  cubes: list(colour),
  full: flag,
  closed: flag,
  activations: number,
});

const seat = record<Seat>({
  race: name,
  tile: name,
  start: name,
  reserve: number,
  stock: number,
  onTile: number,
  beside: number,
  gems: number,
  markers: perName(ROWS, number),
  ghosts: number,
  trophies: list(number),
  bag: cubes,
  available: cubes,
  unused: cubes,
  taken: number,
  objectives: list(oneOf(CONDITIONS)),
  sets: list(ownSet),
  stored: orNull(oneOf(METALS)),
  undecided: flag,
  end: record({ reset: flag, draws: number }),
  points: number,
  score: perName(PARTS, number),
  control: number,
  order: number,
});

const turn = record<Turn>({
  round: number,
  phase: oneOf(PHASES),
  ask: text,
  first: seatNumber,
  active: seatNumber,
  toMove: seatNumber,
  triggered: flag,
  turnsLeft: number,
  hex: name,
  colour,
  cube: record({
    set: name,
    space: orNull(oneOf(SPACES)),
    colour,
  }),
  deck: orNull(oneOf(DECKS)),
  implied: perKey(text),
  steps: perKey(number),
});

const market = record<Market>({
  open: list(name),
  faceDown: perName(DECKS, number),
  returned: perName(DECKS, list(text)),
});

const options = record<Options>({
  seats: number,
  length: oneOf(['short', 'regular', 'long'] as const),
  mode: oneOf(['invasion', 'race_war'] as const),
  roundCap: number,
});

const own = record<Own>({
  stored: name,
  looked: name,
  tile: name,
  start: name,
  cube: colour,
  rows: list(orNull(oneOf(ROWS))),
});

const whole = record<Omit<View, 'viewer' | 'own' | 'unseen'>>({
  options,
  turn,
  seats: list(seat),
  hexes: perKey(hex),
  market,
  supply: record({ cubes, gems: number }),
  pool: perKey(number),
  used: perKey(number),
});

const view: Reader<View> = both(
  record({ viewer: seatNumber, own: orNull(own), unseen: perKey(number) }),
  field('table', whole),
);

/** The model of a view; the same object gives the same model. */
export const readView = remembered(view, 'view');

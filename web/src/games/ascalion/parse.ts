// The view of the engine as a typed model. Each view object is checked once; a shape that is not
// known is an error that says where.
import { flag, list, number, oneOf, orNull, type Reader, remembered, text } from '../json';
import { both, field, named, object, perKey, perName, record } from '../jsonObject';
import { KINDS, PHASES, PURPOSES, RECIPES, RELIGIONS, TRANSPORTS } from './ids';
import type {
  Area,
  Attack,
  Country,
  Engaged,
  Exchange,
  Goods,
  Options,
  Seat,
  Step,
  Token,
  Trade,
  Transport,
  Turn,
  Vessel,
  View,
} from './model';

const seatNumber = orNull(number);
const name = orNull(text);
const goods: Reader<Goods> = named(KINDS, number);

const area = record<Area>({
  owner: seatNumber,
  goods,
  value: number,
  book: flag,
  follower: orNull(oneOf(RELIGIONS)),
});

const country: Reader<Country> = both(
  area,
  record({
    city: flag,
    source: orNull(oneOf([...KINDS, 'face_down'] as const)),
    due: number,
    temple: orNull(oneOf(RELIGIONS)),
    university: flag,
  }),
);

const vessel: Reader<Vessel> = both(area, record({ place: text, distressed: flag }));

const seat = record<Seat>({
  base: number,
  offers: number,
  transports: number,
  ownsUniversity: flag,
  eliminated: number,
  areas: list(text),
  goods,
  cities: number,
  value: number,
  order: number,
  nextTransports: number,
});

const turn = record<Turn>({
  round: number,
  start: seatNumber,
  active: seatNumber,
  toMove: seatNumber,
  phase: oneOf(PHASES),
  ask: text,
  yes: list(number),
  no: list(number),
  poor: seatNumber,
});

const token = record<Token>({ kind: oneOf(KINDS), area: text });

const exchange = record<Exchange>({
  maker: number,
  partner: number,
  gives: goods,
  wants: goods,
  dealt: flag,
});

const trade = record<Trade>({
  links: list(list(number)),
  granted: list(number),
  passes: number,
  maker: seatNumber,
  partner: seatNumber,
  countering: flag,
  gives: list(token),
  wants: goods,
  refused: goods,
  missed: goods,
  hands: list(goods),
  origins: list(token),
  ledger: list(exchange),
});

const step = record<Step>({
  to: text,
  cost: number,
  asks: list(number),
});

const transport = record<Transport>({
  kind: oneOf(['none', ...TRANSPORTS] as const),
  purpose: oneOf(PURPOSES),
  made: number,
  from: name,
  at: name,
  borders: number,
  visited: list(text),
  cargo: goods,
  vessel: name,
  points: number,
  path: list(text),
  stepTo: name,
  refusing: number,
  other: name,
  unloading: flag,
  steps: list(step),
});

const engaged = record<Engaged>({
  owner: number,
  forAttacker: number,
  forDefender: number,
});

const sums = record({ attack: number, defence: number });

const attack = record<Attack>({
  target: name,
  withAttacker: list(number),
  withDefender: list(number),
  made: number,
  successes: number,
  sums: orNull(sums),
  engaged: perKey(engaged),
  bonusLeft: number,
});

const options = record<Options>({
  seats: number,
  expansion: flag,
  victory: oneOf(['shared', 'single'] as const),
  tradeRule: oneOf(['border', 'reach'] as const),
  roundCap: number,
  offerCap: number,
  goodsCap: number,
});

/** Vessels are the areas that stand at a place. */
const isVessel = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'place' in json;

function some<T>(keep: (json: unknown) => boolean, read: Reader<T>): Reader<Record<string, T>> {
  return (json, where) => {
    const all = perKey((value) => value)(json, where);
    const kept = Object.entries(all).filter(([, value]) => keep(value));
    return Object.fromEntries(kept.map(([id, value]) => [id, read(value, `${where}.${id}`)]));
  };
}

const areas = object((fields) => ({
  countries: fields.get(
    'areas',
    some((json) => !isVessel(json), country),
  ),
  vessels: fields.get('areas', some(isVessel, vessel)),
}));

const production = record({ religion: orNull(oneOf(RELIGIONS)), followers: number });

const parts = record({
  options,
  turn,
  seats: list(seat),
  prices: perName(RECIPES, goods),
  supply: perKey(number),
  trade,
  transport,
  attack,
});

const whole = both(
  both(parts, areas),
  both(
    field('purchase', record({ recipe: orNull(oneOf(RECIPES)) })),
    field('production', production),
  ),
);

const view: Reader<View> = both(record({ viewer: seatNumber }), field('table', whole));

/** The model of a view; the same object gives the same model. */
export const readView = remembered(view, 'view');

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
  perKey,
  perName,
  type Reader,
  remembered,
  text,
} from '../json';
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

const area: Reader<Area> = object((fields) => ({
  owner: fields.get('owner', seatNumber),
  goods: fields.get('goods', goods),
  value: fields.get('value', number),
  book: fields.get('book', flag),
  follower: fields.get('follower', orNull(oneOf(RELIGIONS))),
}));

const country: Reader<Country> = (json, where) => ({
  ...area(json, where),
  ...object((fields) => ({
    city: fields.get('city', flag),
    source: fields.get('source', orNull(oneOf([...KINDS, 'face_down'] as const))),
    due: fields.get('due', number),
    temple: fields.get('temple', orNull(oneOf(RELIGIONS))),
    university: fields.get('university', flag),
  }))(json, where),
});

const vessel: Reader<Vessel> = (json, where) => ({
  ...area(json, where),
  ...object((fields) => ({
    place: fields.get('place', text),
    distressed: fields.get('distressed', flag),
  }))(json, where),
});

const seat: Reader<Seat> = object((fields) => ({
  base: fields.get('base', number),
  offers: fields.get('offers', number),
  transports: fields.get('transports', number),
  ownsUniversity: fields.get('owns_university', flag),
  eliminated: fields.get('eliminated', number),
  areas: fields.get('areas', list(text)),
  goods: fields.get('goods', goods),
  cities: fields.get('cities', number),
  value: fields.get('value', number),
  order: fields.get('order', number),
  nextTransports: fields.get('next_transports', number),
}));

const turn: Reader<Turn> = object((fields) => ({
  round: fields.get('round', number),
  start: fields.get('start', seatNumber),
  active: fields.get('active', seatNumber),
  toMove: fields.get('to_move', seatNumber),
  phase: fields.get('phase', oneOf(PHASES)),
  ask: fields.get('ask', text),
  yes: fields.get('yes', list(number)),
  no: fields.get('no', list(number)),
  poor: fields.get('poor', seatNumber),
}));

const token: Reader<Token> = object((fields) => ({
  kind: fields.get('kind', oneOf(KINDS)),
  area: fields.get('area', text),
}));

const exchange: Reader<Exchange> = object((fields) => ({
  maker: fields.get('maker', number),
  partner: fields.get('partner', number),
  gives: fields.get('gives', goods),
  wants: fields.get('wants', goods),
  dealt: fields.get('dealt', flag),
}));

const trade: Reader<Trade> = object((fields) => ({
  links: fields.get('links', list(list(number))),
  granted: fields.get('granted', list(number)),
  passes: fields.get('passes', number),
  maker: fields.get('maker', seatNumber),
  partner: fields.get('partner', seatNumber),
  countering: fields.get('countering', flag),
  gives: fields.get('gives', list(token)),
  wants: fields.get('wants', goods),
  refused: fields.get('refused', goods),
  missed: fields.get('missed', goods),
  hands: fields.get('hands', list(goods)),
  origins: fields.get('origins', list(token)),
  ledger: fields.get('ledger', list(exchange)),
}));

const step: Reader<Step> = object((fields) => ({
  to: fields.get('to', text),
  cost: fields.get('cost', number),
  asks: fields.get('asks', list(number)),
}));

const transport: Reader<Transport> = object((fields) => ({
  kind: fields.get('kind', oneOf(['none', ...TRANSPORTS] as const)),
  purpose: fields.get('purpose', oneOf(PURPOSES)),
  made: fields.get('made', number),
  from: fields.get('from', name),
  at: fields.get('at', name),
  borders: fields.get('borders', number),
  visited: fields.get('visited', list(text)),
  cargo: fields.get('cargo', goods),
  vessel: fields.get('vessel', name),
  points: fields.get('points', number),
  path: fields.get('path', list(text)),
  stepTo: fields.get('step_to', name),
  refusing: fields.get('refusing', number),
  other: fields.get('other', name),
  unloading: fields.get('unloading', flag),
  steps: fields.get('steps', list(step)),
}));

const engaged: Reader<Engaged> = object((fields) => ({
  owner: fields.get('owner', number),
  forAttacker: fields.get('for_attacker', number),
  forDefender: fields.get('for_defender', number),
}));

const sums = object((fields) => ({
  attack: fields.get('attack', number),
  defence: fields.get('defence', number),
}));

const attack: Reader<Attack> = object((fields) => ({
  target: fields.get('target', name),
  withAttacker: fields.get('with_attacker', list(number)),
  withDefender: fields.get('with_defender', list(number)),
  made: fields.get('made', number),
  successes: fields.get('successes', number),
  sums: fields.get('sums', orNull(sums)),
  engaged: fields.get('engaged', perKey(engaged)),
  bonusLeft: fields.get('bonus_left', number),
}));

const options: Reader<Options> = object((fields) => ({
  seats: fields.get('seats', number),
  expansion: fields.get('expansion', flag),
  victory: fields.get('victory', oneOf(['shared', 'single'] as const)),
  tradeRule: fields.get('trade_rule', oneOf(['border', 'reach'] as const)),
  roundCap: fields.get('round_cap', number),
  offerCap: fields.get('offer_cap', number),
  goodsCap: fields.get('goods_cap', number),
}));

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

const whole: Reader<Omit<View, 'viewer'>> = object((fields) => ({
  options: fields.get('options', options),
  turn: fields.get('turn', turn),
  seats: fields.get('seats', list(seat)),
  countries: fields.get(
    'areas',
    some((json) => !isVessel(json), country),
  ),
  vessels: fields.get('areas', some(isVessel, vessel)),
  prices: fields.get('prices', perName(RECIPES, goods)),
  supply: fields.get('supply', perKey(number)),
  recipe: fields.get(
    'purchase',
    object((own) => own.get('recipe', orNull(oneOf(RECIPES)))),
  ),
  religion: fields.get(
    'production',
    object((own) => own.get('religion', orNull(oneOf(RELIGIONS)))),
  ),
  followers: fields.get(
    'production',
    object((own) => own.get('followers', number)),
  ),
  trade: fields.get('trade', trade),
  transport: fields.get('transport', transport),
  attack: fields.get('attack', attack),
}));

const view: Reader<View> = object((fields) => ({
  viewer: fields.get('viewer', seatNumber),
  ...fields.get('table', whole),
}));

/** The model of a view; the same object gives the same model. */
export const readView = remembered(view, 'view');

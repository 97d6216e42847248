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
import { CIRCLES, PARTS, PHASES, type ScorePart, TRAYS, TYPES } from './ids';
import type { Market, Options, Own, Philosophy, Rival, Seat, Turn, View } from './model';

const name = orNull(text);
const cubes = perName(TRAYS, number);
const circles = perName(CIRCLES, number);
const research = perName(TYPES, number);

/** A list with gaps: those that are there. */
const present: Reader<string[]> = (value, where) =>
  list(name)(value, where).filter((one) => one !== null);

/** Something that is not there at all times. */
function orElse<T>(read: Reader<T>, other: T): Reader<T> {
  return (value, where) => (value === undefined ? other : read(value, where));
}

const parts: Reader<Record<ScorePart, number>> = (value, where) => {
  const numbers = list(number)(value, where);
  return Object.fromEntries(PARTS.map((part, i) => [part, numbers[i] ?? 0])) as Record<
    ScorePart,
    number
  >;
};

const seat: Reader<Seat> = object((fields) => ({
  board: fields.get('board', name),
  hand: fields.get('hand', present),
  left: fields.get('left', present),
  right: fields.get('right', present),
  fresh: fields.get('new', name),
  discarded: fields.get('discarded', list(text)),
  cards: fields.get('cards', list(text)),
  living: fields.get('living', name),
  won: fields.get('won', name),
  trays: fields.get('trays', cubes),
  research: fields.get('research', research),
  population: fields.get('population', number),
  philosophy: fields.get('philosophy', number),
  heritage: fields.get('heritage', number),
  tokens: fields.get('tokens', number),
  history: fields.get('history', number),
  anyResearch: fields.get('any_research', number),
  anyCubes: fields.get('any_cubes', number),
  committed: fields.get('committed', flag),
  limit: fields.get('limit', number),
  produces: fields.get(
    'produces',
    object((own) => ({ cubes: own.get('cubes', cubes), circles: own.get('circles', circles) })),
  ),
  firstIn: fields.get('first_in', list(oneOf(TYPES))),
  power: fields.get('power', number),
  battleRank: fields.get('battle_rank', number),
  historyPoints: fields.get('history_points', perKey(number)),
  prices: fields.get('prices', perKey(number)),
  score: fields.get('score', number),
  parts: fields.get('parts', parts),
}));

const turn: Reader<Turn> = object((fields) => ({
  round: fields.get('round', number),
  phase: fields.get('phase', oneOf(PHASES)),
  ask: fields.get('ask', text),
  waiting: fields.get('waiting', list(number)),
  arrived: fields.get('arrived', list(number)),
  bidding: fields.get('bidding', list(number)),
  ending: fields.get('ending', text),
}));

const market: Reader<Market> = object((fields) => ({
  unseen: fields.get('unseen', list(text)),
  open: fields.get('open', list(text)),
  out: fields.get('out', list(text)),
  variants: fields.get('variants', list(text)),
  copies: fields.get('copies', perKey(number)),
}));

const philosophy: Reader<Philosophy> = object((fields) => ({
  unseen: fields.get('unseen', list(text)),
  shown: fields.get('shown', list(list(text))),
  open: fields.get('open', list(list(text))),
}));

const options: Reader<Options> = object((fields) => ({
  seats: fields.get('seats', number),
  lastMultiplier: fields.get('philosophy_multiplier_5', number),
  difficulty: fields.get('solo_difficulty', oneOf(['easy', 'normal', 'hard'] as const)),
}));

const rival = object((fields) => ({
  board: fields.get('board', name),
  philosophy: fields.get('philosophy', number),
  aim: fields.get('aim', name),
}));

const own: Reader<Own> = object((fields) => ({
  discard: fields.get('discard', name),
  left: fields.get('left', present),
  marker: fields.get('marker', name),
  card: fields.get('card', name),
  tech: fields.get('tech', name),
  passed: fields.get('passed', flag),
  cubesGiven: fields.get('cubes_given', cubes),
  circlesGiven: fields.get('circles_given', circles),
  chosen: fields.get('chosen', research),
  recruited: fields.get('recruited', cubes),
}));

function rivalOf(read: ReturnType<typeof rival>, power: number): Rival | null {
  return read.board === null ? null : { ...read, board: read.board, power };
}

const whole: Reader<Omit<View, 'viewer' | 'own'>> = object((fields) => ({
  options: fields.get('options', options),
  turn: fields.get('turn', turn),
  seats: fields.get('seats', list(seat)),
  market: fields.get('market', market),
  philosophy: fields.get('philosophy', philosophy),
  closedMarkers: fields.get('closed_markers', list(text)),
  challenges: fields.get('challenges', present),
  battles: fields.get('battles', present),
  threat: fields.get('threat', orElse(number, 0)),
  rival: rivalOf(fields.get('rival', rival), fields.get('rival_power', orElse(number, 0))),
}));

const view: Reader<View> = object((fields) => ({
  viewer: fields.get('viewer', orNull(number)),
  own: fields.get('own', orNull(own)),
  ...fields.get('table', whole),
}));

/** The model of a view; the same object gives the same model. */
export const readView = remembered(view, 'view');

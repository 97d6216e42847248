// From the JSON of a view to the model, checked once for each view.
import { flag, list, number, oneOf, orNull, type Reader, remembered, text } from '../json';
import { both, field, object, perKey, perName, record } from '../jsonObject';
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

const seat = record<Seat>({
  new: name,
  board: name,
  hand: present,
  left: present,
  right: present,
  discarded: list(text),
  cards: list(text),
  living: name,
  won: name,
  trays: cubes,
  research,
  population: number,
  philosophy: number,
  heritage: number,
  tokens: number,
  history: number,
  anyResearch: number,
  anyCubes: number,
  committed: flag,
  limit: number,
  produces: record({ cubes, circles }),
  firstIn: list(oneOf(TYPES)),
  power: number,
  battleRank: number,
  historyPoints: perKey(number),
  prices: perKey(number),
  score: number,
  parts,
});

const turn = record<Turn>({
  round: number,
  phase: oneOf(PHASES),
  ask: text,
  waiting: list(number),
  arrived: list(number),
  bidding: list(number),
  ending: text,
});

const market = record<Market>({
  unseen: list(text),
  open: list(text),
  out: list(text),
  variants: list(text),
  copies: perKey(number),
});

const philosophy = record<Philosophy>({
  unseen: list(text),
  shown: list(list(text)),
  open: list(list(text)),
});

const options: Reader<Options> = object((fields) => ({
  seats: fields.get('seats', number),
  lastMultiplier: fields.get('philosophy_multiplier_5', number),
  difficulty: fields.get('solo_difficulty', oneOf(['easy', 'normal', 'hard'] as const)),
}));

const rival = record({
  board: name,
  philosophy: number,
  aim: name,
});

const own = record<Own>({
  discard: name,
  left: present,
  marker: name,
  card: name,
  tech: name,
  passed: flag,
  cubesGiven: cubes,
  circlesGiven: circles,
  chosen: research,
  recruited: cubes,
});

function rivalOf(read: ReturnType<typeof rival>, power: number): Rival | null {
  return read.board === null ? null : { ...read, board: read.board, power };
}

const rivalNow = object((fields) => ({
  rival: rivalOf(fields.get('rival', rival), fields.get('rival_power', orElse(number, 0))),
}));

const shared = record<Omit<View, 'viewer' | 'own' | 'rival'>>({
  options,
  turn,
  seats: list(seat),
  market,
  philosophy,
  closedMarkers: list(text),
  challenges: present,
  battles: present,
  threat: orElse(number, 0),
});

const view: Reader<View> = both(
  record({ viewer: orNull(number), own: orNull(own) }),
  field('table', both(shared, rivalNow)),
);

/** The model of a view; the same object gives the same model. */
export const readView = remembered(view, 'view');

// The story of a finished game: the lines of all seats, and the turns that changed most.
import type { LogEntry, StoryMoment, Text } from '../protocol';

/** What is drawn of each moment: chances of winning, or scores. */
export type Measure = 'chances' | 'scores';

export interface Point {
  /** The moment, by its number in the story. */
  at: number;
  value: number;
}

/** Moments that have been looked at. */
export const known = (moments: readonly StoryMoment[]): number =>
  moments.filter(({ chances }) => chances.length > 0).length;

/** The line of a seat through all moments where its value is known. */
export function lineOf(moments: readonly StoryMoment[], measure: Measure, seat: number): Point[] {
  return moments.flatMap((moment, at) => {
    const value = moment[measure][seat];
    return value === undefined ? [] : [{ at, value }];
  });
}

export interface Turning {
  /** The number of the moment that it led to, and of the one before. */
  at: number;
  before: number;
  /** Whose chance changed, from what to what, in thousandths. */
  seat: number;
  from: number;
  to: number;
}

const MOST = 3;
/** Turning points are at least this part of the game apart. */
const APART = 12;
/** A change that is worth being told, in thousandths. */
const LEAST = 40;

const size = ({ from, to }: Turning): number => Math.abs(to - from);

/** How much of a change is still there a moment later: what is taken back at once was no turn. */
function lasting(moments: readonly StoryMoment[], one: Turning): number {
  const later = moments.find(({ chances }, at) => at > one.at && chances.length > 0);
  const there = later?.chances[one.seat] ?? one.to;
  return Math.min(size(one), Math.max(0, (there - one.from) * Math.sign(one.to - one.from)));
}

/** What changed between moments that follow each other: of all seats (null) or of some, the one whose
 * change was the largest and stayed. */
function changes(moments: readonly StoryMoment[], seats: readonly number[] | null): Turning[] {
  const places = moments.flatMap(({ chances }, at) => (chances.length > 0 ? [at] : []));
  return places.slice(1).map((at, k) => {
    const before = places[k] ?? 0;
    const was = moments[before]?.chances ?? [];
    const is = moments[at]?.chances ?? [];
    return (seats ?? is.map((_, seat) => seat))
      .map((seat) => ({ at, before, seat, from: was[seat] ?? 0, to: is[seat] ?? 0 }))
      .reduce((one, other) => (lasting(moments, other) > lasting(moments, one) ? other : one));
  });
}

/** The largest first, none of them near another. */
function spread(ranked: readonly Turning[], most: number, gap: number): Turning[] {
  const chosen: Turning[] = [];
  for (const one of ranked)
    if (chosen.length < most && chosen.every(({ at }) => Math.abs(at - one.at) >= gap))
      chosen.push(one);
  return chosen;
}

/** The turns that changed most, in their order, one of mine among them. What came in the last turn was
 * to be expected by then, and counts half. */
export function turningPoints(
  moments: readonly StoryMoment[],
  mine: readonly number[],
  most = MOST,
): Turning[] {
  const gap = Math.ceil(moments.length / APART);
  const weight = (one: Turning): number =>
    lasting(moments, one) / (one.at === moments.length - 1 ? 2 : 1);
  const ranked = (seats: readonly number[] | null): Turning[] =>
    changes(moments, seats)
      .filter((one) => weight(one) >= LEAST)
      .toSorted((one, other) => weight(other) - weight(one));
  const chosen = spread(ranked(null), most, gap);
  const own = mine.length === 0 ? undefined : ranked(mine)[0];
  if (own !== undefined && !chosen.some(({ seat }) => mine.includes(seat))) {
    const near = chosen.findIndex(({ at }) => Math.abs(at - own.at) < gap);
    chosen[near < 0 ? Math.min(chosen.length, most - 1) : near] = own;
  }
  return chosen.toSorted((one, other) => one.at - other.at);
}

/** What the turn between two moments is told by: its longest line, of its seats before chance. */
export function headline(log: readonly LogEntry[], from: number, to: number): LogEntry | null {
  const lines = log.filter(({ n }) => n >= from && n < to);
  const own = lines.filter(({ by }) => by >= 0);
  const telling = own.length > 0 ? own : lines;
  return telling.reduce<LogEntry | null>(
    (one, other) => (one === null || other.text.en.length > one.text.en.length ? other : one),
    null,
  );
}

const clause = (words: string): string => words.split(/[,:.]/, 1)[0] ?? '';

/** Where the game was, in a few words: "Round 7". */
export const stageHead = ({ en, de }: Text): Text => ({ en: clause(en), de: clause(de) });

/** The number in it; null in a set-up or at the end. */
export function roundOf(stage: Text): number | null {
  const found = /\d+/.exec(clause(stage.en))?.[0];
  return found === undefined ? null : Number(found);
}

export interface Tick {
  at: number;
  round: number;
}

/** The moments at which rounds begin, at most so many, spread evenly. */
export function ticksOf(moments: readonly StoryMoment[], most: number): Tick[] {
  const ticks: Tick[] = [];
  for (const [at, { stage }] of moments.entries()) {
    const round = roundOf(stage);
    if (round !== null && round !== ticks.at(-1)?.round) ticks.push({ at, round });
  }
  const every = Math.max(1, Math.ceil(ticks.length / most));
  return ticks.filter((_, k) => k % every === 0);
}

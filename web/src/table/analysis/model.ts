// What the pages of the analysis draw, from what the server has found. All values are of 1000 on the wire
// and of 100 on the page.
import type {
  AnalysedChoice,
  AnalysedEvent,
  Analysis,
  JudgedChoice,
  Mark,
  WeighedOption,
} from '../../protocol';
import type { Plan } from '../marks/places';

/** Marks that cost something, the dearest last. */
const COSTLY: readonly Mark[] = ['inaccuracy', 'mistake', 'blunder'];

export const isCostly = (mark: Mark): boolean => COSTLY.includes(mark);

/** Of 100, without decimals. */
export const inHundred = (thousandths: number): number => Math.round(thousandths / 10);

export interface Knot {
  n: number;
  chances: readonly number[];
}

/** The places through which the lines of all seats go: where the chances are known, and the end. */
export function knotsOf({ events, end }: Analysis): Knot[] {
  const known = events.filter(({ chances }) => chances.length > 0);
  const last = events.at(-1)?.end ?? 0;
  return [...known.map(({ n, chances }) => ({ n, chances })), { n: last, chances: end }];
}

/** The event that goes on from moment `n`; at the end the last one. */
export function eventAt(events: readonly AnalysedEvent[], n: number): AnalysedEvent | null {
  return events.find((event) => event.n <= n && n < event.end) ?? events.at(-1) ?? null;
}

/** The chances at a moment: of the last place before it where they are known. */
export const chancesAt = (knots: readonly Knot[], n: number): readonly number[] =>
  (knots.findLast((knot) => knot.n <= n) ?? knots[0])?.chances ?? [];

export interface Mistake extends AnalysedChoice {
  /** The moment before it, with which the board shows what could be done. */
  before: number;
}

/** All choices with a mark that costs, of one seat or of all (null), in the order of the game. */
export function mistakesOf(events: readonly AnalysedEvent[], seat: number | null): Mistake[] {
  return events.flatMap((event) =>
    event.choices
      .filter((choice) => isCostly(choice.mark) && (seat === null || choice.seat === seat))
      .map((choice) => ({ ...choice, before: event.n })),
  );
}

/** The dearest first. */
export const byCost = (mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.toSorted((one, other) => other.loss - one.loss);

/** The next mistake after moment `n`, the first one after the last; null without any. */
export const nextMistake = (mistakes: readonly Mistake[], n: number): Mistake | null =>
  mistakes.find(({ before }) => before > n) ?? mistakes[0] ?? null;

export interface Ranked extends WeighedOption {
  /** Its place in the list of what was weighed; the first one was played. */
  k: number;
  /** Of 100, for the seat that chose. */
  chance: number;
}

/** What could be done, the best first. */
export const rankedOptions = ({ seat, options }: JudgedChoice): Ranked[] =>
  options
    .map((option, k) => ({ ...option, k, chance: inHundred(option.chances[seat] ?? 0) }))
    .toSorted((one, other) => (other.chances[seat] ?? 0) - (one.chances[seat] ?? 0));

/** What is drawn on the board: the option that is looked at, or the best one beside the played one. */
export function plansOf(choice: JudgedChoice, chosen: number | null): Plan[] {
  const ranked = rankedOptions(choice);
  const plan = (place: number, strong: boolean): Plan[] => {
    const option = ranked[place];
    return option === undefined
      ? []
      : [{ label: String(place + 1), targets: option.targets, strong }];
  };
  if (chosen !== null) return plan(chosen, true);
  const played = ranked.findIndex(({ k }) => k === 0);
  if (!isCostly(choice.mark)) return plan(played, true);
  return [
    ...plan(
      ranked.findIndex(({ k }) => k === choice.best),
      true,
    ),
    ...plan(played, false),
  ];
}

export interface Bar {
  n: number;
  seat: number;
  /** What luck gave or took, or what a choice cost (negative). */
  value: number;
}

const LEAST_LUCK = 10;

/** What luck gave to the seat that it moved most, at each roll that moved anybody by a point. */
export function luckBars(events: readonly AnalysedEvent[]): Bar[] {
  return events.flatMap(({ n, luck }) => {
    const most = luck.reduce((best, value, seat) => {
      return Math.abs(value) > Math.abs(luck[best] ?? 0) ? seat : best;
    }, 0);
    const value = luck[most] ?? 0;
    return Math.abs(value) < LEAST_LUCK ? [] : [{ n, seat: most, value }];
  });
}

/** What choices cost that have a mark for it. */
export const lossBars = (events: readonly AnalysedEvent[]): Bar[] =>
  mistakesOf(events, null).map(({ before, seat, loss }) => ({ n: before, seat, value: -loss }));

export interface Frame {
  width: number;
  height: number;
  total: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;
export const xOf = (n: number, { width, total }: Frame): number =>
  round((width * n) / Math.max(1, total));

const share = (chances: readonly number[], seat: number): number => chances[seat] ?? 0;

/** The areas of the seats on each other, the first of the order at the bottom: lower and upper edge. */
export function strataOf(knots: readonly Knot[], order: readonly number[], frame: Frame): string[] {
  const below = knots.map(() => 0);
  return order.map((seat) => {
    const lower = knots.map((_, k) => below[k] ?? 0);
    for (const [k, { chances }] of knots.entries())
      below[k] = (lower[k] ?? 0) + share(chances, seat);
    const point = (k: number, value: number): string =>
      `${xOf(knots[k]?.n ?? 0, frame)} ${round(frame.height * (1 - value / 1000))}`;
    const up = knots.map((_, k) => point(k, below[k] ?? 0));
    const down = knots.map((_, k) => point(k, lower[k] ?? 0)).toReversed();
    return `M${[...up, ...down].join('L')}Z`;
  });
}

export const lineOf = (knots: readonly Knot[], seat: number, frame: Frame): string =>
  `M${knots
    .map(
      ({ n, chances }) =>
        `${xOf(n, frame)} ${round(frame.height * (1 - share(chances, seat) / 1000))}`,
    )
    .join('L')}`;

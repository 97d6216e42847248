// The points of the seats as bars: how long each category is, and how far it has risen.
import type { SeatScore } from '../../protocol';

/** Colours of categories, with what is written on them, in their order. */
export const PART_COLOURS: readonly { fill: string; ink: string }[] = [
  { fill: 'var(--cube-yellow)', ink: 'var(--cube-on-light)' },
  { fill: 'var(--cube-red)', ink: 'var(--cube-on-dark)' },
  { fill: 'var(--cube-grey)', ink: 'var(--cube-on-light)' },
  { fill: 'var(--cube-orange)', ink: 'var(--cube-on-light)' },
  { fill: 'var(--cube-purple)', ink: 'var(--cube-on-dark)' },
  { fill: 'var(--cube-blue)', ink: 'var(--cube-on-dark)' },
  { fill: 'var(--cube-green)', ink: 'var(--cube-on-dark)' },
  { fill: 'var(--crystal-deep)', ink: 'var(--cube-on-dark)' },
];

export const partColour = (part: number): { fill: string; ink: string } =>
  PART_COLOURS[part % PART_COLOURS.length] ?? { fill: 'var(--ink-2)', ink: 'var(--surface-2)' };

export interface Row extends SeatScore {
  seat: number;
}

/** Seats by place, equal places in the order of the seats. */
export const rowsOf = (seats: readonly SeatScore[]): Row[] =>
  seats
    .map((score, seat) => ({ ...score, seat }))
    .toSorted((one, other) => one.place - other.place);

/** Who played alone, or a game that was called off, has no places worth telling. */
export const isRanked = (rows: readonly Row[]): boolean =>
  rows.length > 1 && rows.every(({ place }) => place > 0);

/** What points add up to that count: a seat whose parts are its score. */
export const addsUp = ({ parts, score }: SeatScore): boolean =>
  parts.reduce((sum, part) => sum + part, 0) === score;

const eased = (part: number): number => 1 - (1 - part) ** 3;

/** How much of a category is there when so many have risen. */
export const share = (risen: number, part: number): number =>
  eased(Math.min(1, Math.max(0, risen - part)));

/** The total while it rises; in the end the score itself. */
export function totalAt({ parts, score }: SeatScore, risen: number): number {
  if (risen >= parts.length) return score;
  return Math.round(parts.reduce((sum, points, part) => sum + points * share(risen, part), 0));
}

/** The longest bar of all, for the scale. */
export const longest = (rows: readonly SeatScore[]): number =>
  Math.max(1, ...rows.map(({ parts }) => parts.reduce((sum, part) => sum + Math.max(0, part), 0)));

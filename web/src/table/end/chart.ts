// Where the lines of a story lie in a picture of so many pixels.
import type { StoryMoment } from '../../protocol';
import { lineOf, type Measure, type Point } from '../../replay/story';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  x(at: number): number;
  y(value: number): number;
  /** Values with a line across the picture. */
  grid: number[];
}

const WHOLE = 1000;

/** Round numbers up to the largest value, about four of them. */
export function gridOf(most: number): number[] {
  const highest = Math.max(1, most);
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((one) => one >= rough) ?? rough;
  const whole = Math.max(1, step);
  return Array.from({ length: Math.floor(highest / whole) + 1 }, (_, k) => k * whole);
}

export function scaleOf(moments: readonly StoryMoment[], measure: Measure, frame: Frame): Scale {
  const most = Math.max(1, ...moments.flatMap(({ scores }) => scores));
  const top = measure === 'chances' ? WHOLE : most;
  const wide = frame.width - frame.left - frame.right;
  const high = frame.height - frame.top - frame.bottom;
  const last = Math.max(1, moments.length - 1);
  return {
    x: (at) => frame.left + (wide * at) / last,
    y: (value) => frame.top + high * (1 - Math.max(0, value) / top),
    grid: measure === 'chances' ? [0, 250, 500, 750, WHOLE] : gridOf(most),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const pathOf = (points: readonly Point[], { x, y }: Scale): string =>
  points
    .map(({ at, value }, k) => `${k === 0 ? 'M' : 'L'}${round(x(at))} ${round(y(value))}`)
    .join('');

export interface SeatLine {
  seat: number;
  points: Point[];
  d: string;
  /** Where its mark stands: the last point, or the one before where all end at nothing. */
  mark: Point;
}

/** The lines of all seats; those drawn last lie on top. */
export function linesOf(
  moments: readonly StoryMoment[],
  measure: Measure,
  scale: Scale,
  onTop: (seat: number) => number,
): SeatLine[] {
  const seats = moments.at(-1)?.scores.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const points = lineOf(moments, measure, seat);
    const last = points.at(-1) ?? { at: 0, value: 0 };
    const mark = last.value === 0 ? (points.at(-2) ?? last) : last;
    return { seat, points, d: pathOf(points, scale), mark };
  }).toSorted((one, other) => onTop(one.seat) - onTop(other.seat));
}

/** Marks that would lie on each other are moved apart, downwards from the highest. */
export function apart(ys: readonly number[], least: number, lowest: number): number[] {
  const order = ys.map((y, k) => ({ y, k })).toSorted((one, other) => one.y - other.y);
  let free = Number.NEGATIVE_INFINITY;
  for (const mark of order) {
    mark.y = Math.max(mark.y, free);
    free = mark.y + least;
  }
  let above = lowest;
  for (const mark of order.toReversed()) {
    mark.y = Math.min(mark.y, above);
    above = mark.y - least;
  }
  return order.toSorted((one, other) => one.k - other.k).map(({ y }) => y);
}

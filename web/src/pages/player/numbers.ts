// Ratings and shares of wins as people read them, and the line of a rating.
import type { RatingPoint } from '../../protocol';

/** "1412", and "1200?" while little is known. */
export const ratingText = ({
  points,
  provisional,
}: {
  points: number;
  provisional: boolean;
}): string => `${points}${provisional ? '?' : ''}`;

/** "+14", "−6", "±0". */
export function signed(n: number): string {
  if (n === 0) return '±0';
  return n > 0 ? `+${n}` : `\u2212${-n}`;
}

/** Thousandths of games out of so many games, in per cent. */
export const percent = (thousandths: number, games: number): number =>
  games === 0 ? 0 : Math.round(thousandths / (10 * games));

export const percentText = (n: number): string => `${n}\u00a0%`;

/** Only what enough games say is coloured. */
export const ENOUGH = 10;
export function tone(games: number, difference: number): 'good' | 'bad' | '' {
  if (games < ENOUGH || difference === 0) return '';
  return difference > 0 ? 'good' : 'bad';
}

/** How far the rating moved within the line. */
export const span = (line: readonly RatingPoint[]): [number, number] => [
  line[0]?.points ?? 0,
  line.at(-1)?.points ?? 0,
];

/** The points of a line in a box, the oldest left; a single one is drawn as a level. */
export function drawLine(
  line: readonly RatingPoint[],
  width: number,
  height: number,
): { x: number; y: number }[] {
  const points = line.length === 1 ? [...line, ...line] : line;
  const values = points.map((point) => point.points);
  const low = Math.min(...values);
  const reach = Math.max(1, Math.max(...values) - low);
  return values.map((value, k) => ({
    x: Math.round((k / Math.max(1, values.length - 1)) * width * 10) / 10,
    y: Math.round((height - ((value - low) / reach) * height) * 10) / 10,
  }));
}

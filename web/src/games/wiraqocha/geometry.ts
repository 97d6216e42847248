// Where things are on the map, in the units of the drawing.
import { type Axial, centre } from '../../board/hex';
import type { Point } from '../../kit/plane';

/** Distance from the centre of a hex to a corner, and half of its width. */
export const S = 84;
export const W = (S * Math.sqrt(3)) / 2;

/** Size of the whole map of 4-5-4-5-4 hexes. */
export const WIDE = 10 * W;
export const HIGH = 8 * S;

/** The centre of a place; the map begins at the top left corner of the drawing. */
export function placeOf(slot: Axial): Point {
  const at = centre(slot, S);
  return { x: at.x + 2 * W, y: at.y + S };
}

// Where things are on the map, in the units of the drawing.
import { type Axial, boxAround, centre } from '../../board/hex';
import type { Box, Point } from '../../kit/plane';

/** Distance from the centre of a hex to a corner. */
export const S = 96;

export const placeOf = (hex: Axial): Point => centre(hex, S);

/** The whole map. */
export const frameOf = (hexes: readonly Axial[]): Box => boxAround(hexes, S);

/** Where the sites of a hex stand, seen from its centre: one in the middle, two side by side. */
export function sitePlaces(sites: number): Point[] {
  return sites < 2
    ? [{ x: 0, y: -8 }]
    : [
        { x: -34, y: -8 },
        { x: 34, y: -8 },
      ];
}

/** Where so many groups of pieces stand in the lower part of a hex. */
export function crowdPlaces(groups: number): Point[] {
  const step = Math.min(36, 132 / Math.max(groups, 1));
  return Array.from({ length: groups }, (_, k) => ({ x: (k - (groups - 1) / 2) * step, y: 51 }));
}

// Where things are on the map, in the units of the drawing, and how the map turns so that it fills
// its place.
import { type Axial, boxAround, centre } from '../../board/hex';
import type { Box, Point } from '../../kit/plane';

/** Distance from the centre of a hex to a corner. */
export const S = 100;
const ACROSS = S * Math.sqrt(3);

export interface Room {
  width: number;
  height: number;
}

export const placeOf = (hex: Axial): Point => centre(hex, S);

/** A hex after the map was turned about its middle by so many sixths. */
export function turned(hex: Axial, sixths: number): Axial {
  let { q, r } = hex;
  for (let k = 0; k < sixths; ++k) [q, r] = [-r, q + r];
  return { q, r };
}

/** The whole map. */
export const frameOf = (hexes: readonly Axial[]): Box => boxAround(hexes, S);

/** Pixels of a unit when a box fills a room with an edge around it. */
export const scaleIn = (box: Box, room: Room, edge: number): number =>
  Math.max(
    0.05,
    Math.min((room.width - 2 * edge) / box.width, (room.height - 2 * edge) / box.height),
  );

/** The turn that makes hexes largest in a room; among equals the one with `home` at the lower left. */
export function bestTurn(hexes: readonly Axial[], home: Axial, room: Room): number {
  const worth = (sixths: number): number => {
    const box = frameOf(hexes.map((hex) => turned(hex, sixths)));
    const at = placeOf(turned(home, sixths));
    const corner = (at.y - at.x) / (box.width + box.height);
    return scaleIn(box, room, 0) * (1 + 0.06 * corner);
  };
  const worths = [0, 1, 2, 3, 4, 5].map(worth);
  return worths.indexOf(Math.max(...worths));
}

/** What follows from the scale: sizes of hexes in pixels, of pieces and letters in units. */
export interface Sizes {
  /** Pixels of a unit. */
  scale: number;
  /** Width of a hex in pixels. */
  hex: number;
  piece: number;
  name: number;
  /** Letters of the words on signs; 0: there is no room for them. */
  word: number;
}

const BIG = 112;
const NAMED = 84;

export function sizesAt(scale: number, small: boolean): Sizes {
  const hex = ACROSS * scale;
  return {
    scale,
    hex,
    piece: Math.max(19, (small ? 11.4 : 13.2) / scale),
    name: hex < NAMED ? 0 : Math.max(15.5, 11.2 / scale),
    word: hex < BIG ? 0 : Math.max(13.5, 11.2 / scale),
  };
}

/** Where the sites of a hex stand, seen from its centre: higher where somebody stands below them. */
export function sitePlaces(sites: number, busy: boolean): Point[] {
  const y = busy ? -22 : -8;
  return sites < 2
    ? [{ x: 0, y }]
    : [
        { x: -35, y },
        { x: 37, y },
      ];
}

/** Where so many groups of pieces stand in the lower part of a hex. */
export function crowdPlaces(groups: number, piece: number, y: number): Point[] {
  const step = Math.min(piece * 2.2, 150 / Math.max(groups, 1));
  return Array.from({ length: groups }, (_, k) => ({ x: (k - (groups - 1) / 2) * step, y }));
}

/** A name in one line or, where it is too long for a hex, in two. */
export function nameLines(name: string, letters: number): string[] {
  const most = Math.floor(162 / (letters * 0.49));
  const shortened = (line: string): string =>
    line.length <= most ? line : `${line.slice(0, most - 1)}…`;
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1);
  if (name.length <= most || gaps.length === 0) return [shortened(name)];
  const at = gaps.reduce((a, b) => (Math.abs(a - middle) <= Math.abs(b - middle) ? a : b));
  return [name.slice(0, at).trim(), name.slice(at)].map(shortened);
}

/** Empty places around the map, for crystals. */
export function wilds(places: readonly Point[], { x, y, width, height }: Box): Point[] {
  const found: Point[] = [];
  for (let q = -9; q <= 9; ++q)
    for (let r = -6; r <= 6; ++r) {
      const at = placeOf({ q, r });
      const inside =
        at.x > x + 60 && at.x < x + width - 60 && at.y > y + 70 && at.y < y + height - 40;
      const lonely = places.every((one) => Math.hypot(one.x - at.x, one.y - at.y) > S * 1.6);
      if (inside && lonely && (((q + 2 * r) % 3) + 3) % 3 === 0) found.push(at);
    }
  return found;
}

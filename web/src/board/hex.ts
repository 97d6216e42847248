// Geometry of pointy-top hexes in axial coordinates: q grows to the right, r down and to the right.
// The size of a hex is the distance from its centre to a corner.
import type { Box, Point } from '../kit/plane';

export interface Axial {
  q: number;
  r: number;
}

/** The six neighbours, counter-clockwise from the east. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export function neighbour(hex: Axial, direction: number): Axial {
  const step = DIRECTIONS[((direction % 6) + 6) % 6] ?? { q: 0, r: 0 };
  return { q: hex.q + step.q, r: hex.r + step.r };
}

export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

export function centre(hex: Axial, size: number): Point {
  return { x: size * Math.sqrt(3) * (hex.q + hex.r / 2), y: size * 1.5 * hex.r };
}

/** Corners around a point, clockwise from the top. */
export function corners(size: number, at: Point = { x: 0, y: 0 }): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 180) * (60 * k - 90);
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;
const write = (point: Point): string => `${round(point.x)} ${round(point.y)}`;
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Path of a hexagon whose corners are eased by `ease` (a share of the side). */
export function hexPath(size: number, ease = 0.08, at: Point = { x: 0, y: 0 }): string {
  const ring = corners(size, at);
  const steps = ring.map((corner, k) => {
    const before = between(corner, ring[(k + 5) % 6] ?? corner, ease);
    const after = between(corner, ring[(k + 1) % 6] ?? corner, ease);
    return `${k === 0 ? 'M' : 'L'}${write(before)}Q${write(corner)} ${write(after)}`;
  });
  return `${steps.join('')}Z`;
}

/** The smallest box around hexes of that size. */
export function boxAround(hexes: readonly Axial[], size: number): Box {
  const points = hexes.flatMap((hex) => corners(size, centre(hex, size)));
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

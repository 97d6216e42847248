// What may be chosen and lies outside of the part of the map that is shown, by the edge behind which it
// lies.
import type { Point } from '../../../kit/plane';

export interface Shown {
  width: number;
  height: number;
  /** How the sheet is scaled and moved in its frame. */
  scale: number;
  x: number;
  y: number;
}

export const EDGES = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

export interface Beyond {
  edge: Edge;
  count: number;
  /** The nearest of them, in pixels of the sheet before it is scaled. */
  next: Point;
}

interface Drawing {
  width: number;
  height: number;
}

/** A point of the map in pixels of the sheet before it is scaled. */
function onSheet({ x, y }: Point, map: Drawing, { width, height }: Shown): Point {
  const unit = Math.min(width / map.width, height / map.height);
  const left = (width - map.width * unit) / 2;
  const top = (height - map.height * unit) / 2;
  return { x: left + x * unit, y: top + y * unit };
}

/** The edge behind which a point of the frame lies, and how far. */
function edgeOf({ x, y }: Point, { width, height }: Shown): { edge: Edge; far: number } | null {
  const over: Record<Edge, number> = { left: -x, right: x - width, top: -y, bottom: y - height };
  const edge = EDGES.toSorted((a, b) => over[b] - over[a])[0] ?? 'left';
  return over[edge] > 0 ? { edge, far: over[edge] } : null;
}

export function beyond(points: readonly Point[], map: Drawing, shown: Shown): Beyond[] {
  if (shown.width === 0) return [];
  const found = points.flatMap((point) => {
    const next = onSheet(point, map, shown);
    const at = { x: next.x * shown.scale + shown.x, y: next.y * shown.scale + shown.y };
    const behind = edgeOf(at, shown);
    return behind === null ? [] : [{ ...behind, next }];
  });
  return EDGES.flatMap((edge) => {
    const there = found.filter((one) => one.edge === edge).toSorted((a, b) => a.far - b.far);
    const [first] = there;
    return first === undefined ? [] : [{ edge, count: there.length, next: first.next }];
  });
}

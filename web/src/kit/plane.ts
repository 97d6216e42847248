// Points of the screen, and where an arrow key leads from one to the next.

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const ANGLES: Record<string, number> = {
  ArrowRight: 0,
  ArrowDown: 90,
  ArrowLeft: 180,
  ArrowUp: 270,
};

/** Where an arrow key leads from `from`: the nearest of `places` in that direction, or nothing. */
export function byArrow<P extends Point>(key: string, from: Point, places: readonly P[]): P | null {
  const angle = ANGLES[key];
  if (angle === undefined) return null;
  const along = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) };
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const ahead = dx * along.x + dy * along.y;
    const aside = Math.abs(dx * along.y - dy * along.x);
    if (ahead <= 0.01 || aside > ahead * 2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

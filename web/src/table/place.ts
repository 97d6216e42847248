// Where a menu goes so that it lies beside a thing and wholly on the screen.

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/** The place for `box` beside `origin`: to its right if there is room, else to its left. */
export function besides(
  origin: Rect | null,
  box: Rect,
  screen = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const most = { x: screen.width - box.width - GAP, y: screen.height - box.height - GAP };
  const within = (value: number, limit: number): number => Math.max(GAP, Math.min(limit, value));
  if (origin === null) return { left: within(most.x / 2, most.x), top: within(most.y / 2, most.y) };
  const right = origin.left + origin.width + GAP;
  const left = right <= most.x ? right : origin.left - box.width - GAP;
  const top = origin.top + origin.height / 2 - box.height / 2;
  return { left: within(left, most.x), top: within(top, most.y) };
}

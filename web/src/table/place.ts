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

export interface Hanging {
  left: number;
  top: number;
  /** Where the point of the card is, from its left edge. */
  beak: number;
  below: boolean;
}

const BEAK_FROM_EDGE = 24;

/** The place for a card that hangs below a thing, or stands on it where there is no room below. */
export function hanging(
  origin: Rect | null,
  box: Rect,
  screen = { width: innerWidth, height: innerHeight },
): Hanging {
  const from = origin ?? { left: screen.width / 2, top: screen.height / 2, width: 0, height: 0 };
  const middle = from.left + from.width / 2;
  const most = Math.max(GAP, screen.width - box.width - GAP);
  const left = Math.max(GAP, Math.min(most, middle - box.width / 2));
  const under = from.top + from.height + GAP;
  const below = under + box.height <= screen.height - GAP;
  const top = below ? under : Math.max(GAP, from.top - box.height - GAP);
  const beak = Math.max(BEAK_FROM_EDGE, Math.min(box.width - BEAK_FROM_EDGE, middle - left));
  return { left, top, beak, below };
}

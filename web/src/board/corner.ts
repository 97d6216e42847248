// The corner of a board in which buttons cover nothing that is played with.

export type Corner = 'bl' | 'br' | 'tl' | 'tr';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Wanted first: where they usually are. */
const CORNERS: readonly Corner[] = ['bl', 'br', 'tl', 'tr'];

/** The buttons with their margins; those for fingers are larger (ZoomPan.svelte). */
const SIZE = { width: 54, height: 118 };
const TOUCH_SIZE = { width: 66, height: 154 };

function boxAt(corner: Corner, frame: Box, { width, height }: typeof SIZE): Box {
  const left = corner.endsWith('l') ? frame.left : frame.right - width;
  const top = corner.startsWith('t') ? frame.top : frame.bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}

/** How much of a box is covered by another. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The corner with the least under it, the usual one first among equals. */
export function leastCovered(frame: Box, things: readonly Box[], size = SIZE): Corner {
  const covered = (corner: Corner): number =>
    things.reduce((sum, thing) => sum + overlap(boxAt(corner, frame, size), thing), 0);
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

/** Everything on a board that is played with, and the buttons that lie over it already. */
const THINGS = '[data-target], button, a';

export function freeCorner(frame: Element): Corner {
  const things = [...frame.querySelectorAll(THINGS)].filter(
    (one) => one.closest('.buttons') === null,
  );
  return leastCovered(
    frame.getBoundingClientRect(),
    things.map((one) => one.getBoundingClientRect()),
    matchMedia('(pointer: coarse)').matches ? TOUCH_SIZE : SIZE,
  );
}

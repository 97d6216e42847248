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

const SIZE = { width: 54, height: 118 };

function boxAt(corner: Corner, frame: Box): Box {
  const left = corner.endsWith('l') ? frame.left : frame.right - SIZE.width;
  const top = corner.startsWith('t') ? frame.top : frame.bottom - SIZE.height;
  return { left, top, right: left + SIZE.width, bottom: top + SIZE.height };
}

/** How much of a box is covered by another. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The corner with the least under it, the usual one first among equals. */
export function leastCovered(frame: Box, things: readonly Box[]): Corner {
  const covered = (corner: Corner): number =>
    things.reduce((sum, thing) => sum + overlap(boxAt(corner, frame), thing), 0);
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
  );
}

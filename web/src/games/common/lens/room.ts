// Where an enlarged card finds room: as near to its card as it gets without covering what may be
// chosen.

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;
const STEP = 16;

const meet = (a: Area, b: Area): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const gap = (a: Area, b: Area): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/** The places of one side of a frame, from its middle outwards. */
function places(length: number, inner: number, near: number): number[] {
  const last = length - inner - MARGIN;
  if (last < MARGIN) return [];
  const all: number[] = [];
  for (let at = MARGIN; at < last; at += STEP) all.push(at);
  all.push(last);
  return all.sort((a, b) => Math.abs(a + inner / 2 - near) - Math.abs(b + inner / 2 - near));
}

/** The left upper corner, or nothing where everything is in use. */
export function roomFor(
  size: Size,
  anchor: Area,
  kept: readonly Area[],
  frame: Size,
): { x: number; y: number } | null {
  const busy = [anchor, ...kept].map(({ left, top, right, bottom }) => ({
    left: left - MARGIN,
    top: top - MARGIN,
    right: right + MARGIN,
    bottom: bottom + MARGIN,
  }));
  let best: { x: number; y: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const x of places(frame.width, size.width, (anchor.left + anchor.right) / 2))
    for (const y of places(frame.height, size.height, (anchor.top + anchor.bottom) / 2)) {
      const area = { left: x, top: y, right: x + size.width, bottom: y + size.height };
      const far = gap(area, anchor);
      if (far >= least || busy.some((one) => meet(one, area))) continue;
      least = far;
      best = { x, y };
    }
  return best;
}

// Where the sheet with a rule's text lies: below the link if there is room, above it otherwise.

const GAP = 6;
const EDGE = 8;

export interface Spot {
  left: number;
  top: number;
}

export function spotFor(
  link: { left: number; top: number; bottom: number },
  sheet: { width: number; height: number },
  frame: { width: number; height: number },
): Spot {
  const most = frame.width - sheet.width - EDGE;
  const below = link.bottom + GAP;
  const fits = below + sheet.height + EDGE <= frame.height;
  return {
    left: Math.max(EDGE, Math.min(link.left, most)),
    top: fits ? below : Math.max(EDGE, link.top - GAP - sheet.height),
  };
}

// What is different between two views: pieces that came, went or were beaten, dice, tokens. Drawn as
// ghosts for a preview, as a trail and flashes for the last action.

import type { HexId, Piece, PieceId, View } from './model';
import { HEXES } from './shown';

export interface Arrival {
  hex: HexId;
  piece: Piece;
  /** The hex it left, or null when it came from outside the map. */
  from: HexId | null;
}

export interface Difference {
  arrivals: Arrival[];
  /** Pieces that stood where another stands now, or that are gone from the map. */
  beaten: { hex: HexId; piece: Piece }[];
  /** Hexes whose piece went elsewhere. */
  left: HexId[];
  /** Defence dice that lie differently now; 0: none. */
  dice: { hex: HexId; face: number }[];
  /** Any other place where something changed: tokens, artefacts, destruction. */
  touched: HexId[];
}

function same(a: Piece | null, b: Piece | null): boolean {
  return a?.kind === b?.kind && a?.owner === b?.owner;
}

const isHex = (place: string | null): place is HexId =>
  place !== null && (HEXES as readonly string[]).includes(place);

function tokensMoved(before: View, after: View): HexId[] {
  const pairs = [
    [before.board.forceField, after.board.forceField],
    [before.board.fortress, after.board.fortress],
    [before.board.dead, after.board.dead],
    [before.turn.probed, after.turn.probed],
  ] as const;
  return pairs
    .filter(([was, is]) => was !== is)
    .map(([, is]) => is)
    .filter(isHex);
}

export function differenceOf(before: View, after: View): Difference {
  const changed = HEXES.filter((hex) => !same(before.board.pieces[hex], after.board.pieces[hex]));
  const origins = new Set(changed.filter((hex) => before.board.pieces[hex] !== null));
  const arrivals: Arrival[] = [];
  for (const hex of changed) {
    const piece = after.board.pieces[hex];
    if (piece === null) continue;
    const from = [...origins].find((o) => o !== hex && same(before.board.pieces[o], piece)) ?? null;
    if (from !== null) origins.delete(from);
    arrivals.push({ hex, piece, from });
  }
  const left = arrivals.map((arrival) => arrival.from).filter(isHex);
  const beaten = [...origins].flatMap((hex) => {
    const piece = before.board.pieces[hex];
    return piece === null ? [] : [{ hex, piece }];
  });
  const dice = HEXES.filter((hex) => before.board.die[hex] !== after.board.die[hex]).map((hex) => ({
    hex,
    face: after.board.die[hex],
  }));
  return { arrivals, beaten, left, dice, touched: tokensMoved(before, after) };
}

/** All hexes that look different. */
export const changedHexes = ({ arrivals, beaten, dice, touched }: Difference): HexId[] => [
  ...new Set([...[...arrivals, ...beaten, ...dice].map(({ hex }) => hex), ...touched]),
];

/** A piece that an unfinished conquest will set down: what is known of it so far. */
export interface Intent {
  hex: HexId;
  kind: PieceId | null;
  owner: number;
}

const ENTERING: ReadonlySet<string> = new Set(['conquer', 'place', 'swap']);

/** The conquest that a view is in the middle of, if any. */
export function intentOf(view: View): Intent | null {
  const { doing, target, mover } = view.pending;
  const owner = view.turn.active;
  if (!ENTERING.has(doing) || target === null || owner === null) return null;
  return { hex: target, kind: doing === 'place' ? 'base' : mover, owner };
}

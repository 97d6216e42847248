// The ghosts of a preview: what would be new on each hex, as far as the server has said.
import { differenceOf, intentOf } from '../diff';
import type { HexId, PieceId, View } from '../model';

export interface Ghost {
  hex: HexId;
  /** The piece that would stand here; its kind is null while it is still to be chosen. */
  piece: { kind: PieceId | null; owner: number } | null;
  /** Whether something stands there now, so that the ghost moves aside. */
  aside: boolean;
  /** A defence die that would be laid, and whose. */
  die: number;
  owner: number | null;
}

export interface Outlook {
  ghosts: Ghost[];
  /** Hexes whose piece would be beaten or would leave. */
  fading: ReadonlySet<HexId>;
}

export const NOTHING: Outlook = { ghosts: [], fading: new Set() };

function ghostOn(hex: HexId, now: View, piece: Ghost['piece'], die = 0): Ghost {
  const owner = piece?.owner ?? now.board.pieces[hex]?.owner ?? null;
  return { hex, piece, aside: now.board.pieces[hex] !== null, die, owner };
}

/** Compares the view on screen with the one that a hovered way leads to. */
export function outlookOf(now: View, then: View): Outlook {
  const change = differenceOf(now, then);
  const ghosts = change.arrivals.map(({ hex, piece }) => ghostOn(hex, now, piece));
  for (const { hex, face } of change.dice)
    if (face > 0 && !ghosts.some((ghost) => ghost.hex === hex))
      ghosts.push(ghostOn(hex, now, null, face));
  const intent = intentOf(then);
  if (intent !== null && !ghosts.some((ghost) => ghost.hex === intent.hex))
    ghosts.push(ghostOn(intent.hex, now, { kind: intent.kind, owner: intent.owner }));
  const attacked = intent !== null && now.board.pieces[intent.hex] !== null ? [intent.hex] : [];
  return {
    ghosts,
    fading: new Set([...change.beaten.map(({ hex }) => hex), ...change.left, ...attacked]),
  };
}

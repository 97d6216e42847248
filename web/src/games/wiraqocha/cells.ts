// The map as it is drawn: one cell for each place, with everything that lies there.
import type { Point } from '../../kit/plane';
import { placeOf } from './geometry';
import type { ArtefactId, HexId, Piece, View } from './model';
import type { Guide, HexFact } from './shown';

export interface Cell {
  hex: HexId;
  fact: HexFact;
  at: Point;
  /** Row and place in the row, as people count: "B3". */
  name: string;
  piece: Piece | null;
  die: number;
  artefact: ArtefactId | null;
  dead: boolean;
  field: boolean;
  fortress: boolean;
  probed: boolean;
  /** The value that an attack has to exceed. */
  defence: number;
}

const ROWS = 'ABCDE';

/** "B3" for the third hex of the second row. */
function placeName(q: number, r: number): string {
  return `${ROWS[r] ?? '?'}${q + Math.floor((r + 1) / 2) + 1}`;
}

export function cellsOf(view: View, guide: Guide): Cell[] {
  const { board } = view;
  return board.layout.map((hex, i) => {
    const slot = guide.slots[i] ?? { q: 0, r: 0 };
    const fact = guide.hexes[hex];
    const lies = fact.artefact !== null && board.lying.includes(fact.artefact);
    return {
      hex,
      fact,
      at: placeOf(slot),
      name: placeName(slot.q, slot.r),
      piece: board.pieces[hex],
      die: board.die[hex],
      artefact: lies ? fact.artefact : null,
      dead: board.dead === hex,
      field: board.forceField === hex,
      fortress: board.fortress === hex,
      probed: view.turn.probed === hex,
      defence: view.hexes[hex]?.defence ?? 0,
    };
  });
}

// The three goals of a seat as the panels show them.
import type { Text } from '../../../protocol';
import type { Seat } from '../model';
import type { Guide } from '../shown';
import { crystals, WORDS } from '../words';

export type GoalId = 'treasure' | 'somnium' | 'leviathan';

export interface Bar {
  have: number;
  goal: number;
  /** How many boxes the bar is divided into. */
  boxes: number;
}

export interface Goal {
  id: GoalId;
  name: Text;
  /** "3/7", or "10/15 + 1/1". */
  figures: string;
  bars: Bar[];
  /** At least two thirds of the way. */
  near: boolean;
  /** Nobody can reach it any more. */
  lost: boolean;
  long: Text;
  /** What counts towards it, with its worth. */
  rows: { name: Text; worth: string }[];
  missing: string;
}

const NEAR = 667;

function bar(have: number, goal: number, boxes: number): Bar {
  return { have: Math.min(have, goal), goal, boxes };
}

function treasure({ progress: { treasure: t } }: Seat): Goal {
  return {
    id: 'treasure',
    name: WORDS.treasure,
    figures: `${t.have}/${t.goal}`,
    bars: [bar(t.have, t.goal, t.goal)],
    near: t.possible && t.share >= NEAR,
    lost: !t.possible,
    long: t.possible ? WORDS.treasureLong(t.goal) : WORDS.treasureOff,
    rows: [],
    missing: String(t.goal - t.have),
  };
}

function somnium({ progress: { somnium: s } }: Seat): Goal {
  return {
    id: 'somnium',
    name: WORDS.somnium,
    figures: `${s.have}/${s.goal}`,
    bars: [bar(s.have, s.goal, s.goal)],
    near: s.share >= NEAR,
    lost: false,
    long: WORDS.somniumLong(s.goal),
    rows: [],
    missing: String(s.goal - s.have),
  };
}

function leviathan(seat: Seat, guide: Guide): Goal {
  const { resources: r, crystals: c, share } = seat.progress.leviathan;
  const short = (have: number, goal: number): number => Math.max(0, goal - have);
  return {
    id: 'leviathan',
    name: WORDS.leviathan,
    figures: `${r.have}/${r.goal} + ${Math.min(c.have, c.goal)}/${c.goal}`,
    bars: [bar(r.have, r.goal, Math.ceil(r.goal / 3)), bar(c.have, c.goal, c.goal)],
    near: share >= NEAR,
    lost: false,
    long: WORDS.leviathanLong(r.goal, crystals(c.goal)),
    rows: seat.cards.map((id) => {
      const card = guide.cards[id];
      return { name: card.name, worth: `${card.cost.resources} + ${card.cost.crystals}` };
    }),
    missing: `${short(r.have, r.goal)} + ${short(c.have, c.goal)}`,
  };
}

export function goalsOf(seat: Seat, guide: Guide): Goal[] {
  return [treasure(seat), somnium(seat), leviathan(seat, guide)];
}

/** How many boxes of a bar are full. */
export function fullBoxes({ have, goal, boxes }: Bar): number {
  return Math.floor((have * boxes) / goal);
}

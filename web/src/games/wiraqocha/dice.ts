// What dice are for: which of those that leave the pool pay a condition and which beat a defence.
// This explains moves that the server allows; it never decides whether one is allowed.
import type { Cell } from './cells';
import { differenceOf } from './diff';
import type { View } from './model';
import type { ConditionFact } from './shown';

/** The dice of `from` that are not in `to`. */
export function without(from: readonly number[], to: readonly number[]): number[] {
  const rest = [...to];
  return from.filter((face) => {
    const at = rest.indexOf(face);
    if (at < 0) return true;
    rest.splice(at, 1);
    return false;
  });
}

function meets(condition: ConditionFact, faces: readonly number[]): boolean {
  if (condition.kind === 'number')
    return faces.reduce((sum, face) => sum + face, 0) === condition.number;
  const sorted = [...faces].sort((a, b) => a - b);
  return (
    sorted.length === condition.faces.length && sorted.every((f, i) => f === condition.faces[i])
  );
}

export interface Payment {
  condition: number[];
  beating: number[];
}

/** Every way to take `count` of the dice, as [taken, rest]. */
function* choose(faces: readonly number[], count: number): Generator<[number[], number[]]> {
  if (count === 0) {
    yield [[], [...faces]];
    return;
  }
  for (let i = 0; i + count <= faces.length; ++i) {
    const face = faces[i] ?? 0;
    for (const [taken, rest] of choose(faces.slice(i + 1), count - 1))
      yield [
        [face, ...taken],
        [...faces.slice(0, i), ...rest],
      ];
  }
}

/** Splits the dice that a conquest or plunder has used. */
export function paymentOf(
  used: readonly number[],
  condition: ConditionFact,
  defence: number,
): Payment {
  const sorted = [...used].sort((a, b) => b - a);
  const counts = defence > 0 ? [1, 2] : [0];
  for (const count of counts)
    for (const [beating, rest] of choose(sorted, count))
      if (meets(condition, rest) && beating.every((face) => face > Math.min(defence, 5)))
        return { condition: rest.sort((a, b) => a - b), beating };
  return { condition: [...used], beating: [] };
}

/** A conquest, placement or plunder, with the dice it takes. */
export interface Spent extends Payment {
  cell: Cell;
}

const ATTACKS: ReadonlySet<string> = new Set(['conquer', 'place', 'plunder', 'tunnel']);

function attackedCell(now: View, then: View, cells: readonly Cell[]): Cell | undefined {
  const target = then.pending.target ?? now.pending.target;
  if (target !== null) return cells.find(({ hex }) => hex === target);
  const arrival = differenceOf(now, then).arrivals[0];
  return cells.find(({ hex }) => hex === arrival?.hex);
}

/** The dice that the way from one view to another spends on a hex; null if it does not attack one. */
export function spentOn(now: View, then: View, cells: readonly Cell[]): Spent | null {
  const cell = attackedCell(now, then, cells);
  if (cell === undefined) return null;
  if (ATTACKS.has(then.pending.doing)) {
    const { condition, beating } = then.pending;
    return { cell, condition, beating };
  }
  const used = without(now.turn.pool, then.turn.pool);
  if (then.turn.used - now.turn.used !== used.length || used.length === 0) return null;
  return { cell, ...paymentOf(used, cell.fact.condition, cell.defence) };
}

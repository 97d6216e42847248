// What the pointer flag beside a hovered hex says, and where it stands.
import type { Scene } from '../../game';
import type { Cell } from '../cells';
import { spentOn } from '../dice';
import { W, WIDE } from '../geometry';
import { conditionText } from '../label';
import { readView, type View } from '../model';

export interface FlagLine {
  faces: number[];
  words: string;
}

export interface FlagText {
  cell: Cell;
  lines: FlagLine[];
}

/** The dice that the previewed way spends: "4 5 = 9", "4 > 3". */
export function flagText(scene: Scene, view: View, cells: readonly Cell[]): FlagText | null {
  if (scene.preview === null) return null;
  const spent = spentOn(view, readView(scene.preview.view), cells);
  if (spent === null) return null;
  const lines = [
    { faces: spent.condition, words: `= ${conditionText(spent.cell.fact.condition)}` },
    { faces: spent.beating, words: `> ${spent.cell.defence}` },
  ].filter(({ faces }) => faces.length > 0);
  return lines.length === 0 ? null : { cell: spent.cell, lines };
}

export type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];

/** Left or right of the hex: where no hex is, or at least none that may be chosen; null: no room. */
export function sideOf(
  cell: Cell,
  cells: readonly Cell[],
  legal: ReadonlySet<string>,
): Side | null {
  const beside = (side: Side): Cell | undefined =>
    cells.find(
      ({ at }) => Math.abs(at.y - cell.at.y) < 1 && Math.abs(at.x - cell.at.x - side * 2 * W) < 1,
    );
  const margin = (side: Side): number => (side < 0 ? cell.at.x - W : WIDE - cell.at.x - W);
  const room = SIDES.filter((side) => beside(side) !== undefined || margin(side) > W / 2);
  const free = room.filter((side) => beside(side) === undefined);
  const open = room.filter((side) => !legal.has(beside(side)?.hex ?? ''));
  return free[0] ?? open[0] ?? null;
}

/** How far the flag may reach beyond the map. */
const EDGE = 8;

/** Where its pole stands. It never leaves the sheet: rather it covers the rim of its own hex. */
export function poleAt(cell: Cell, side: Side, wide: number): number {
  const pole = cell.at.x + side * (W + 4);
  const end = pole + side * wide;
  if (end < -EDGE) return pole - end - EDGE;
  return end > WIDE + EDGE ? pole - (end - WIDE - EDGE) : pole;
}

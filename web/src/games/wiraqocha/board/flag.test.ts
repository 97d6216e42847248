import { describe, expect, it } from 'vitest';
import { cellsOf } from '../cells';
import { type HexId, readGuide, readView } from '../model';
import guide from '../testing/guide.json';
import view4 from '../testing/view4.json';
import { poleAt, sideOf } from './flag';

const view = readView(view4);
const cells = cellsOf(view, readGuide(guide));
const cellAt = (hex: HexId) => {
  const cell = cells.find((one) => one.hex === hex);
  if (cell === undefined) throw new Error(hex);
  return cell;
};

describe('the pointer flag', () => {
  it('stands where no hex is', () => {
    expect(sideOf(cellAt('n09'), cells, new Set())).toBe(-1);
    expect(sideOf(cellAt('n12'), cells, new Set())).toBe(1);
  });

  it('never covers a hex that may be chosen', () => {
    expect(sideOf(cellAt('n01'), cells, new Set(['n05']))).toBe(1);
    expect(sideOf(cellAt('n01'), cells, new Set(['n05', 'n02']))).toBeNull();
  });

  it('stays on the sheet', () => {
    expect(poleAt(cellAt('n09'), -1, 300)).toBeGreaterThan(200);
  });
});

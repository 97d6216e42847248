import { describe, expect, it } from 'vitest';
import { cellsOf } from '../cells';
import { type HexId, readGuide, readView } from '../model';
import guide from '../testing/guide.json';
import { scene } from '../testing/scenes';
import view4 from '../testing/view4.json';
import { flagText, poleAt, sideOf, wrap } from './flag';

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

  it('tells why not', () => {
    const play = { ...scene({ reasons: ['hex:n05'] }), hovered: 'hex:n05' };
    expect(flagText(play, view, cells, 'en')?.lines).toEqual([{ faces: [], words: 'not hex:n05' }]);
  });

  it('breaks lines between words', () => {
    expect(wrap('Only an airship enters a mountain', 17)).toEqual([
      'Only an airship',
      'enters a mountain',
    ]);
  });
});

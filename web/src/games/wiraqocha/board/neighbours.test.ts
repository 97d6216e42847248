import { describe, expect, it } from 'vitest';
import { cellsOf } from '../cells';
import { type HexId, readGuide, readView } from '../model';
import guide from '../testing/guide.json';
import view4 from '../testing/view4.json';
import { neighbourOf } from './neighbours';

const cells = cellsOf(readView(view4), readGuide(guide));

function walk(start: HexId, ...keys: string[]): string[] {
  let at = cells.find(({ hex }) => hex === start);
  const column = at?.at.x ?? 0;
  return keys.map((key) => {
    at = (at && neighbourOf(key, at, cells, column)) ?? at;
    return at?.hex ?? '';
  });
}

describe('arrow keys', () => {
  it('go along a row', () => {
    expect(walk('p66', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual(['n05', 'n01', 'n05']);
  });
  it('stay near their column', () => {
    expect(walk('s345', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toEqual([
      'n05',
      'n07',
      'n04',
      'n10',
    ]);
  });
  it('stop at the rim', () => {
    expect(walk('p11', 'ArrowUp', 'ArrowLeft')).toEqual(['p11', 'p11']);
    const [first] = cells;
    expect(first && neighbourOf('a', first, cells, 0)).toBeNull();
  });
});

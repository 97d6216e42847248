// What is cut out of a part of the screen for a figure, and what a lesson points at.
import { describe, expect, it } from 'vitest';
import { around, cutFor, grown, selectorOf } from './boxes';

const STAGE = { width: 900, height: 600 };

describe('names', () => {
  it('stand for targets, regions and parts', () => {
    expect(selectorOf('hex:n05')).toBe('[data-target="hex:n05"]');
    expect(selectorOf('region:tray')).toBe('[data-region="tray"]');
    expect(selectorOf('part:goals')).toBe('[data-part="goals"]');
  });
});

describe('boxes', () => {
  it('have one around them, which may be grown', () => {
    const boxes = [
      { x: 10, y: 20, width: 30, height: 30 },
      { x: 50, y: 0, width: 10, height: 10 },
    ];
    expect(around(boxes)).toEqual({ x: 10, y: 0, width: 50, height: 50 });
    expect(around([])).toBeNull();
    expect(grown({ x: 10, y: 10, width: 5, height: 5 }, 2)).toEqual({
      x: 8,
      y: 8,
      width: 9,
      height: 9,
    });
  });
});

describe('a cut', () => {
  it('brings the box into the middle of the frame', () => {
    const cut = cutFor({ x: 300, y: 200, width: 100, height: 100 }, STAGE, STAGE, 2);
    expect(cut).toEqual({ scale: 2, x: 450 - 350 * 2, y: 300 - 250 * 2 });
  });
  it('never shows what lies outside the stage', () => {
    const cut = cutFor({ x: 0, y: 500, width: 100, height: 100 }, STAGE, STAGE, 2);
    expect([cut.x, cut.y]).toEqual([0, 600 - 1200]);
  });
  it('centres a stage that is smaller than the frame', () => {
    const cut = cutFor(
      { x: 0, y: 0, width: 900, height: 100 },
      STAGE,
      { width: 900, height: 100 },
      3,
    );
    expect(cut).toEqual({ scale: 1, x: 0, y: 250 });
  });
});

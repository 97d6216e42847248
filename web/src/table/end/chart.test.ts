// Lines and scales of the curve at the end.
import { describe, expect, it } from 'vitest';
import type { StoryMoment } from '../../protocol';
import { text } from '../../testing/samples';
import { apart, gridOf, linesOf, pathOf, scaleOf } from './chart';

const FRAME = { width: 120, height: 70, left: 10, right: 10, top: 10, bottom: 10 };

const moments: StoryMoment[] = [
  { n: 0, stage: text('Round 1'), scores: [0, 0], chances: [500, 500] },
  { n: 3, stage: text('Round 1'), scores: [4, 8], chances: [] },
  { n: 5, stage: text('Round 2'), scores: [6, 20], chances: [0, 1000] },
];

describe('the scale', () => {
  it('goes from edge to edge, from nothing to certainty', () => {
    const { x, y, grid } = scaleOf(moments, 'chances', FRAME);
    expect([x(0), x(1), x(2)]).toEqual([10, 60, 110]);
    expect([y(0), y(500), y(1000), y(-5)]).toEqual([60, 35, 10, 60]);
    expect(grid).toEqual([0, 250, 500, 750, 1000]);
  });
  it('goes up to the largest score, with round numbers', () => {
    expect(scaleOf(moments, 'scores', FRAME).y(20)).toBe(10);
    expect(gridOf(20)).toEqual([0, 5, 10, 15, 20]);
    expect(gridOf(46)).toEqual([0, 20, 40]);
    expect(gridOf(1000)).toEqual([0, 500, 1000]);
    expect(gridOf(0)).toEqual([0, 1]);
    expect(gridOf(4)).toEqual([0, 1, 2, 3, 4]);
    expect(gridOf(30)).toEqual([0, 10, 20, 30]);
  });
  it('has room for a point where nobody has any, and for two moments', () => {
    const nothing = moments.slice(0, 2).map((moment) => ({ ...moment, scores: [0, 0] }));
    const { x, y } = scaleOf(nothing, 'scores', FRAME);
    expect([x(1), y(1)]).toEqual([110, 10]);
  });
});

describe('the lines', () => {
  it('leave out what is not known, the winner on top, losers marked where they still could win', () => {
    const scale = scaleOf(moments, 'chances', FRAME);
    const lines = linesOf(moments, 'chances', scale, (seat) => (seat === 0 ? 1 : 0));
    expect(lines.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(lines[1]).toMatchObject({ d: 'M10 35L110 60', mark: { at: 0, value: 500 } });
    expect(lines[0]?.mark).toEqual({ at: 2, value: 1000 });
    expect(pathOf([], scale)).toBe('');
    expect(linesOf([], 'scores', scale, () => 0)).toEqual([]);
  });
  it('are there from the first moment, and nowhere while nothing is known', () => {
    const scale = scaleOf(moments, 'chances', FRAME);
    const unknown = { n: 0, stage: text('Round 1'), scores: [0, 0], chances: [] };
    const lines = linesOf([unknown], 'chances', scale, () => 0);
    expect(lines.map(({ d, mark }) => [d, mark.at, mark.value])).toEqual([
      ['', 0, 0],
      ['', 0, 0],
    ]);
  });
});

describe('marks', () => {
  it('move apart, and stay inside', () => {
    expect(apart([10, 12, 40], 15, 100)).toEqual([10, 25, 40]);
    expect(apart([95, 90, 92], 10, 100)).toEqual([100, 80, 90]);
  });
});

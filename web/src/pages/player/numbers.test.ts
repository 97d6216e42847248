// Ratings in words and lines.
import { describe, expect, it } from 'vitest';
import { drawLine, percent, ratingText, signed, span, tone } from './numbers';

const line = [1000, 1100, 1050].map((points, k) => ({ at: k * 10, points }));

describe('numbers of a profile', () => {
  it('carry a mark while little is known', () => {
    expect(ratingText({ points: 1412, provisional: false })).toBe('1412');
    expect(ratingText({ points: 1190, provisional: true })).toBe('1190?');
  });

  it('have their sign', () => {
    expect([signed(14), signed(-6), signed(0)]).toEqual(['+14', '\u22126', '±0']);
  });

  it('are shares of games', () => {
    expect(percent(1500, 3)).toBe(50);
    expect(percent(0, 0)).toBe(0);
  });

  it('are coloured only when enough games say so', () => {
    expect([tone(9, 5), tone(10, 5), tone(10, -5), tone(10, 0)]).toEqual(['', 'good', 'bad', '']);
  });

  it('become a line from the left, low values at the bottom', () => {
    expect(drawLine(line, 100, 10)).toEqual([
      { x: 0, y: 10 },
      { x: 50, y: 0 },
      { x: 100, y: 5 },
    ]);
    expect(drawLine(line.slice(0, 1), 100, 10)).toHaveLength(2);
    expect(span(line)).toEqual([1000, 1050]);
  });
});

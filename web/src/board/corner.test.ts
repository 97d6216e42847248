// Zoom buttons keep away from what is played with.
import { describe, expect, it } from 'vitest';
import { leastCovered } from './corner';

const FRAME = { left: 0, top: 0, right: 800, bottom: 600 };
const at = (left: number, top: number, size = 100) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

describe('the corner of the zoom buttons', () => {
  it('is the lower left one where nothing is there', () => {
    expect(leastCovered(FRAME, [at(300, 200)])).toBe('bl');
  });

  it('is the next free one', () => {
    expect(leastCovered(FRAME, [at(0, 500)])).toBe('br');
    expect(leastCovered(FRAME, [at(0, 500), at(700, 500)])).toBe('tl');
  });

  it('is the one with the least under it where all are taken', () => {
    const all = [at(0, 500), at(700, 500), at(0, 0), at(780, 0)];
    expect(leastCovered(FRAME, all)).toBe('tr');
  });

  it('is free of more for the larger buttons for fingers', () => {
    const low = [at(0, 420, 40)];
    expect(leastCovered(FRAME, low)).toBe('bl');
    expect(leastCovered(FRAME, low, { width: 66, height: 154 })).toBe('br');
  });
});

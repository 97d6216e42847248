import { describe, expect, it } from 'vitest';
import { arrowOf, type Spot, sealsOf } from './places';

const spots: Record<string, Spot> = {
  'hex:a': { x: 0, y: 0, width: 100, height: 100, onBoard: true },
  'hex:b': { x: 200, y: 0, width: 100, height: 100, onBoard: true },
  'action:go': { x: 0, y: 500, width: 60, height: 40, onBoard: false },
};
const spot = (target: string): Spot | null => spots[target] ?? null;
const plan = (label: string, ...targets: string[]) => ({ label, targets, strong: true });

describe('marks of plans', () => {
  it('stand at everything that can be seen', () => {
    const seals = sealsOf([plan('1', 'hex:a', 'hex:gone', 'action:go')], spot);
    expect(seals).toHaveLength(2);
    expect(seals[0]?.x).toBeLessThanOrEqual(100);
  });

  it('stand side by side where plans share a thing', () => {
    const [one, other] = sealsOf([plan('1', 'hex:a'), plan('2', 'hex:a')], spot);
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThanOrEqual(24);
  });

  it('have an arrow from place to place on the board only', () => {
    expect(arrowOf(plan('1', 'hex:a', 'action:go', 'hex:b'), spot)).toMatch(/^M\d+ \d+Q/);
    expect(arrowOf(plan('1', 'hex:a', 'action:go'), spot)).toBeNull();
    expect(arrowOf(plan('1', 'action:go'), spot)).toBeNull();
  });
});

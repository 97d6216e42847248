import { describe, expect, it } from 'vitest';
import { cubeTarget, hexLabel, label, slotTarget } from './label';
import { scene } from './testing/scenes';

const SET = {
  set: 'trade_1',
  spaces: ['yellow' as const, 'multi' as const],
  cubes: ['yellow' as const, null],
  full: false,
  closed: false,
  activations: 0,
};

describe('names', () => {
  it('of spaces and cubes say where they are', () => {
    expect(cubeTarget(SET, 0)).toBe('cube:trade_1/yellow/yellow');
    expect(cubeTarget(SET, 1)).toBe('space:trade_1/multi');
    expect(label('space:trade_1/multi', scene()).en).toBe('Trade 1: multicolour space');
    expect(label('cube:unused/red', scene()).de).toBe('Würfel Rot, Ungenutzt');
  });

  it('of a space that takes no cube are those of its set, which has the reason', () => {
    const closed = scene({ reasons: ['set:trade_1'] });
    expect(slotTarget(SET, 1, closed)).toBe('set:trade_1');
    expect(slotTarget(SET, 1, scene())).toBe('space:trade_1/multi');
    expect(label('set:trade_1', closed).de).toBe('Handel 1');
  });

  it('of hexes say what stands there and what may be done', () => {
    const home = 'h0_capital';
    const text = hexLabel(home, scene({ ways: [['action:walk', `hex:${home}`]] })).en;
    expect(text).toMatch(/Goldhaven/);
    expect(text).toMatch(/You can: walk/);
  });

  it('of cards, decks and actions come from the guide', () => {
    expect(label('card:T1-01', scene()).en).toBe('Wayfinders');
    expect(label('deck:deck_2', scene()).de).toBe('Handel und Wachstum');
    expect(label('action:walk', scene()).de).toBe('Gehen');
  });
});

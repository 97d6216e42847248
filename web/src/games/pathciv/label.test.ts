import { describe, expect, it } from 'vitest';
import { label, targetLabel } from './label';
import { scene } from './testing/scenes';

describe('a name', () => {
  it('of a stack is that of its technology', () => {
    expect(label('stack:mil_2', scene()).en).toBe('Shield Wall');
    expect(label('stack:mil_2', scene()).de).toBe('Schildwall');
  });

  it('of cards, markers, cubes and types comes from the guide', () => {
    expect(label('card:w_14', scene()).en).toBe('Painted Avenue');
    expect(label('cube:red', scene()).de).toBe('Soldaten');
    expect(label('circle:any', scene()).en).toBe('of choice');
    expect(label('type:cult', scene()).de).toBe('Kult');
  });
});

it('a full name says price, copies and what may be done', () => {
  const full = targetLabel(
    'stack:mil_1',
    scene({ view: 'technology_bids', ways: [['stack:mil_1']] }),
  );
  expect(full.en).toMatch(/price \d/);
  expect(full.en).toMatch(/copies left/);
  expect(full.en).toContain('You can: mil_1');
});

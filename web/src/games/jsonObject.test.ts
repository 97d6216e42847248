import { describe, expect, it } from 'vitest';
import { number, remembered, text } from './json';
import { both, field, record } from './jsonObject';

const cap = record<{ name: string; roundCap: number }>({ name: text, roundCap: number });

describe('readers of objects', () => {
  it('find a field by its name in JSON', () => {
    expect(cap({ name: 'long', round_cap: 9, more: 1 }, 'options')).toEqual({
      name: 'long',
      roundCap: 9,
    });
  });

  it('name the place of a mistake', () => {
    const read = field('table', cap);
    expect(() => read({ table: { name: 'long', round_cap: '9' } }, 'view')).toThrow(
      'view.table.round_cap should be a whole number, but is "9"',
    );
  });

  it('read an object once', () => {
    const read = remembered(cap, 'options');
    const json = { name: 'long', round_cap: 9 };
    expect(read(json)).toBe(read(json));
  });

  it('find two things in one object', () => {
    const read = both(record({ name: text }), field('cost', record({ gems: number })));
    expect(read({ name: 'tower', cost: { gems: 2 } }, 'card')).toEqual({ name: 'tower', gems: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import { number, remembered, text } from './json';
import { either, orMissing, record } from './jsonObject';

const cap = record<{ name: string; roundCap: number }>({ name: text, roundCap: number });

describe('readers of objects', () => {
  it('find a field by its name in JSON', () => {
    expect(cap({ name: 'long', round_cap: 9, more: 1 }, 'options')).toEqual({
      name: 'long',
      roundCap: 9,
    });
  });

  it('name the place of a mistake', () => {
    const read = record<{ table: ReturnType<typeof cap> }>({ table: cap });
    expect(() => read({ table: { name: 'long', round_cap: '9' } }, 'view')).toThrow(
      'view.table.round_cap should be a whole number, but is "9"',
    );
  });

  it('read an object once', () => {
    const read = remembered(cap, 'options');
    const json = { name: 'long', round_cap: 9 };
    expect(read(json)).toBe(read(json));
  });

  it('find null where a field is left out, but take no null for it', () => {
    const read = record<{ threat: number | null }>({ threat: orMissing(number) });
    expect(read({}, 'table')).toEqual({ threat: null });
    expect(() => read({ threat: null }, 'table')).toThrow(
      'table.threat should be a whole number, but is null',
    );
  });

  it('tell kinds of objects apart by the field that each has alone', () => {
    const read = either<{ sum: number } | { faces: string }>([
      ['sum', record({ sum: number })],
      ['faces', record({ faces: text })],
    ]);
    expect(read({ sum: 7 }, 'condition')).toEqual({ sum: 7 });
    expect(() => read({ faces: 3 }, 'condition')).toThrow('condition.faces should be a text');
    expect(() => read({ die: 1 }, 'condition')).toThrow(
      'condition should be an object with one of sum, faces, but is {"die":1}',
    );
    expect(() => read([], 'condition')).toThrow('condition should be an object, but is []');
  });
});

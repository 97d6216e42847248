// What a game without a screen of its own shows of its view.
import { describe, expect, it } from 'vitest';
import { fieldsOf, namesIn, wordOf } from './names';

const REED = { en: 'reed', de: 'Schilf' };
const OAK = { en: 'oak', de: 'Eiche' };

describe('the words of a view', () => {
  const names = namesIn({
    cards: { reed: { name: REED, worth: 1 } },
    trees: [{ id: 't1', name: OAK }],
  });

  it('come from the guide, by key or by id', () => {
    expect(wordOf('reed', names)).toEqual(REED);
    expect(wordOf('t1', names)).toEqual(OAK);
    expect(wordOf(OAK, names)).toEqual(OAK);
  });
  it('are the words of the engine where the guide is silent', () => {
    expect(wordOf('rounds_played', names)).toEqual({ en: 'rounds played', de: 'rounds played' });
    expect(wordOf(7, names).en).toBe('7');
    expect(wordOf(null, names).en).toBe('–');
    expect(wordOf(true, names)).toEqual({ en: 'yes', de: 'ja' });
  });
  it('stand in fields of objects and entries of lists', () => {
    expect(fieldsOf({ a: 1, b: [2] })).toEqual([
      ['a', 1],
      ['b', [2]],
    ]);
    expect(fieldsOf(['x'])).toEqual([['0', 'x']]);
    expect(fieldsOf([])).toEqual([]);
    expect(fieldsOf('x')).toBeNull();
    expect(fieldsOf(REED)).toBeNull();
    expect(fieldsOf(null)).toBeNull();
  });
});

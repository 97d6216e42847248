// Rule texts are found wherever a guide keeps them.
import { describe, expect, it } from 'vitest';
import { findRules, rulesOf } from './entries';

const text = (en: string, de = en) => ({ en, de });
const GUIDE = {
  cards: {
    death_ray: {
      name: text('Death Ray', 'Todesstrahl'),
      text: text('Destroys a hex', 'Zerstört ein Feld'),
      resources: 6,
    },
  },
  topics: [
    { id: 'W7.1', title: text('Defence'), text: text('Exceed the value') },
    { id: 'W7.2', text: text('') },
  ],
  hexes: { n01: { name: text('Jungle 1') } },
  slots: [{ q: 0, r: 0 }, null],
};

describe('rule texts', () => {
  const rules = rulesOf(GUIDE);

  it('are collected with their titles', () => {
    expect(rules.map(({ id, part, title }) => [id, part, title?.en])).toEqual([
      ['death_ray', 'cards', 'Death Ray'],
      ['W7.1', 'topics', 'Defence'],
    ]);
  });

  it('can be searched in either language', () => {
    expect(findRules(rules, 'ray hex', 'en')).toHaveLength(1);
    expect(findRules(rules, 'feld', 'de')).toHaveLength(1);
    expect(findRules(rules, 'feld', 'en')).toHaveLength(0);
    expect(findRules(rules, '', 'en')).toHaveLength(2);
  });

  it('are none in a guide that is none', () => {
    expect(rulesOf(null)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readGuide } from './guide';
import { readView } from './parse';
import { guide, views } from './testing/scenes';

describe('the guide', () => {
  const facts = readGuide(guide);

  it('has all cards, tokens and maps', () => {
    expect(Object.keys(facts.cards)).toHaveLength(64);
    expect(Object.keys(facts.tokens)).toHaveLength(37);
    expect(Object.keys(facts.maps)).toEqual(['2', '3', '4', '5', '6']);
    expect(Object.keys(facts.maps['3'] ?? {})).toHaveLength(16);
  });

  it('knows the colour of each technology', () => {
    expect(facts.technologies.map(({ colour }) => colour)).toEqual([
      'green',
      'red',
      'purple',
      'orange',
      'yellow',
      'blue',
    ]);
  });

  it('reads options and prices', () => {
    expect(facts.sets['warfare_1']?.gives).toEqual([
      {
        kind: 'or',
        options: [
          [{ kind: 'gain', point: 'attack', amount: 1 }],
          [{ kind: 'gain', point: 'fortress', amount: 2 }],
        ],
      },
    ]);
    expect(facts.cards['T2-16']?.gives).toEqual([
      { kind: 'pay', price: 'mini', gains: [{ kind: 'gain', point: 'gem', amount: 2 }] },
    ]);
  });
});

describe('a view', () => {
  it.each(Object.entries(views))('is read while %s is asked', (ask, json) => {
    const view = readView(json);
    expect(view.turn.ask).toBe(ask);
    expect(view.seats).toHaveLength(view.options.seats);
    expect(view.seats[0]?.sets.length).toBeGreaterThanOrEqual(12);
  });

  it('of another shape is refused with its place', () => {
    const wrong = structuredClone(views.menu) as { table: { turn: { phase: string } } };
    wrong.table.turn.phase = 'sleeping';
    expect(() => readView(wrong)).toThrow(/view\.table\.turn\.phase should be one of setup/);
  });
});

import { describe, expect, it } from 'vitest';
import { readGuide, readView, seatOf } from './model';
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
        or: [[{ point: 'attack', amount: 1 }], [{ point: 'fortress', amount: 2 }]],
      },
    ]);
    expect(facts.cards['T2-16']?.gives).toEqual([
      { pay: 'mini', for: [{ point: 'gem', amount: 2 }] },
    ]);
  });

  it('with an effect of no known kind is refused with its place', () => {
    const wrong = structuredClone(guide) as { cards: { 'T2-16': { gives: object[] } } };
    wrong.cards['T2-16'].gives = [{ lose: 'gem' }];
    expect(() => readGuide(wrong)).toThrow(
      'guide.cards.T2-16.gives[0] should be an object with one of point, or, pay',
    );
  });
});

describe('a view', () => {
  it.each(Object.entries(views))('is read while %s is asked', (ask, json) => {
    const view = readView(json);
    expect(view.turn.ask).toBe(ask);
    expect(view.seats).toHaveLength(view.options.seats);
    expect(view.seats[0]?.sets.length).toBeGreaterThanOrEqual(12);
  });

  it('tells whose miniature is in a site', () => {
    expect(seatOf('seat0')).toBe(0);
    expect(seatOf('seat5')).toBe(5);
    expect(seatOf('ghost')).toBeNull();
  });

  it('of another shape is refused with its place', () => {
    const wrong = structuredClone(views.menu) as { table: { turn: { phase: string } } };
    wrong.table.turn.phase = 'sleeping';
    expect(() => readView(wrong)).toThrow(/view\.table\.turn\.phase should be one of setup/);
  });
});

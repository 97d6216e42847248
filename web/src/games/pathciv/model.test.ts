import { describe, expect, it } from 'vitest';
import { readGuide, readView } from './model';
import { hasRival } from './scene';
import { guide, views } from './testing/scenes';

describe('the guide', () => {
  const facts = readGuide(guide);

  it('has all technologies, cards, markers and tracks', () => {
    expect(Object.keys(facts.technologies)).toHaveLength(45);
    expect(Object.keys(facts.cards)).toHaveLength(56);
    expect(Object.keys(facts.markers)).toHaveLength(10);
    expect(facts.population).toHaveLength(14);
    expect(facts.philosophy).toHaveLength(6);
  });

  it('tells which spaces of the population track give something', () => {
    expect(facts.population.map(({ gain }) => gain !== null).slice(0, 4)).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('of another shape is refused with its place', () => {
    const wrong = structuredClone(guide) as unknown as { cards: { w_03: { kind: string } } };
    wrong.cards.w_03.kind = 'card';
    expect(() => readGuide(wrong)).toThrow(
      'guide.cards.w_03.kind should be one of wonder, leader, but is "card"',
    );
  });
});

describe('a view', () => {
  it.each(Object.entries(views))('is read: %s', (_, json) => {
    const view = readView(json);
    expect(view.seats).toHaveLength(view.options.seats);
    expect(hasRival(view)).toBe(view.options.seats === 1);
    for (const { parts, score } of view.seats)
      expect(parts.reduce((sum, n) => sum + n)).toBe(score);
  });

  it('of another shape is refused with its place', () => {
    const wrong = structuredClone(views.projects) as { table: { turn: { phase: string } } };
    wrong.table.turn.phase = 'sleeping';
    expect(() => readView(wrong)).toThrow(/view\.table\.turn\.phase should be one of setup/);
  });
});

import { describe, expect, it } from 'vitest';
import { readGuide, readView } from '../model';
import { guide, views } from '../testing/scenes';
import { agesOf, eventsOf, nextOf, standings } from './events';

const facts = readGuide(guide);

describe('the event line', () => {
  const view = readView(views.projects);

  it('has challenges in odd rounds, battles in even ones and both in the last', () => {
    expect(
      agesOf(view, facts).map(({ events }) => events.map(({ kind }) => kind[0]).join('')),
    ).toEqual(['', '', 'c', 'b', 'c', 'b', 'c', 'b', 'cb']);
  });

  it('is over when the game is', () => {
    expect(eventsOf(readView(views.over), facts).every(({ over }) => over)).toBe(true);
  });

  it('tells where everybody would stand, the threat included', () => {
    const battle = nextOf(eventsOf(view, facts), 'battle');
    if (battle === null) throw new Error('no battle');
    const stands = standings(battle, view);
    expect(stands).toHaveLength(view.seats.length + 1);
    expect(stands.map(({ n }) => n)).toEqual(stands.map(({ n }) => n).sort((a, b) => b - a));
    expect(stands.some(({ who }) => who === 'threat')).toBe(true);
  });

  it('has the Rival in the battles of a game alone', () => {
    const alone = readView(views.solo_wonder_bids);
    const battle = nextOf(eventsOf(alone, facts), 'battle');
    if (battle === null) throw new Error('no battle');
    expect(standings(battle, alone).some(({ who }) => who === 'rival')).toBe(true);
  });
});

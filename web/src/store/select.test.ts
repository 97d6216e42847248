// Questions to the state.
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { table, text } from '../testing/samples';
import { openTable } from './local';
import { dismiss, notify } from './notices';
import { actingSeat, gameInfo, gameName, hides, nextWaiting, waitingForMe } from './select';
import { EMPTY, type State } from './state';

describe('questions to the state', () => {
  it('find the seat that acts', () => {
    expect(actingSeat(table({ you: [0, 1], viewer: 1, to_move: [0, 1] }))).toBe(1);
    expect(actingSeat(table({ you: [0, 1], viewer: 0, to_move: [1] }))).toBe(1);
    expect(actingSeat(table({ you: [], viewer: null }))).toBeNull();
    expect(actingSeat(table({ state: 'paused' }))).toBeNull();
  });
  it('find the table that waits, the nearest deadline first', () => {
    const one = (id: string, your_turn: boolean, deadline: number | null) =>
      ({ id, your_turn, deadline, updated: 0 }) as State['mine'][number];
    const state: State = {
      ...EMPTY,
      mine: [one('a', true, null), one('b', false, 1), one('c', true, 5)],
    };
    expect(waitingForMe(state).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(nextWaiting(openTable(state, 'c', null))?.id).toBe('a');
    expect(nextWaiting(EMPTY)).toBeNull();
  });
  it('name games as the server does, and leave a blank until it has', () => {
    const mini = { id: 'mini', name: text('Mini', 'Klein') } as GameInfo;
    const state: State = { ...EMPTY, games: [mini] };
    expect(gameInfo(state, 'mini')).toBe(mini);
    expect(gameInfo(state, 'chess')).toBeNull();
    expect(gameInfo(EMPTY, 'mini')).toBeUndefined();
    expect(gameName(state, 'mini').de).toBe('Klein');
    expect(gameName(state, 'chess').de).toBe('chess');
    expect(gameName(EMPTY, 'mini').en.trim()).toBe('');
  });
  it('take it that a game hides something until the server has said that it does not', () => {
    const games = [{ id: 'go', hides: false } as GameInfo, { id: 'mini', hides: true } as GameInfo];
    expect(['go', 'mini', 'chess'].map((id) => hides({ ...EMPTY, games }, id))).toEqual([
      false,
      true,
      true,
    ]);
    expect(hides(EMPTY, 'go')).toBe(true);
  });
  it('keep few notices and no doubles', () => {
    let state = EMPTY;
    for (const words of ['a', 'b', 'b', 'c', 'd']) state = notify(state, 'info', text(words));
    expect(state.notices.map(({ text: words }) => words.en)).toEqual(['b', 'c', 'd']);
    expect(state.notices.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(dismiss(state, state.notices[0]?.id ?? 0).notices).toHaveLength(2);
  });
});

describe('the seat that acts', () => {
  it('is the one looked from if it is mine and to move, else the first of mine', () => {
    const both = { you: [0, 1], to_move: [0, 1] };
    expect(actingSeat(table({ ...both, viewer: 1 }))).toBe(1);
    expect(actingSeat(table({ you: [0, 1], to_move: [0], viewer: 1 }))).toBe(0);
    expect(actingSeat(table({ you: [0], to_move: [0, 1], viewer: 1 }))).toBe(0);
    expect(actingSeat(table({ ...both, viewer: null }))).toBe(0);
    expect(actingSeat(table({ you: [0], to_move: [1], viewer: 0 }))).toBeNull();
    expect(actingSeat(table({ state: 'paused' }))).toBeNull();
  });
});

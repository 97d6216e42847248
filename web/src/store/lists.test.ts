// Lists of tables, as messages bring and change them.
import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../protocol';
import { withOlderTables } from './lists';
import { nextWaiting, waitingForMe } from './select';
import { EMPTY } from './state';
import { at, ids, opened, summary } from './testing/states';

describe('lists of tables', () => {
  const one = (id: string, created: number, more: Partial<TableSummary> = {}): TableSummary =>
    ({ id, created, updated: created, your_turn: false, ...more }) as TableSummary;

  it('of open tables take in what changed and lose what is gone', () => {
    const state = at(
      EMPTY,
      { t: 'lobby', tables: [one('c', 3), one('b', 2)], total: 3, next: '2-b' },
      {
        t: 'lobby_changed',
        changed: [one('d', 4), one('b', 2, { title: 'new' })],
        gone: ['c'],
        total: 3,
      },
    );
    expect(ids(state.lobby)).toEqual(['d', 'b']);
    expect(state.lobby?.[1]?.title).toBe('new');
    const whole = withOlderTables(state, { tables: [one('b', 2), one('a', 1)] });
    expect(ids(whole.lobby)).toEqual(['d', 'b', 'a']);
    expect(whole.lobby?.[1]?.title).toBe('new');
    expect([state.lobbyNext, whole.lobbyNext, whole.lobbyTotal]).toEqual(['2-b', null, 3]);
  });
  it('of mine have those first that wait for me', () => {
    const state = at(
      EMPTY,
      { t: 'mine', tables: [one('a', 1, { your_turn: true }), one('b', 2)] },
      {
        t: 'mine_changed',
        changed: [one('a', 1), one('b', 2, { your_turn: true }), one('c', 3)],
        gone: [],
      },
      { t: 'mine_changed', changed: [], gone: ['c'] },
    );
    expect(ids(state.mine)).toEqual(['b', 'a']);
  });
});

describe('the order of lists', () => {
  it('of mine: where it is my turn first, then what changed last', () => {
    const tables = [
      summary('old', { updated: 1 }),
      summary('turn', { updated: 0, your_turn: true }),
      summary('new', { updated: 5 }),
    ];
    const state = at(EMPTY, { t: 'mine_changed', changed: tables, gone: [] });
    expect(ids(state.mine)).toEqual(['turn', 'new', 'old']);
  });

  it('of open tables: the newest first, and of two as old always the same', () => {
    const tables = [summary('a', { created: 1 }), summary('c', {}), summary('b', {})];
    for (const changed of [tables, tables.toReversed()]) {
      const state = at(EMPTY, { t: 'lobby_changed', changed, gone: [], total: 3 });
      expect(ids(state.lobby)).toEqual(['a', 'c', 'b']);
    }
  });

  it('of those that wait for me: the nearest deadline, then who has waited longest', () => {
    const mine = [
      summary('late', { your_turn: true, updated: 9 }),
      summary('soon', { your_turn: true, deadline: 5, updated: 9 }),
      summary('early', { your_turn: true, updated: 1 }),
      summary('other', {}),
    ];
    expect(ids(waitingForMe({ ...EMPTY, mine }))).toEqual(['soon', 'early', 'late']);
    const only = { ...opened(), mine: [summary('k3', { your_turn: true })] };
    expect(nextWaiting(only)?.id).toBe('k3');
    expect(nextWaiting({ ...EMPTY, mine: [] })).toBeNull();
  });
});

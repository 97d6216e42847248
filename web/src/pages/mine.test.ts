import { describe, expect, it } from 'vitest';
import type { TableSummary } from '../protocol';
import { pilesOf } from './mine';

const table = (id: string, over: Partial<TableSummary>): TableSummary =>
  ({ id, state: 'running', your_turn: false, deadline: null, updated: 0, ...over }) as TableSummary;

const ids = (tables: TableSummary[]): string => tables.map(({ id }) => id).join(' ');

describe('my tables', () => {
  it('stand by what they want of me', () => {
    const piles = pilesOf([
      table('calm', { your_turn: true, updated: 1 }),
      table('late', { your_turn: true, deadline: 90 }),
      table('soon', { your_turn: true, deadline: 10 }),
      table('theirs', { updated: 5 }),
      table('still', { state: 'paused', updated: 9 }),
      table('new', { state: 'open' }),
      table('old', { state: 'over', your_turn: true }),
    ]);
    expect(ids(piles.waits)).toBe('soon late calm');
    expect(ids(piles.others)).toBe('still theirs');
    expect(ids(piles.open)).toBe('new');
  });

  it('wait longest first where no clock runs', () => {
    const piles = pilesOf([
      table('b', { your_turn: true, updated: 2 }),
      table('a', { your_turn: true, updated: 1 }),
    ]);
    expect(ids(piles.waits)).toBe('a b');
  });
});

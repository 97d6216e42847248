// States of the store for its tests: what it becomes by messages.
import type { Act, FromServer, Peeked, TableSummary } from '../../protocol';
import { text } from '../../testing/samples';
import { openTable } from '../local';
import { receive } from '../reduce';
import { EMPTY, type OpenTable, type State } from '../state';

export const at = (state: State, ...messages: FromServer[]): State =>
  messages.reduce((before, message) => receive(before, message, 1000), state);
export const opened = (...messages: FromServer[]): State =>
  at(openTable(EMPTY, 'k3', null), ...messages);
export const openOf = (state: State): OpenTable => {
  if (state.open === null) throw new Error('no table');
  return state.open;
};
export const act = (id: string, path: string[]): Act => ({
  t: 'act',
  id,
  table: 'k3',
  seen: 1,
  seat: 0,
  path,
});
export const peeked = (id: string, version = 1): Peeked => ({
  t: 'peeked',
  id,
  table: 'k3',
  version,
  path: ['roll'],
  text: text('x'),
  effect: 'step',
  view: { after: true },
});

export const summary = (id: string, part: Partial<TableSummary>): TableSummary =>
  ({ id, your_turn: false, updated: 0, created: 0, ...part }) as TableSummary;

export const ids = (tables: TableSummary[] | null): string[] => (tables ?? []).map(({ id }) => id);

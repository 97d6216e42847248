// My unfinished tables in the order in which they want to be looked at.
import type { TableSummary } from '../protocol';

export interface Piles {
  waits: TableSummary[];
  others: TableSummary[];
  open: TableSummary[];
}

const isGoing = (table: TableSummary): boolean =>
  table.state === 'running' || table.state === 'paused';

/** What waits for me by the time left, without a clock behind that; all else by its last change. */
export function pilesOf(tables: readonly TableSummary[]): Piles {
  const left = (table: TableSummary): number => table.deadline ?? Infinity;
  const latest = (a: TableSummary, b: TableSummary): number => b.updated - a.updated;
  const going = tables.filter(isGoing);
  return {
    waits: going
      .filter((table) => table.your_turn)
      .toSorted((a, b) => (left(a) === left(b) ? a.updated - b.updated : left(a) - left(b))),
    others: going.filter((table) => !table.your_turn).toSorted(latest),
    open: tables.filter((table) => table.state === 'open').toSorted(latest),
  };
}

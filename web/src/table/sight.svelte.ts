// What this screen sees of the table that is open.
import type { Table } from '../protocol';
import { actingSeat, isLocked } from '../store/select';
import type { OpenTable } from '../store/state';
import { store } from '../store/store.svelte';

export type ShownTable = OpenTable & { table: Table };

export type Sight = ReturnType<typeof createSight>;

export function createSight(first: ShownTable) {
  // The last state with a table: while the page closes there is none any more.
  let last = first;
  const open = $derived.by(() => {
    const now = store().open;
    if (now?.table != null) last = now as ShownTable;
    return last;
  });
  const table = $derived(open.table);
  const seat = $derived(actingSeat(table));
  const locked = $derived(isLocked(open));
  const replaying = $derived(open.wanted !== null);
  const toMove = $derived(replaying ? (open.past?.to_move ?? []) : table.to_move);
  return {
    get open() {
      return open;
    },
    get table() {
      return table;
    },
    get seat() {
      return seat;
    },
    get locked() {
      return locked;
    },
    get replaying() {
      return replaying;
    },
    get toMove() {
      return toMove;
    },
  };
}

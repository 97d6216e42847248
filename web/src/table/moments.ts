// Going to moments of the past: one question at a time, the last one wanted wins. Before a moment that is
// jumped to, the one before its last line is shown, so that what it changed is seen.
import { onMessage, send } from '../link/link';
import { lineAt } from '../replay/replay';
import { hrefOf } from '../router/route';
import { look, seek } from '../store/local';
import type { OpenTable } from '../store/state';
import { store, update } from '../store/store.svelte';

let awaited: { n: number; lens: number | null } | null = null;

function ask(n: number): void {
  const { open } = store();
  if (open === null || awaited !== null) return;
  const { lens } = open;
  awaited = { n, lens };
  const seat = lens === null ? {} : { seat: lens };
  if (!send({ t: 'seek', table: open.id, n, ...seat })) awaited = null;
}

/** What to ask for first on the way to a moment: that before its last line, unless it is shown. */
function nextTo(wanted: number, { log, past, lens }: OpenTable, seen: number | null): number {
  const before = log[lineAt(log, wanted)]?.n ?? wanted;
  const shown = past !== null && lens === seen ? past.n : null;
  return shown !== null && shown >= before && shown <= wanted ? wanted : before;
}

onMessage((message) => {
  if (message.t === 'hello') awaited = null;
  if (message.t !== 'past') return;
  const seen = awaited?.lens ?? null;
  awaited = null;
  const { open } = store();
  const wanted = open?.wanted ?? null;
  if (open === null || wanted === null || (wanted === message.n && open.lens === seen)) return;
  ask(nextTo(wanted, open, seen));
});

/** Shows the table after `n` actions. In a finished game that is also what the end looks like. */
export function goTo(n: number, total: number): void {
  const wanted = Math.max(0, Math.min(n, total));
  update((state) => seek(state, wanted));
  const { open } = store();
  if (open !== null) ask(nextTo(wanted, open, open.lens));
}

/** Looks with the eyes of a seat, of spectators (-1), or as the table is seen by itself (null). */
export function seeAs(lens: number | null): void {
  update((state) => look(state, lens));
  const wanted = store().open?.wanted ?? null;
  if (wanted !== null) ask(wanted);
}

/** Asks how the table was after `n` actions, without going there. */
export function glanceAt(n: number): void {
  const { open } = store();
  if (open !== null && awaited?.n !== n) send({ t: 'seek', table: open.id, n });
}

export function backToLive(): void {
  awaited = null;
  update((state) => seek(state, null));
}

export function momentHref(table: string, n: number): string {
  return hrefOf({ page: 'table', id: table, n, invite: null });
}

// Going to moments of the past: one question at a time, the last one wanted wins.
import { onMessage, send } from '../link/link';
import { hrefOf } from '../router/route';
import { seek } from '../store/local';
import { store, update } from '../store/store.svelte';

let awaited: number | null = null;

function ask(n: number): void {
  const { open } = store();
  if (open === null || awaited !== null) return;
  awaited = n;
  if (!send({ t: 'seek', table: open.id, n })) awaited = null;
}

onMessage((message) => {
  if (message.t === 'hello') awaited = null;
  if (message.t !== 'past') return;
  awaited = null;
  const wanted = store().open?.wanted ?? null;
  if (wanted !== null && wanted !== message.n) ask(wanted);
});

/** Shows the table after `n` actions. In a finished game that is also what the end looks like. */
export function goTo(n: number, total: number): void {
  const wanted = Math.max(0, Math.min(n, total));
  update((state) => seek(state, wanted));
  ask(wanted);
}

/** Asks how the table was after `n` actions, without going there. */
export function glanceAt(n: number): void {
  const { open } = store();
  if (open !== null && awaited !== n) send({ t: 'seek', table: open.id, n });
}

export function backToLive(): void {
  awaited = null;
  update((state) => seek(state, null));
}

export function momentHref(table: string, n: number): string {
  return hrefOf({ page: 'table', id: table, n, invite: null });
}

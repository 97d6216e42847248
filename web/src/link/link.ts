// Ties the socket to the store: what comes in goes through `receive`; after every (re)connection we
// follow the lobby, watch the open table and send again what was not confirmed.
import { both } from '../i18n';
import { Socket } from '../net/socket';
import type { FromClient, FromServer, Table } from '../protocol';
import { closeTable, loseConnection, openTable, replaceSent } from '../store/local';
import { notify } from '../store/notices';
import { hasGap, receive } from '../store/reduce';
import type { OpenTable } from '../store/state';
import { store, update } from '../store/store.svelte';
import { again } from './again';

const listeners = new Set<(message: FromServer) => void>();

/** Tells about every message after the store has taken it; returns what ends that. */
export function onMessage(listen: (message: FromServer) => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

function socketUrl(): string {
  return `${location.origin.replace(/^http/, 'ws')}/ws`;
}

const socket = new Socket(socketUrl(), {
  message: take,
  lost: () => update(loseConnection),
  signedOut: () => {
    if (!leavingNow)
      update((state) =>
        notify(
          state,
          'info',
          both((words) => words.account.ended),
        ),
      );
  },
});

// While we sign out or become somebody else ourselves, the end of the old session is no news.
let leavingNow = false;
export async function leaving<T>(run: () => Promise<T>): Promise<T> {
  leavingNow = true;
  try {
    return await run();
  } finally {
    leavingNow = false;
  }
}

/** Whether a refused action was sent once more, so that nobody need hear of it. */
function sentAgain(message: FromServer): boolean {
  if (message.t !== 'refused') return false;
  const act = again(store().open, message);
  if (act === null) return false;
  update((state) => replaceSent(state, message.id, act));
  return send(act);
}

function take(message: FromServer): void {
  if (sentAgain(message)) return;
  const gap = message.t === 'table' && missing(message);
  update((state) => receive(state, message, performance.now()));
  if (message.t === 'hello') greet();
  if (gap) watchAgain();
  for (const listen of listeners) listen(message);
}

function missing(table: Table): boolean {
  const { open } = store();
  return open !== null && hasGap(open, table);
}

export function send(message: FromClient): boolean {
  return socket.send(message);
}

function watch(open: OpenTable): void {
  send({ t: 'watch', table: open.id, ...(open.invite === null ? {} : { invite: open.invite }) });
}

function watchAgain(): void {
  const { open } = store();
  if (open !== null) watch(open);
}

// The server knows a command by its id, so that one it has already carried out is only confirmed.
function greet(): void {
  send({ t: 'follow', on: true });
  const { open } = store();
  if (open === null) return;
  watch(open);
  const seat = open.lens === null ? {} : { seat: open.lens };
  if (open.wanted !== null) send({ t: 'seek', table: open.id, n: open.wanted, ...seat });
  for (const { command, stored } of open.sent) if (stored === null) send(command);
}

export function startLink(): void {
  socket.connect();
  addEventListener('online', () => socket.hurry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') socket.hurry();
  });
}

/** The cookie has changed: the server learns who we are when we connect anew. */
export function reconnect(): void {
  socket.connect();
}

export function enterTable(id: string, invite: string | null): void {
  leaveTable();
  update((state) => openTable(state, id, invite));
  watchAgain();
}

export function leaveTable(): void {
  const { open } = store();
  if (open === null) return;
  send({ t: 'unwatch', table: open.id });
  update(closeTable);
}

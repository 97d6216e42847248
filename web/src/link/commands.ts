// What the person at the screen can have the server do. Every command has an id of its own and stays
// in the store until it is confirmed.
import { newId } from '../net/id';
import { withCommit } from '../pick';
import type { Give, Order } from '../protocol';
import { askPreview, sendCommand } from '../store/local';
import { actingSeat, isLocked } from '../store/select';
import type { Command } from '../store/state';
import { store, update } from '../store/store.svelte';
import { send } from './link';

function give(command: Command): void {
  update((state) => sendCommand(state, command));
  send(command);
}

/** Plays; without effect while an answer is awaited, so that a double click does no harm. */
export function act(path: string[]): boolean {
  const { open } = store();
  if (open?.table == null || open.wanted !== null || isLocked(open)) return false;
  const seat = actingSeat(open.table);
  if (seat === null) return false;
  const { table: id, version: seen, choices } = open.table;
  give({ t: 'act', id: newId(), table: id, seen, seat, path: withCommit(choices, path) });
  return true;
}

export type OrderWords = Omit<Partial<Give>, 't' | 'id' | 'table' | 'seen' | 'order'>;

export function order(order: Order, words: OrderWords = {}): boolean {
  const { open } = store();
  if (open?.table == null || isLocked(open)) return false;
  const { table, version: seen } = open.table;
  give({ t: 'order', id: newId(), table, seen, order, ...words });
  return true;
}

export function say(text: string): void {
  const { open } = store();
  if (open !== null) give({ t: 'say', id: newId(), table: open.id, text });
}

/** Asks for the lines of chat before those that we have. */
export function earlierChat(): void {
  const { open } = store();
  if (open?.chatPage?.more) send({ t: 'earlier', table: open.id, before: open.chatPage.from });
}

/** Asks what a path would lead to. */
export function peek(path: string[]): void {
  const { open } = store();
  if (open?.table == null || open.wanted !== null) return;
  const seat = actingSeat(open.table);
  if (seat === null) return;
  const id = newId();
  update((state) => askPreview(state, id, path));
  if (store().open?.asked?.id === id)
    send({ t: 'peek', id, table: open.id, seen: open.table.version, seat, path });
}

export function mute(user: string, on: boolean): void {
  send({ t: 'mute', user, on });
  update((state) => ({
    ...state,
    muted: on ? [...state.muted, user] : state.muted.filter((one) => one !== user),
  }));
}

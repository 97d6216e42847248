// @vitest-environment happy-dom
// What the person at the screen has the server do, and when nothing goes out.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../protocol';
import { openTable, seek } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { FakeSocket } from '../testing/fakeSocket';
import { choice, table } from '../testing/samples';
import { act, earlierChat, mute, order, peek, say } from './commands';
import { reconnect } from './link';

const sent = (): unknown[] => FakeSocket.last().sent;

function show(part: Partial<Table> = {}): void {
  const choices = [choice('roll'), choice('end')];
  update(() => receive(openTable(EMPTY, 'k3', null), table({ choices, version: 7, ...part }), 0));
}

beforeEach(() => {
  FakeSocket.install();
  reconnect();
  update(() => EMPTY);
});

describe('an action', () => {
  it('goes out once, for the seat that is to move, with the version that was seen', () => {
    show();
    expect(act(['roll'])).toBe(true);
    expect(sent()).toMatchObject([{ t: 'act', table: 'k3', seen: 7, seat: 0, path: ['roll'] }]);
    expect(act(['roll'])).toBe(false);
    expect(order('undo')).toBe(false);
    expect(sent()).toHaveLength(1);
    expect(store().open?.sent).toHaveLength(1);
  });

  it('does not go out without a table, out of turn, or while the past is shown', () => {
    expect(act(['roll'])).toBe(false);
    update(() => openTable(EMPTY, 'k3', null));
    expect(act(['roll'])).toBe(false);
    expect(order('undo')).toBe(false);
    show({ to_move: [1] });
    expect(act(['roll'])).toBe(false);
    show();
    update((state) => seek(state, 3));
    expect(act(['roll'])).toBe(false);
    expect(sent()).toEqual([]);
  });

  it('may follow chat that is not confirmed yet', () => {
    show();
    say('hello');
    expect(act(['roll'])).toBe(true);
    expect(sent()).toMatchObject([{ t: 'say', table: 'k3', text: 'hello' }, { t: 'act' }]);
  });
});

describe('an order', () => {
  it('goes out with its words, also out of turn', () => {
    show({ to_move: [1] });
    expect(order('resign', { seat: 0 })).toBe(true);
    expect(sent()).toMatchObject([{ t: 'order', order: 'resign', table: 'k3', seen: 7, seat: 0 }]);
  });
});

describe('a preview', () => {
  it('is asked for once for a path, and not again when it is known', () => {
    show();
    peek(['roll']);
    expect(sent()).toMatchObject([{ t: 'peek', table: 'k3', seen: 7, seat: 0, path: ['roll'] }]);
    const { id } = sent()[0] as { id: string };
    const words = { en: 'x', de: 'x' };
    const answer = { table: 'k3', version: 7, path: ['roll'], text: words, view: {} };
    update((state) => receive(state, { t: 'peeked', id, effect: 'step', ...answer }, 0));
    peek(['end']);
    peek(['roll']);
    expect(sent()).toHaveLength(2);
    expect(store().open?.peeked?.path).toEqual(['roll']);
  });

  it('is not asked for in the past, out of turn, or without a table', () => {
    peek(['roll']);
    show({ to_move: [1] });
    peek(['roll']);
    show();
    update((state) => seek(state, 2));
    peek(['roll']);
    expect(sent()).toEqual([]);
    expect(store().open?.asked).toBeNull();
  });
});

describe('chat', () => {
  it('says nothing where no table is open', () => {
    say('hello');
    expect(sent()).toEqual([]);
  });

  it('asks for earlier lines only where there are some', () => {
    earlierChat();
    show();
    earlierChat();
    const page = (more: boolean) => ({
      t: 'chat',
      table: 'k3',
      lines: [],
      page: { from: 5, more },
    });
    update((state) => receive(state, page(false) as never, 0));
    earlierChat();
    expect(sent()).toEqual([]);
    show();
    update((state) => receive(state, page(true) as never, 0));
    earlierChat();
    expect(sent()).toEqual([{ t: 'earlier', table: 'k3', before: 5 }]);
  });

  it('mutes and hears again', () => {
    mute('u1', true);
    mute('u2', true);
    expect(store().muted).toEqual(['u1', 'u2']);
    mute('u1', false);
    expect(store().muted).toEqual(['u2']);
    expect(sent()).toEqual([
      { t: 'mute', user: 'u1', on: true },
      { t: 'mute', user: 'u2', on: true },
      { t: 'mute', user: 'u1', on: false },
    ]);
  });
});

// @vitest-environment happy-dom
// After every (re)connection the page follows, watches and sends again what was not confirmed.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromServer } from '../protocol';
import { seek } from '../store/local';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { FakeSocket } from '../testing/fakeSocket';
import { choice, entry, table, text } from '../testing/samples';
import { act, order, say } from './commands';
import { enterTable, leaveTable, leaving, onMessage, reconnect, send, startLink } from './link';

const sent = (type: string): unknown[] => FakeSocket.last().sent.filter(({ t }) => t === type);

// A connection that dies and the one that follows it.
function comeBack(): void {
  FakeSocket.last().lose();
  dispatchEvent(new Event('online'));
  FakeSocket.last().greet();
}

let atStart = 0;

beforeAll(() => {
  FakeSocket.install();
  startLink();
  atStart = FakeSocket.all.length;
});

beforeEach(() => {
  update(() => EMPTY);
  FakeSocket.all = [];
  reconnect();
  FakeSocket.last().greet();
});

function sitDown(): void {
  enterTable('k3', 'secret');
  FakeSocket.last().say(table({ choices: [choice('roll')], log: [entry(0, 0)] }));
}

describe('the link', () => {
  it('is there from the start', () => {
    expect(atStart).toBe(1);
  });

  it('passes over a table that nobody has open', () => {
    FakeSocket.last().say(table({ log_from: 9 }));
    expect([sent('watch'), store().open]).toEqual([[], null]);
  });

  it('goes to the socket of the page it came from', () => {
    expect(FakeSocket.last().url).toBe(`${location.origin.replace('http', 'ws')}/ws`);
  });

  it('follows the lists as soon as the server has said hello, and no earlier', () => {
    reconnect();
    expect(FakeSocket.last().sent).toEqual([]);
    FakeSocket.last().greet();
    expect(FakeSocket.last().sent).toEqual([{ t: 'follow', on: true }]);
    expect(store().connection).toBe('open');
  });

  it('watches the table that is opened, with its invite, and ends that when it is left', () => {
    enterTable('k3', 'secret');
    expect(sent('watch')).toEqual([{ t: 'watch', table: 'k3', invite: 'secret' }]);
    enterTable('k4', null);
    expect(sent('unwatch')).toEqual([{ t: 'unwatch', table: 'k3' }]);
    expect(sent('watch').at(-1)).toEqual({ t: 'watch', table: 'k4' });
    leaveTable();
    expect(sent('unwatch')).toHaveLength(2);
    expect(store().open).toBeNull();
    leaveTable();
    expect(sent('unwatch')).toHaveLength(2);
  });

  it('watches again after a lost connection and stays where the reader was', () => {
    sitDown();
    update((state) => seek(state, 4));
    comeBack();
    expect(FakeSocket.last().sent).toEqual([
      { t: 'follow', on: true },
      { t: 'watch', table: 'k3', invite: 'secret' },
      { t: 'seek', table: 'k3', n: 4 },
    ]);
  });

  it('does not seek after a lost connection for who is in the present', () => {
    sitDown();
    comeBack();
    expect(sent('seek')).toEqual([]);
  });

  it('sends a command again, the same one, until it is confirmed', () => {
    sitDown();
    act(['roll']);
    const first = sent('act');
    expect(first).toHaveLength(1);
    comeBack();
    expect(sent('act')).toEqual(first);
    comeBack();
    expect(sent('act')).toEqual(first);
    const { id } = first[0] as { id: string };
    FakeSocket.last().say({ t: 'ack', id, table: 'k3', version: 2 });
    comeBack();
    expect(sent('act')).toEqual([]);
  });

  it('says a choice again that others have overtaken, and nobody hears of the first', () => {
    sitDown();
    const heard: FromServer['t'][] = [];
    const stop = onMessage(({ t }) => heard.push(t));
    act(['roll']);
    const { id } = sent('act')[0] as { id: string };
    FakeSocket.last().say(table({ choices: [choice('roll')], version: 2 }));
    FakeSocket.last().say({ t: 'refused', id, code: 'stale', text: text('Look.') });
    const again = { id: `${id}+`, seen: 2, path: ['roll'] };
    expect(sent('act')).toMatchObject([{ id, seen: 1 }, again]);
    expect([store().notices, heard]).toEqual([[], ['table']]);
    comeBack();
    expect(sent('act')).toMatchObject([again]);
    FakeSocket.last().say({ t: 'refused', id: `${id}+`, code: 'not_offered', text: text('No.') });
    expect(store().notices).toHaveLength(1);
    expect(heard.at(-1)).toBe('refused');
    stop();
  });

  it('keeps what is said while there is no connection, in its order', () => {
    sitDown();
    FakeSocket.last().lose();
    say('one');
    say('two');
    order('ask_pause');
    dispatchEvent(new Event('online'));
    FakeSocket.last().greet();
    expect(FakeSocket.last().sent.map(({ t }) => t)).toEqual([
      'follow',
      'watch',
      'say',
      'say',
      'order',
    ]);
    expect(sent('say')).toMatchObject([{ text: 'one' }, { text: 'two' }]);
  });

  it('says whether a message has gone out', () => {
    expect(send({ t: 'ping' })).toBe(true);
    FakeSocket.last().lose();
    expect(store().connection).toBe('lost');
    expect(send({ t: 'ping' })).toBe(false);
  });

  it('asks for the whole table when lines of its log are missing, once for each gap', () => {
    sitDown();
    const asked = sent('watch').length;
    FakeSocket.last().say(table({ version: 2, log_from: 1, log: [entry(1, 0)] }));
    expect(sent('watch')).toHaveLength(asked);
    FakeSocket.last().say(table({ version: 3, log_from: 9, log: [entry(9, 0)] }));
    expect(sent('watch')).toHaveLength(asked + 1);
    FakeSocket.last().say(table({ table: 'other', log_from: 9 }));
    expect(sent('watch')).toHaveLength(asked + 1);
  });

  it('tells those who listen about every message after the store has it', () => {
    const heard: [FromServer['t'], string | undefined][] = [];
    const stop = onMessage(({ t }) => heard.push([t, store().open?.table?.title]));
    sitDown();
    expect(heard).toEqual([['table', 'Sunday']]);
    stop();
    FakeSocket.last().say({ t: 'pong', now: 1 });
    expect(heard).toHaveLength(1);
  });

  it('says that the session has ended, but not to who ended it', async () => {
    FakeSocket.last().lose(4001);
    expect(store().notices).toHaveLength(1);
    update(() => EMPTY);
    reconnect();
    await leaving(async () => FakeSocket.last().lose(4001));
    expect(store().notices).toHaveLength(0);
    reconnect();
    await expect(leaving(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    FakeSocket.last().lose(4001);
    expect(store().notices).toHaveLength(1);
  });

  it('hurries back when the page is looked at again', () => {
    FakeSocket.last().lose();
    const before = FakeSocket.all.length;
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(before);
    visible.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.all).toHaveLength(before + 1);
  });
});

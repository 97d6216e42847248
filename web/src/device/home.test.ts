// @vitest-environment happy-dom
// The page's end of a device: nothing is lost while it opens, another worker follows one that has ended,
// and another page may take the games over.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Home } from './home';
import type { FromWorker, ToWorker } from './talk';

class FakeWorker {
  static all: FakeWorker[] = [];
  sent: ToWorker[] = [];
  ended = false;
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data });
  }
  asked(): string[] {
    return this.sent.map((one) => (one.do === 'told' ? one.told.do : one.do));
  }
}

const last = (): FakeWorker => FakeWorker.all.at(-1) as FakeWorker;

function home() {
  const stands: string[] = [];
  let ids = 0;
  const one = new Home('/engine.wasm', {
    worker: () => new FakeWorker() as unknown as Worker,
    newId: () => `owner ${++ids}`,
    stands: (standing) => stands.push(standing),
    locks: undefined,
    pace: 600,
  });
  return { one, stands };
}

beforeEach(() => {
  FakeWorker.all = [];
});

describe('a device', () => {
  it('keeps what is said until it is open', async () => {
    const { one, stands } = home();
    await one.begin();
    one.transport.connect('');
    const answer = one.transport.fetch('/api/v1/tables?mine=true', {});
    expect(last().asked()).toEqual(['open']);
    last().say({ do: 'opened' });
    expect(last().asked()).toEqual(['open', 'connect', 'request']);
    expect(last().sent[2]).toMatchObject({ told: { path: '/api/v1/tables', query: 'mine=true' } });
    expect(stands).toEqual(['opening', 'open']);
    const id = (last().sent[2] as { told: { id: number } }).told.id;
    const body = '{"tables":[]}';
    last().say({ do: 'shown', shown: { do: 'respond', id, status: 200, type: 'x', body } });
    expect(await (await answer).json()).toEqual({ tables: [] });
  });

  it('hands messages to its sockets, and none to one that was closed', async () => {
    const { one } = home();
    await one.begin();
    last().say({ do: 'opened' });
    const socket = one.transport.connect('');
    const heard: string[] = [];
    socket.onmessage = ({ data }) => heard.push(String(data));
    const id = (last().sent[1] as { told: { socket: number } }).told.socket;
    last().say({ do: 'shown', shown: { do: 'send', socket: id, text: 'hello' } });
    expect([heard, socket.readyState]).toEqual([['hello'], 1]);
    socket.close();
    expect(last().asked()).toEqual(['open', 'connect', 'gone']);
    expect(socket.readyState).toBe(3);
  });

  it('has another worker after one has ended, and its sockets and callers hear of it', async () => {
    const { one, stands } = home();
    await one.begin();
    last().say({ do: 'opened' });
    const socket = one.transport.connect('');
    const closed = vi.fn();
    socket.onclose = closed;
    const answer = one.transport.fetch('/api/v1/me', {});
    last().say({ do: 'trouble', trouble: 'ended' });
    await expect(answer).rejects.toThrow();
    expect(closed).toHaveBeenCalledTimes(1);
    expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
    expect(stands.at(-1)).toBe('opening');
    const owners = FakeWorker.all.map(({ sent }) => (sent[0] as { owner: string }).owner);
    expect(new Set(owners).size).toBe(2);
  });

  it('gives up where one worker after the other ends', async () => {
    const { one, stands } = home();
    await one.begin();
    for (let k = 0; k < 4; ++k) last().say({ do: 'trouble', trouble: 'ended' });
    expect([FakeWorker.all.length, stands.at(-1)]).toEqual([4, 'ended']);
    await expect(one.transport.fetch('/api/v1/me', {})).rejects.toThrow();
  });

  it('goes on with a full disk, and leaves what another page has taken', async () => {
    const { one, stands } = home();
    await one.begin();
    last().say({ do: 'opened' });
    last().say({ do: 'trouble', trouble: 'full' });
    expect([stands.at(-1), last().ended]).toEqual(['full', false]);
    last().say({ do: 'trouble', trouble: 'taken_over' });
    expect([stands.at(-1), last().ended]).toEqual(['taken_over', true]);
    one.takeOver();
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('is opened anew after a game was deleted', async () => {
    const { one } = home();
    await one.begin();
    last().say({ do: 'opened' });
    const deleted = one.deleteTable('k3');
    expect(last().sent.at(-1)).toEqual({ do: 'delete_table', table: 'k3' });
    last().say({ do: 'changed', done: true });
    await deleted;
    expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it('stays as it is where a copy is no good', async () => {
    const { one } = home();
    await one.begin();
    last().say({ do: 'opened' });
    const replaced = one.replace([['table/k3', '?']]);
    last().say({ do: 'changed', done: false });
    expect(await replaced).toBe(false);
    expect([FakeWorker.all.length, last().ended]).toEqual([1, false]);
  });
});

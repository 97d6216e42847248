// The connection comes back by itself, soon but not at once.
import { describe, expect, it } from 'vitest';
import type { FromServer } from '../protocol';
import { Socket } from './socket';

function world() {
  const sockets: { sent: string[]; closed: boolean; socket: WebSocket }[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  const heard: FromServer[] = [];
  let lost = 0;
  let signedOut = 0;
  const socket = new Socket(
    'ws://x/ws',
    {
      message: (message) => heard.push(message),
      lost: () => ++lost,
      signedOut: () => ++signedOut,
    },
    {
      connect: () => {
        const one = { sent: [] as string[], closed: false, socket: {} as WebSocket };
        one.socket = {
          readyState: 1,
          send: (text: string) => one.sent.push(text),
          close: () => {
            one.closed = true;
          },
        } as unknown as WebSocket;
        sockets.push(one);
        return one.socket;
      },
      random: () => 1,
      after: (ms, run) => {
        const timer = { ms, run };
        timers.push(timer);
        return () => {
          timers.splice(timers.indexOf(timer), 1);
        };
      },
    },
  );
  const fire = () => timers.shift()?.run();
  const say = (message: FromServer) =>
    sockets.at(-1)?.socket.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  const drop = (code = 1006) => sockets.at(-1)?.socket.onclose?.({ code } as CloseEvent);
  const counts = { lost: () => lost, signedOut: () => signedOut };
  return { socket, sockets, timers, heard, fire, say, drop, ...counts };
}

describe('the socket', () => {
  it('hands on what it hears and sends what it is given', () => {
    const { socket, sockets, heard, say } = world();
    socket.connect();
    say({ t: 'pong', now: 1 });
    expect(heard).toEqual([{ t: 'pong', now: 1 }]);
    Object.assign(globalThis, { WebSocket: { OPEN: 1 } });
    expect(socket.send({ t: 'ping' })).toBe(true);
    expect(sockets[0]?.sent).toEqual(['{"t":"ping"}']);
  });

  it('comes back after a loss, each time a little later, never later than two seconds', () => {
    const { socket, sockets, timers, fire, drop, lost } = world();
    socket.connect();
    const delays: number[] = [];
    for (let i = 0; i < 6; ++i) {
      drop();
      delays.push(timers[0]?.ms ?? 0);
      fire();
    }
    expect(delays).toEqual([250, 500, 1000, 2000, 2000, 2000]);
    expect([lost(), sockets.length]).toEqual([6, 7]);
  });

  it('takes silence for a loss', () => {
    const { socket, fire, say, lost, timers } = world();
    socket.connect();
    say({ t: 'pong', now: 1 });
    fire();
    expect(timers.map(({ ms }) => ms)).toEqual([9000]);
    fire();
    expect(lost()).toBe(1);
  });

  it('forgets an old connection that speaks up late', () => {
    const { socket, sockets, heard } = world();
    socket.connect();
    const old = sockets[0]?.socket;
    socket.connect();
    old?.onmessage?.({ data: '{"t":"pong","now":1}' } as MessageEvent);
    expect(heard).toEqual([]);
    expect(sockets[0]?.closed).toBe(true);
  });

  it('tells when the server has ended the session, and comes back as somebody else', () => {
    const { socket, sockets, drop, fire, signedOut } = world();
    socket.connect();
    drop();
    fire();
    expect(signedOut()).toBe(0);
    drop(4001);
    fire();
    expect([signedOut(), sockets.length]).toEqual([1, 3]);
  });

  it('takes an error for a loss, and asks after a silence', () => {
    const { socket, sockets, timers, fire, say, lost } = world();
    Object.assign(globalThis, { WebSocket: { OPEN: 1 } });
    socket.connect();
    say({ t: 'pong', now: 1 });
    expect(timers.map(({ ms }) => ms)).toEqual([20_000]);
    fire();
    expect(sockets[0]?.sent).toEqual(['{"t":"ping"}']);
    sockets[0]?.socket.onerror?.({} as Event);
    expect(lost()).toBe(1);
  });

  it('takes a server for lost that never says a word', () => {
    const { socket, timers, fire, lost } = world();
    socket.connect();
    expect(timers.map(({ ms }) => ms)).toEqual([9000]);
    fire();
    expect(lost()).toBe(1);
  });

  it('is as quick as ever after a word of the server', () => {
    const { socket, timers, fire, say, drop } = world();
    socket.connect();
    for (let i = 0; i < 3; ++i) {
      drop();
      fire();
    }
    say({ t: 'pong', now: 1 });
    drop();
    expect(timers.map(({ ms }) => ms)).toEqual([250]);
  });

  it('hurries when the network is back', () => {
    const { socket, sockets, drop } = world();
    socket.connect();
    socket.hurry();
    expect(sockets).toHaveLength(1);
    drop();
    socket.hurry();
    expect(sockets).toHaveLength(2);
  });
});

// The server's end of the page's one connection, for tests of what goes over it.
import type { FromClient, FromServer } from '../protocol';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  /** Put it in the place of the browser's before the page connects. */
  static install(): void {
    FakeSocket.all = [];
    Object.assign(globalThis, { WebSocket: FakeSocket });
  }
  static last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (last === undefined) throw new Error('nobody has connected');
    return last;
  }

  readyState = 1;
  sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.say({ t: 'hello', protocol: 1, program: 'test', user: null, now: 0 });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

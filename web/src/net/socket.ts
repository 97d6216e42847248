// The connection to the server. It connects again by itself after a loss, within two seconds, with
// a random part so that many clients do not come at the same moment.
import type { FromClient, FromServer } from '../protocol';
import { type Connection, transport } from './transport';

export interface SocketEvents {
  message(message: FromServer): void;
  lost(): void;
  /** The server has ended our session; we come back as a stranger. */
  signedOut(): void;
}

/** What the socket needs of its surroundings; tests bring their own. */
export interface Surroundings {
  connect(url: string): Connection;
  random(): number;
  after(ms: number, run: () => void): () => void;
}

const OPEN = 1;
const SIGNED_OUT = 4001;
const PING_MS = 20_000;
const SILENCE_MS = 9_000;
const FIRST_DELAY_MS = 250;
const MOST_DELAY_MS = 2_000;

export const BROWSER: Surroundings = {
  connect: (url) => transport().connect(url),
  random: Math.random,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export class Socket {
  private socket: Connection | null = null;
  private attempts = 0;
  private stopWaiting: () => void = () => undefined;

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
    private readonly world: Surroundings = BROWSER,
  ) {}

  /** Connects, or drops the connection and connects anew (the cookie has changed). */
  connect(): void {
    this.drop();
    const socket = this.world.connect(this.url);
    this.socket = socket;
    const mine = (run: () => void) => () => {
      if (this.socket === socket) run();
    };
    socket.onmessage = (event) => mine(() => this.onText(String(event.data)))();
    socket.onclose = (event) =>
      mine(() => {
        if (event.code === SIGNED_OUT) this.events.signedOut();
        this.onLost();
      })();
    socket.onerror = mine(() => this.onLost());
    this.expectWord();
  }

  /** Connects at once if the connection is lost: the network is back. */
  hurry(): void {
    if (this.socket === null) this.connect();
  }

  /** Whether the message has gone out. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private drop(): void {
    this.stopWaiting();
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  private onText(text: string): void {
    this.attempts = 0;
    this.stopWaiting();
    this.stopWaiting = this.world.after(PING_MS, () => this.ping());
    this.events.message(JSON.parse(text) as FromServer);
  }

  private ping(): void {
    this.send({ t: 'ping' });
    this.expectWord();
  }

  // A connection can die without a word; silence is taken for that.
  private expectWord(): void {
    this.stopWaiting = this.world.after(SILENCE_MS, () => this.onLost());
  }

  private onLost(): void {
    this.drop();
    this.events.lost();
    const most = Math.min(MOST_DELAY_MS, FIRST_DELAY_MS * 2 ** this.attempts++);
    const delay = most / 2 + (most / 2) * this.world.random();
    this.stopWaiting = this.world.after(delay, () => this.connect());
  }
}

// Requests and messages to the engine on this device in place of those to a server.
import type { Connection, Transport } from '../net/transport';
import type { Shown, Told } from './talk';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;
const LOST = 1006;

class DeviceSocket implements Connection {
  readyState: Connection['readyState'] = CONNECTING;
  onmessage: Connection['onmessage'] = null;
  onclose: Connection['onclose'] = null;
  onerror: Connection['onerror'] = null;

  constructor(
    readonly id: number,
    private readonly tell: (told: Told) => void,
  ) {}

  send(text: string): void {
    this.tell({ do: 'say', socket: this.id, text });
  }
  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.tell({ do: 'gone', socket: this.id });
  }
  take(data: string): void {
    this.readyState = OPEN;
    this.onmessage?.call(this as unknown as WebSocket, new MessageEvent('message', { data }));
  }
  lose(code: number): void {
    this.readyState = CLOSED;
    this.onclose?.call(this as unknown as WebSocket, new CloseEvent('close', { code }));
  }
}

interface Asked {
  resolve(response: Response): void;
  reject(why: Error): void;
}

export class DeviceTransport implements Transport {
  private last = 0;
  private readonly sockets = new Map<number, DeviceSocket>();
  private readonly asked = new Map<number, Asked>();

  constructor(private readonly tell: (told: Told) => void) {}

  connect(_url: string): Connection {
    const socket = new DeviceSocket(++this.last, this.tell);
    this.sockets.set(socket.id, socket);
    this.tell({ do: 'connect', socket: socket.id });
    return socket;
  }

  fetch(address: string, init: RequestInit): Promise<Response> {
    const [path = '', query = ''] = address.split('?');
    const id = ++this.last;
    const body = typeof init.body === 'string' ? init.body : '';
    const method = init.method ?? 'GET';
    return new Promise((resolve, reject) => {
      this.asked.set(id, { resolve, reject });
      this.tell({ do: 'request', id, method, path: decodeURIComponent(path), query, body });
    });
  }

  take(shown: Shown): void {
    if (shown.do === 'respond') this.respond(shown);
    else if (shown.do === 'send') this.sockets.get(shown.socket)?.take(shown.text);
    else this.drop(shown.socket, shown.code);
  }

  /** The engine is gone: what was asked is not answered, and sockets come again by themselves. */
  lose(): void {
    for (const { reject } of this.asked.values()) reject(new TypeError('the engine is gone'));
    this.asked.clear();
    for (const id of [...this.sockets.keys()]) this.drop(id, LOST);
  }

  private drop(id: number, code: number): void {
    const socket = this.sockets.get(id);
    this.sockets.delete(id);
    socket?.lose(code);
  }

  private respond({ id, status, type, body }: Extract<Shown, { do: 'respond' }>): void {
    const waiting = this.asked.get(id);
    this.asked.delete(id);
    const mayHaveBody = status !== 204 && status !== 304;
    const headers = type === '' ? {} : { 'content-type': type };
    waiting?.resolve(new Response(mayHaveBody ? body : null, { status, headers }));
  }
}

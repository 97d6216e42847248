// What carries requests and messages: the network to a server, unless something else is put in its
// place before the page connects. Nobody above need know which it is.

/** What is used of a WebSocket. */
export type Connection = Pick<
  WebSocket,
  'readyState' | 'send' | 'close' | 'onmessage' | 'onclose' | 'onerror'
>;

export interface Transport {
  fetch(path: string, init: RequestInit): Promise<Response>;
  connect(url: string): Connection;
}

export const NETWORK: Transport = {
  fetch: (path, init) => fetch(path, init),
  connect: (url) => new WebSocket(url),
};

let chosen = NETWORK;

export const transport = (): Transport => chosen;

export function carryBy(other: Transport): void {
  chosen = other;
}

// A device in Node, as the worker of a page will be: it keeps what is to be kept, has another
// instance think for the computers, and gives requests and messages to the module.
export class NodeDevice {
  /** `ask` and `think` answer as tools/wasm/module.mjs does; `records` is what was kept before. */
  static async open(ask, think, records = new Map()) {
    const device = new NodeDevice(ask, think, records);
    if (records.size > 0) await device.tell({ do: 'load', records: [...records] });
    await device.tell({ do: 'begin', pace: 0 });
    return device;
  }

  constructor(ask, think, records) {
    Object.assign(this, { ask, thinker: think, records, waiting: new Map(), listeners: new Map() });
    Object.assign(this, { lastId: 0, closed: false, keeps: [], longest: 0 });
  }

  async tell(told) {
    if (this.closed) return;
    const begin = performance.now();
    const { text } = await this.ask(told);
    if (this.closed) return;
    this.longest = Math.max(this.longest, performance.now() - begin);
    if (text.startsWith('error')) throw new Error(text);
    const { next, effects } = JSON.parse(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell({ do: 'turn' }), next);
    for (const effect of effects) this[effect.do](effect);
  }

  keep({ changes }) {
    for (const [key, text] of changes)
      if (text === null) this.records.delete(key);
      else this.records.set(key, text);
    setImmediate(() => this.tell({ do: 'kept', well: true }));
  }

  async think({ ticket, text }) {
    const thought = await this.thinker({ do: 'think', text });
    this.tell({ do: 'thought', ticket, text: thought.text });
  }

  forget() {}

  send({ socket, text }) {
    this.listeners.get(socket)?.(JSON.parse(text));
  }

  close({ socket, code }) {
    throw new Error(`socket ${socket} was closed with ${code}`);
  }

  respond({ id, status, body }) {
    this.waiting.get(id)({ status, body });
    this.waiting.delete(id);
  }

  request(method, path, body) {
    const id = ++this.lastId;
    const [pure, query = ''] = path.split('?');
    const text = body === undefined ? '' : JSON.stringify(body);
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.tell({ do: 'request', id, method, path: `/api/v1${pure}`, query, body: text });
    });
  }

  async json(method, path, body) {
    const { status, body: text } = await this.request(method, path, body);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${text}`);
    return JSON.parse(text);
  }

  async connect(listener) {
    const socket = ++this.lastId;
    this.listeners.set(socket, listener);
    await this.tell({ do: 'connect', socket });
    return (message) => this.tell({ do: 'say', socket, text: JSON.stringify(message) });
  }

  /** As when the page is closed in the middle of anything. */
  end() {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

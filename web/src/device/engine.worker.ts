// A worker with an instance of its own: it is told the module, or where that is, once, then requests, and
// answers each; null where the instance has come to its end.
import { type Ask, fetchModule, openEngine } from './engine';

export type ToEngine = { open: WebAssembly.Module | string } | { ask: object };

let ask: Promise<Ask> | null = null;

const open = async (module: WebAssembly.Module | string): Promise<Ask> =>
  openEngine(typeof module === 'string' ? await fetchModule(module) : module);

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  if ('open' in data) {
    ask = open(data.open);
    return;
  }
  void ask?.then((engine) => postMessage(engine(data.ask))).catch(() => postMessage(null));
});

// The worker of the computers: it is told the module once, then lines, and answers each.
import { type Ask, openEngine } from './engine';

let ask: Promise<Ask> | null = null;

addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module | string>) => {
  if (typeof data !== 'string') {
    ask = openEngine(data);
    return;
  }
  // What is thrown here becomes an error event of the worker.
  void ask
    ?.then((engine) => postMessage(engine({ do: 'think', text: data })))
    .catch(() => postMessage(null));
});

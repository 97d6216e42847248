// An instance of the engine in a worker of its own, as whoever asks it has it.
import type { ToEngine } from './engine.worker';

export interface EngineWorker {
  ask(request: object): void;
  end(): void;
}

/** `module` is the module, or its address. */
export function engineWorker(
  module: WebAssembly.Module | string,
  answered: (text: string) => void,
  failed: () => void,
): EngineWorker {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const post = (message: ToEngine): void => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<string | null>) =>
    data === null ? failed() : answered(data);
  worker.onerror = failed;
  post({ open: module });
  return { ask: (request) => post({ ask: request }), end: () => worker.terminate() };
}

/** One question to an instance that is there for it alone. */
export function askOnce(engine: string, request: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (finish: () => void): void => {
      worker.end();
      finish();
    };
    const worker = engineWorker(
      engine,
      (text) => done(() => resolve(text)),
      () => done(() => reject(new Error('the engine has come to its end'))),
    );
    worker.ask(request);
  });
}

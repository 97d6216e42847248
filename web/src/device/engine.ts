// The module of the engine: what it imports, and its conversation of texts.

/** A request as JSON in, a text out. Throws when the instance has come to its end. */
export type Ask = (request: object) => string;

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  tetra_room(size: number): number;
  tetra_answer(): number;
  tetra_text(): number;
}

const NANO_OF_MILLI = 1e6;
const REALTIME = 0;
const UNKNOWN_CALL = 52;

// The few calls of WASI that are left: a clock, random bytes, and files that nobody reads.
function calls(memory: () => WebAssembly.Memory): Record<string, (...args: never[]) => number> {
  return {
    clock_time_get: (clock: number, _precision: bigint, out: number) => {
      const now = clock === REALTIME ? Date.now() : performance.now();
      const nanoseconds = BigInt(Math.round(now * NANO_OF_MILLI));
      new DataView(memory().buffer).setBigUint64(out, nanoseconds, true);
      return 0;
    },
    random_get: (at: number, length: number) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer as ArrayBuffer, at, length));
      return 0;
    },
  };
}

export async function fetchModule(url: string): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return await WebAssembly.compile(await answer.arrayBuffer());
}

export async function openEngine(module: WebAssembly.Module): Promise<Ask> {
  const known = calls(() => engine.memory);
  const wanted = WebAssembly.Module.imports(module).map(({ name }) => [
    name,
    known[name] ?? (() => UNKNOWN_CALL),
  ]);
  const instance = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: Object.fromEntries(wanted),
  });
  const engine = instance.exports as unknown as Exports;
  engine._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const text = encoder.encode(JSON.stringify(request));
    const at = engine.tetra_room(text.length);
    new Uint8Array(engine.memory.buffer, at, text.length).set(text);
    const length = engine.tetra_answer();
    return decoder.decode(new Uint8Array(engine.memory.buffer, engine.tetra_text(), length));
  };
}

// The module in Node: what it imports, and its conversation of texts.
import { readFileSync } from 'node:fs';
import { getRandomValues } from 'node:crypto';
import { performance } from 'node:perf_hooks';

// The few calls of WASI that are left: a clock, random bytes, and files that nobody reads.
function imports(memory) {
  const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);
  const view = () => new DataView(memory().buffer);
  const known = {
    clock_time_get: (_clock, _precision, out) => {
      view().setBigUint64(out, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    random_get: (at, length) => {
      getRandomValues(bytes(at, length));
      return 0;
    },
  };
  const otherwise = () => 52; // ENOSYS
  return new Proxy(known, { get: (own, name) => own[name] ?? otherwise, has: () => true });
}

export async function openModule(file) {
  const module = await WebAssembly.compile(readFileSync(file));
  const wasi = imports(() => exports.memory);
  const wanted = WebAssembly.Module.imports(module).map(({ name }) => [name, wasi[name]]);
  const { exports } = await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: Object.fromEntries(wanted),
  });
  exports._initialize();
  return (request) => {
    const text = new TextEncoder().encode(JSON.stringify(request));
    const at = exports.tetra_room(text.length);
    new Uint8Array(exports.memory.buffer, at, text.length).set(text);
    const begin = process.cpuUsage();
    const length = exports.tetra_answer();
    const { user, system } = process.cpuUsage(begin);
    const answer = new Uint8Array(exports.memory.buffer, exports.tetra_text(), length);
    return { text: new TextDecoder().decode(answer), seconds: (user + system) / 1e6 };
  };
}

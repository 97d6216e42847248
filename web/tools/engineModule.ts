// Vite plugin: `import url from 'virtual:engine'` gives the address of the engine's WebAssembly module,
// which tools/build_engine makes; null where it has not been made.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:engine';
const FILE = fileURLToPath(new URL('../../build/wasm/tetrapolis.wasm', import.meta.url));

export function engineModule(file = FILE): Plugin {
  return {
    name: 'engine-module',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (!existsSync(file)) return 'export default null;';
      this.addWatchFile(file);
      return `export { default } from ${JSON.stringify(`${file}?url`)};`;
    },
  };
}

// Vite plugin: the service worker as a file of its own, /service-worker.js, with the list of all files of
// the client and the version that their names and contents make.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const FILE = 'service-worker.js';
const MARK = '__OFFLINE__';
// The page is kept as what every address below /device answers, whoever serves it.
const PAGE = { file: 'index.html', address: 'device/' };

export interface Kept {
  name: string;
  content: string | Uint8Array;
}

/** What the service worker is told of the files. */
export function offlineList(kept: readonly Kept[]): { version: string; files: string[] } {
  const sorted = kept.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256');
  for (const { name, content } of sorted) hash.update(`${name}\n`).update(content).update('\n');
  return {
    version: hash.digest('hex').slice(0, 16),
    files: sorted.map(({ name }) => `/${name === PAGE.file ? PAGE.address : name}`),
  };
}

const filesIn = (folder: string): Kept[] =>
  readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }));

async function workerWith(list: ReturnType<typeof offlineList>): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE);
  if (!code.includes(MARK)) throw new Error(`${SOURCE} has no place for the list of files`);
  return code.replaceAll(MARK, JSON.stringify(list));
}

// An entry of its own beside the page's would cut the page's into many files.
export function offlineFiles(): Plugin {
  let folder = '';
  return {
    name: 'offline-files',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const kept = Object.values(bundle).map((part) => ({
          name: part.fileName,
          content: part.type === 'chunk' ? part.code : part.source,
        }));
        const source = await workerWith(offlineList([...kept, ...filesIn(folder)]));
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

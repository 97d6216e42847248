// compress_files FOLDER: puts FILE.gz and FILE.br beside every file that becomes smaller by it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = process.argv[2];
const worth = 0.95;

function keepIfSmaller(path, original, compressed) {
  if (compressed.length < original.length * worth) writeFileSync(path, compressed);
}

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const bytes = readFileSync(path);
  keepIfSmaller(`${path}.gz`, bytes, gzipSync(bytes, { level: 9 }));
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  keepIfSmaller(`${path}.br`, bytes, brotliCompressSync(bytes, { params: quality }));
}

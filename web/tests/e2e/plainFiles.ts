// A host that serves the files of a folder and knows nothing else, as tools/build_pages makes them for.

import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

function fileFor(folder: string, path: string): string | null {
  const wanted = join(folder, normalize(decodeURIComponent(path)));
  const file =
    existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted;
  return existsSync(file) ? file : null;
}

export async function servePlainFiles(folder: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const found = fileFor(folder, new URL(request.url ?? '/', 'http://host').pathname);
    const file = found ?? join(folder, '404.html');
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(found === null ? 404 : 200, { 'content-type': type });
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no address');
  return { url: `http://127.0.0.1:${address.port}`, server };
}

// Keeps the whole client, with the engine, for a start without a network. One version is kept at a time
// and takes over only when the pages of the one before are gone or ask for it: no page ever gets parts of
// another version. The list of files and their version are put in by tools/offlineFiles.ts.
interface Extended extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Extended {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: Extended) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
declare const __OFFLINE__: { version: string; files: string[] };

const scope = self as unknown as Scope;
const { version, files } = __OFFLINE__;
const PREFIX = 'tetrapolis-';
const NAME = PREFIX + version;
const PAGE = '/device/';
const DEVICE = /^\/device(\/|$)/;

// A name with a hash may come from the browser's cache; all else is asked for anew.
const requestFor = (file: string): Request =>
  new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map(requestFor));
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function kept(file: string): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(file);
}

// The pages of this device come from what is kept; those of the server from the server while it answers.
async function page(request: Request, path: string): Promise<Response> {
  const own = await kept(PAGE);
  if (own !== undefined && DEVICE.test(path)) return own;
  try {
    return await fetch(request);
  } catch (thrown) {
    if (own !== undefined) return own;
    throw thrown;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/api/') || pathname === '/ws') return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (files.includes(pathname))
    event.respondWith(kept(pathname).then((own) => own ?? fetch(request)));
});

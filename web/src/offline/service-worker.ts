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
interface Pushed extends Extended {
  data: { json(): unknown } | null;
}
interface Clicked extends Extended {
  notification: Notification;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
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

// What src/server/post_office.cpp has sealed for this browser. A later notice of the same tag takes the
// place of the one before; whatever comes, something is shown, as browsers ask.
interface Notice {
  title?: unknown;
  body?: unknown;
  link?: unknown;
  tag?: unknown;
}

const wordIn = (value: unknown, otherwise: string): string =>
  typeof value === 'string' ? value : otherwise;

function noticeIn(event: Pushed): Notice {
  try {
    return (event.data?.json() ?? {}) as Notice;
  } catch {
    return {};
  }
}

function show(notice: Notice): Promise<void> {
  return scope.registration.showNotification(wordIn(notice.title, 'Tetrapolis'), {
    body: wordIn(notice.body, ''),
    tag: wordIn(notice.tag, 'tetrapolis'),
    icon: '/app-192.png',
    data: wordIn(notice.link, '/'),
  });
}

// To a page of this server and no other; in a tab that is there already, if one shows it.
async function lead(link: unknown): Promise<void> {
  const wanted = new URL(wordIn(link, '/'), location.origin);
  const { href } = wanted.origin === location.origin ? wanted : new URL('/', location.origin);
  const tabs = await scope.clients.matchAll({ type: 'window' });
  const open = tabs.find(({ url }) => url.split('#')[0] === href);
  await (open === undefined ? scope.clients.openWindow(href) : open.focus());
}

scope.addEventListener('push', (event) => event.waitUntil(show(noticeIn(event))));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});
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

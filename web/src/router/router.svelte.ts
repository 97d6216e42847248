// The present page, kept in step with the address bar.
import { isDevicePath, onDevice, setPlace } from './place';
import { hrefOf, parseRoute, type Route } from './route';

const here = (): Route => parseRoute(location.pathname, location.search);

let current: Route = $state.raw({ page: 'lobby' });

export function route(): Route {
  return current;
}

export function go(to: Route, how: 'push' | 'replace' = 'push', hash = ''): void {
  const href = hrefOf(to) + hash;
  if (how === 'push' && href !== location.pathname + location.search)
    history.pushState(null, '', href);
  else history.replaceState(null, '', href);
  if (how === 'push') scrollTo(0, 0);
  current = to;
}

// Links are plain <a href>, so that they can be copied and opened in a new tab; a plain click stays
// in the page.
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download'))
    return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (isDevicePath(link.pathname) !== onDevice()) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  go(parseRoute(link.pathname, link.search), 'push', link.hash);
}

export function startRouter(): void {
  setPlace(location.pathname);
  current = here();
  addEventListener('popstate', () => {
    current = here();
  });
  document.addEventListener('click', onClick);
}

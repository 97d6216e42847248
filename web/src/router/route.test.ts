// Addresses go both ways and nonsense leads to the page that says so.
import { afterEach, describe, expect, it } from 'vitest';
import { onDevice, otherPlace, setPlace } from './place';
import { embedCode, embeddedAt, hrefOf, parseRoute, type Route, tableRoute } from './route';

const ROUTES: Route[] = [
  { page: 'lobby' },
  { page: 'table', id: 'k3Jx', n: 123, invite: null },
  { page: 'table', id: 'k3Jx', n: null, invite: 'a b&c' },
  { page: 'watch' },
  { page: 'study' },
  { page: 'rules', game: 'wiraqocha' },
  { page: 'learn', game: 'wiraqocha' },
  { page: 'cards', game: 'hyperborea' },
  { page: 'about' },
  { page: 'settings' },
  { page: 'account' },
  { page: 'admin' },
  { page: 'player', player: 'Mira Ä/7' },
  { page: 'leaderboard', game: '' },
  { page: 'leaderboard', game: 'wiraqocha' },
  { page: 'notices' },
  { page: 'mine' },
  { page: 'mail', what: 'confirm', code: 'a b' },
];

describe('a replay in a page of somebody else', () => {
  it('is found by its code', () => {
    const [, source = ''] = /src="([^"]+)"/.exec(embedCode('https://host', 'k3Jx', 57)) ?? [];
    const url = new URL(source);
    expect(embeddedAt(url.pathname, url.search)).toEqual({ id: 'k3Jx', moment: 57 });
  });

  it.each(['/embed', '/embed/', '/embed/a/b', '/t/k3Jx'])('is not at %s', (path) => {
    expect(embeddedAt(path)).toBeNull();
  });
});

describe('routes', () => {
  it.each(ROUTES)('come back from their address: %o', (route) => {
    const url = new URL(hrefOf(route), 'http://host');
    expect(parseRoute(url.pathname, url.search)).toEqual(route);
  });

  it.each(['/t', '/nothing', '/rules', '/t/a/b', '/watch/x'])('%s is no page', (path) => {
    expect(parseRoute(path).page).toBe('lost');
  });

  it('do not mind slashes around them', () => {
    expect(parseRoute('/watch/')).toEqual({ page: 'watch' });
    expect(parseRoute('')).toEqual({ page: 'lobby' });
  });

  it('ignore a moment that is no number', () => {
    expect(parseRoute('/t/x', '?n=-1')).toEqual(tableRoute('x'));
    expect(parseRoute('/t/x', '?n=1e9')).toEqual(tableRoute('x'));
  });
});

describe('the place of a page', () => {
  afterEach(() => setPlace('/'));

  it('is this device below /device, and all addresses stay there', () => {
    setPlace('/device/t/k3');
    expect([onDevice(), otherPlace()]).toEqual([true, '/']);
    expect(hrefOf(tableRoute('k3'))).toBe('/device/t/k3');
    expect(hrefOf({ page: 'lobby' })).toBe('/device/');
    for (const route of ROUTES) {
      const url = new URL(hrefOf(route), 'http://host');
      expect(parseRoute(url.pathname, url.search)).toEqual(route);
    }
  });

  it('is the server anywhere else', () => {
    setPlace('/devices');
    expect([onDevice(), otherPlace(), hrefOf({ page: 'lobby' })]).toEqual([false, '/device/', '/']);
  });
});

// The addresses of the pages, both ways.
import { inPlace, withoutPlace } from './place';

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string; n: number | null; invite: string | null }
  | { page: 'watch' }
  | { page: 'tournaments' }
  | { page: 'tournament'; id: string }
  | { page: 'study' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'about' }
  | { page: 'settings' }
  | { page: 'account' }
  | { page: 'admin' }
  | { page: 'player'; player: string }
  | { page: 'leaderboard'; game: string }
  | { page: 'notices' }
  | { page: 'mine' }
  | { page: 'mail'; what: 'confirm' | 'stop'; code: string }
  | { page: 'lost' };

const PLAIN = [
  'watch',
  'tournaments',
  'study',
  'about',
  'settings',
  'account',
  'notices',
  'mine',
  'admin',
] as const;
type PlainPage = (typeof PLAIN)[number];
const isPlain = (word: string): word is PlainPage => PLAIN.some((page) => page === word);

function moment(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Names of people may hold any letter; one that is damaged is nobody's. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function ofOneWord(word: string): Route {
  if (word === '') return { page: 'lobby' };
  if (word === 'leaderboard') return { page: 'leaderboard', game: '' };
  return isPlain(word) ? { page: word } : { page: 'lost' };
}

function ofTwoWords(first: string, second: string, query: URLSearchParams): Route {
  switch (first) {
    case 't':
      return { page: 'table', id: second, n: moment(query.get('n')), invite: query.get('invite') };
    case 'player':
      return { page: 'player', player: decoded(second) };
    case 'leaderboard':
      return { page: 'leaderboard', game: decoded(second) };
    case 'tournaments':
      return { page: 'tournament', id: second };
    case 'mail':
      return second === 'confirm' || second === 'stop'
        ? { page: 'mail', what: second, code: query.get('code') ?? '' }
        : { page: 'lost' };
    case 'rules':
    case 'learn':
    case 'cards':
      return { page: first, game: second };
    default:
      return { page: 'lost' };
  }
}

export function parseRoute(path: string, search = ''): Route {
  const [first = '', second = '', ...rest] = withoutPlace(path)
    .replace(/^\/+|\/+$/g, '')
    .split('/');
  if (rest.length > 0) return { page: 'lost' };
  return second === '' ? ofOneWord(first) : ofTwoWords(first, second, new URLSearchParams(search));
}

/** A replay in a page of somebody else: /embed/TABLE?n=57. */
export interface Embedded {
  id: string;
  moment: number | null;
}

export function embeddedAt(path: string, search = ''): Embedded | null {
  const [, id] = /^\/embed\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  return { id, moment: moment(new URLSearchParams(search).get('n')) };
}

/** What somebody pastes into a page of their own. */
export const embedCode = (origin: string, id: string, n: number): string =>
  `<iframe src="${origin}/embed/${encodeURIComponent(id)}?n=${n}" width="640" height="560" ` +
  'style="border:0" loading="lazy" title="Tetrapolis"></iframe>';

function tableHref(route: Route & { page: 'table' }): string {
  const query = new URLSearchParams();
  if (route.n !== null) query.set('n', String(route.n));
  if (route.invite !== null && route.invite !== '') query.set('invite', route.invite);
  const tail = query.toString();
  return `/t/${encodeURIComponent(route.id)}${tail === '' ? '' : `?${tail}`}`;
}

export const hrefOf = (route: Route): string => inPlace(pathOf(route));

function pathOf(route: Route): string {
  switch (route.page) {
    case 'lobby':
      return '/';
    case 'table':
      return tableHref(route);
    case 'tournament':
      return `/tournaments/${encodeURIComponent(route.id)}`;
    case 'rules':
    case 'learn':
    case 'cards':
      return `/${route.page}/${encodeURIComponent(route.game)}`;
    case 'player':
      return `/player/${encodeURIComponent(route.player)}`;
    case 'leaderboard':
      return route.game === '' ? '/leaderboard' : `/leaderboard/${encodeURIComponent(route.game)}`;
    case 'mail':
      return `/mail/${route.what}?code=${encodeURIComponent(route.code)}`;
    case 'lost':
      return '/';
    default:
      return `/${route.page}`;
  }
}

/** A table's page, the usual way in. */
export function tableRoute(id: string, invite: string | null = null): Route {
  return { page: 'table', id, n: null, invite };
}

/** The replay of a finished game, from its beginning. */
export function startRoute(id: string): Route {
  return { page: 'table', id, n: 0, invite: null };
}

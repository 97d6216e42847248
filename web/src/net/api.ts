// The HTTP interface of the server, one function per call. Whatever goes wrong is a Failure with
// words for people.
import type {
  AccountInfo,
  Created,
  EmailChange,
  ErrorBody,
  Farewell,
  Foretell,
  Foretold,
  Games,
  Me,
  NewTable,
  NewToken,
  OrdersKnown,
  PasswordChange,
  Sessions,
  Story,
  Tables,
  Text,
  TokenList,
  TokenWish,
  Tried,
} from '../protocol';
import { NETWORK, type Transport, transport } from './transport';

export interface Failure extends Error {
  status: number;
  code: string;
  text: Text;
}

function failure(status: number, code: string, text: Text): Failure {
  return Object.assign(new Error(text.en), { status, code, text });
}

const UNREACHABLE: Text = {
  en: 'The server cannot be reached. Try again in a moment.',
  de: 'Der Server ist nicht erreichbar. Versuch es gleich noch einmal.',
};

const BASE = '/api/v1';

const unreachable = (): Failure => failure(0, 'unreachable', UNREACHABLE);

async function failureOf(response: Response): Promise<Failure> {
  const body = (await response.json().catch(() => null)) as ErrorBody | null;
  if (body?.error === undefined) return unreachable();
  return failure(response.status, body.error.code, body.error.text);
}

/** The words for anything that was thrown while talking to the server. */
export function wordsOf(thrown: unknown): Text {
  const { text } = (thrown ?? {}) as Partial<Failure>;
  return text ?? UNREACHABLE;
}

async function request(path: string, init: RequestInit, by = transport()): Promise<Response> {
  const whole = { credentials: 'same-origin', ...init } as const;
  const response = await by.fetch(BASE + path, whole).catch(() => {
    throw unreachable();
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}

export function call(
  method: string,
  path: string,
  body?: unknown,
  by?: Transport,
): Promise<Response> {
  if (body === undefined) return request(path, { method }, by);
  const headers = { 'content-type': 'application/json' };
  return request(path, { method, headers, body: JSON.stringify(body) }, by);
}

export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

const word = encodeURIComponent;

export const getMe = (): Promise<Me> => json('GET', '/me');
export const createGuest = (name: string): Promise<Me> => json('POST', '/guest', { name });
export const register = (name: string, password: string): Promise<Me> =>
  json('POST', '/register', { name, password });
export const login = (name: string, password: string): Promise<Me> =>
  json('POST', '/login', { name, password });
export const logout = (): Promise<Response> => call('POST', '/logout', {});
export const rename = (name: string): Promise<Me> => json('PATCH', '/me', { name });

export const getAccount = (): Promise<AccountInfo> => json('GET', '/account');
export const changePassword = (change: PasswordChange): Promise<Me> =>
  json('POST', '/account/password', change);
export const changeEmail = (change: EmailChange): Promise<AccountInfo> =>
  json('POST', '/account/email', change);
export const deleteAccount = (farewell: Farewell): Promise<Response> =>
  call('DELETE', '/account', farewell);
export const getSessions = (): Promise<Sessions> => json('GET', '/sessions');
export const endOtherSessions = (): Promise<Response> => call('DELETE', '/sessions');

export const getGames = (): Promise<Games> => json('GET', '/games');
export const getGuide = (game: string, content?: string): Promise<unknown> =>
  json(
    'GET',
    `/games/${word(game)}/guide${content === undefined ? '' : `?content=${word(content)}`}`,
  );

/** Plays a path in a position without a table, for the tour. */
export const tryPosition = (game: string, position: unknown, path: string[]): Promise<Tried> =>
  json('POST', `/games/${word(game)}/try`, { position, path });

export interface TableQuery {
  state?: 'open' | 'running' | 'over';
  game?: string;
  mine?: boolean;
  q?: string;
  /** Where the page before ended: its `next`. */
  before?: string;
  limit?: number;
}

export function getTables(query: TableQuery): Promise<Tables> {
  const entries = Object.entries(query).map(([key, value]) => [key, String(value)]);
  return json('GET', `/tables?${new URLSearchParams(entries)}`);
}

export const createTable = (table: NewTable): Promise<Created> => json('POST', '/tables', table);
export const recordHref = (id: string): string => `${BASE}/tables/${word(id)}/record`;
export const getStory = (id: string): Promise<Story> => json('GET', `/tables/${word(id)}/story`);
/** What a seat of mine may order in advance. */
export const getOrders = (id: string, seat: number, invite: string): Promise<OrdersKnown> =>
  json('GET', `/tables/${word(id)}/orders?seat=${seat}&invite=${word(invite)}`);
/** What a computer would answer to an action of mine. */
export const foretell = (id: string, question: Foretell): Promise<Foretold> =>
  json('POST', `/tables/${word(id)}/foretell`, question);
export const getRecord = async (id: string): Promise<string> =>
  (await call('GET', `/tables/${word(id)}/record`)).text();

/** Takes in a record of a finished game, to replay it as a table. */
export async function importRecord(record: string, by?: Transport): Promise<Created> {
  const headers = { 'content-type': 'application/x-ndjson' };
  const response = await request('/records', { method: 'POST', headers, body: record }, by);
  return (await response.json()) as Created;
}

/** Brings a record to the server, from wherever this page has its games; `name` is for who is nobody there. */
export async function bringToServer(record: string, name: () => string): Promise<Created> {
  const { user } = (await (await call('GET', '/me', undefined, NETWORK)).json()) as Me;
  if (user == null) await call('POST', '/guest', { name: name() }, NETWORK);
  return importRecord(record, NETWORK);
}

export const getTokens = (): Promise<TokenList> => json('GET', '/tokens');
export const createToken = (wish: TokenWish): Promise<NewToken> => json('POST', '/tokens', wish);
export const deleteToken = (id: string): Promise<Response> => call('DELETE', `/tokens/${word(id)}`);

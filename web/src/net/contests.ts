// The calls of tournaments, apart from the others: they are loaded with their pages.
import type {
  ContestInfo,
  ContestOrder,
  Contests,
  NewContest,
  PlayFound,
  PlayNow,
} from '../protocol';
import { json } from './api';

const path = (id: string): string => `/contests/${encodeURIComponent(id)}`;

export interface ContestQuery {
  state?: 'running' | 'over';
  mine?: boolean;
  club?: string;
  before?: string;
}

export function getContests(query: ContestQuery = {}): Promise<Contests> {
  const words = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) words.set(key, String(value));
  return json('GET', `/contests?${words}`);
}
export const createContest = (wish: NewContest): Promise<ContestInfo> =>
  json('POST', '/contests', wish);
export const getContest = (id: string): Promise<ContestInfo> => json('GET', path(id));
export const orderContest = (id: string, order: ContestOrder): Promise<ContestInfo> =>
  json('POST', `${path(id)}/wish`, order);
export const exportHref = (id: string, format: 'csv' | 'json'): string =>
  `/api/v1${path(id)}/export?format=${format}`;
/** A seat at an open table that fits, or a new one that waits. */
export const playNow = (wish: PlayNow): Promise<PlayFound> => json('POST', '/play', wish);

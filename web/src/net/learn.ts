// What helps to play better: hints, and games taken up again. Loaded with the pages that need it.
import type { Created, Hints, NewTry, Past, Table, Tries } from '../protocol';
import { json } from './api';

const at = (table: string, rest: string): string => `/tables/${encodeURIComponent(table)}/${rest}`;

/** A few good actions for a seat of mine that has to decide. */
export const askHint = (table: string, seat: number): Promise<Hints> =>
  json('POST', at(table, 'hint'), { seat });
/** A table of mine that begins in the middle of a finished game. */
export const tryAgain = (table: string, wish: NewTry): Promise<Created> =>
  json('POST', at(table, 'tries'), wish);
/** Where I have taken this game up again. */
export const getTries = (table: string): Promise<Tries> => json('GET', at(table, 'tries'));
/** A table as a stranger sees it, and as it was after `n` actions. */
export const getTable = (table: string): Promise<Table> =>
  json('GET', `/tables/${encodeURIComponent(table)}`);
export const getPast = (table: string, n: number): Promise<Past> =>
  json('GET', at(table, `at/${n}`));

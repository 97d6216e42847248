// The calls of the analysis of a finished game, apart from the others: they are loaded with its page.
import type { AnalysedMoment, Analysis } from '../protocol';
import { json } from './api';

const path = (table: string): string => `/tables/${encodeURIComponent(table)}/analysis`;

/** As far as it is known; asking begins nothing. */
export const getAnalysis = (table: string): Promise<Analysis> => json('GET', path(table));
/** Has the whole game looked at. */
export const analyse = (table: string): Promise<Analysis> => json('POST', path(table), {});
/** What was judged at action `n`, and what else could have been done. */
export const getAnalysed = (table: string, n: number): Promise<AnalysedMoment> =>
  json('GET', `${path(table)}/${n}`);

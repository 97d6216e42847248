// Games that are over: the computer plays for everybody to the end.
import type { Page } from '@playwright/test';
import type { NewSeat, NewTable, Table } from '../../src/protocol';
import { expect } from './fixture';
import { look, order, until } from './middle';
import { requestTable } from './tables';

/** Games that end early enough for a test. */
const SHORT: Record<string, Record<string, string>> = {
  wiraqocha: { round_cap: '3' },
  hyperborea: { round_cap: '4' },
  pathciv: {},
  ascalion: { round_cap: '2' },
};

const MOST_MS = 240_000;

/** Lays a table against computers, leaves my seat to the computer, and waits for the end. */
export async function finished(
  page: Page,
  game: string,
  seats: number,
  part: Partial<NewTable> = { options: SHORT[game] ?? {} },
): Promise<Table> {
  const computer: NewSeat = { kind: 'computer', level: 'level1' };
  const others = Array.from({ length: seats - 1 }, () => computer);
  await requestTable(page, { game, seats: [{ kind: 'me' }, ...others], ...part });
  await order(page, 'to_computer');
  const table = await until(page, ({ state }) => state === 'over', MOST_MS);
  expect(table.state).toBe('over');
  return await look(page);
}

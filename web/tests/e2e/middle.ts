// Tables in the middle of a game: the computer plays for everybody until enough has happened, then
// the seat of this screen is taken back.
import type { Page } from '@playwright/test';
import type { NewSeat, Table } from '../../src/protocol';
import { expect } from './fixture';
import { requestTable } from './tables';

/** How many seats a game has at most, and after how many actions it is in full swing. */
export const MOST_SEATS: Record<string, number> = {
  wiraqocha: 4,
  hyperborea: 6,
  pathciv: 5,
  ascalion: 6,
};
const SWING: Record<string, number> = {
  wiraqocha: 60,
  hyperborea: 70,
  pathciv: 40,
  ascalion: 70,
};

const POLL_MS = 40;
const MOST_MS = 60_000;

const apiOf = (page: Page): string => {
  const { origin, pathname } = new URL(page.url());
  return `${origin}/api/v1/tables/${pathname.split('/')[2]}`;
};

export async function look(page: Page): Promise<Table> {
  const answer = await page.request.get(apiOf(page));
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as Table;
}

export async function until(
  page: Page,
  come: (table: Table) => boolean,
  most = MOST_MS,
): Promise<Table> {
  const end = Date.now() + most;
  for (;;) {
    const table = await look(page);
    if (come(table) || table.state !== 'running') return table;
    if (Date.now() > end) throw new Error('the moment does not come');
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}

/** Others move on meanwhile: what came too late is said again, and at once, or it is never in time. A game
 * that is over takes no orders. */
export async function order(page: Page, name: string): Promise<void> {
  await expect(async () => {
    const { table, version, state } = await look(page);
    if (state !== 'running') return;
    const id = `${name}-${version}`;
    const data = { t: 'order', id, table, seen: version, order: name, seat: 0 };
    const answer = await page.request.post(`${apiOf(page)}/order`, { data });
    expect(await answer.json()).toMatchObject({ t: 'ack' });
  }).toPass({ intervals: [5], timeout: MOST_MS });
}

const TRIES = 4;

/** Lays a table against computers and leaves it where I am asked in the middle of the game, or
 * `later` in it. Now and then a game is over before that. */
export async function inTheMiddle(
  page: Page,
  game: string,
  seats: number,
  later = 1,
): Promise<void> {
  for (let k = 0; k < TRIES; ++k) if (await reachesMiddle(page, game, seats, later)) return;
  throw new Error(`${game} is always over too early`);
}

async function reachesMiddle(
  page: Page,
  game: string,
  seats: number,
  later: number,
): Promise<boolean> {
  const computer: NewSeat = { kind: 'computer', level: 'level1' };
  const others = Array.from({ length: seats - 1 }, () => computer);
  await requestTable(page, { game, seats: [{ kind: 'me' }, ...others] });
  await order(page, 'to_computer');
  const swing = (((SWING[game] ?? 50) * seats) / 2) * later;
  await until(page, ({ n }) => n >= swing);
  await order(page, 'take_back');
  const table = await until(page, ({ to_move }) => to_move.includes(0));
  return table.state === 'running';
}

// A seat of Ascalion played over the API, as a bot would, up to the moment that a test is about.
import type { Page } from '@playwright/test';
import { allWays } from '../../src/pick';
import type { NewSeat, Table } from '../../src/protocol';
import { expect } from './fixture';
import { requestTable, sitDown } from './tables';
import { prompt } from './turn';

interface Step {
  to: string;
  asks: number[];
}

/** What a hand reads of the view; docs/views/ascalion.md has the rest. */
export interface Seen {
  turn: { ask: string; phase: string; active: number };
  areas: Record<string, { owner: number | null; value: number; goods: Record<string, number> }>;
  transport: { steps: Step[] };
  attack: {
    sums: { attack: number; defence: number } | null;
    chances: Record<string, { prospect: string }>;
  };
  picking: { count: number; areas: Record<string, number> };
}

export const seenOf = (table: Table): Seen => (table.view as { table: Seen }).table;

/** The answer to each question that moves nothing; other questions get the first one. */
const QUIET: Record<string, string> = {
  vote: 'yes',
  tie_break: 'yes',
  grant: 'yes',
  passage: 'yes',
  partner: 'pass',
  answer: 'decline',
  recipe: 'done',
  transport: 'done',
  target: 'pass',
  side: 'neutral',
};

export class Hand {
  private sent = 0;

  constructor(
    readonly page: Page,
    readonly seat: number,
  ) {}

  private get api(): string {
    const { origin, pathname } = new URL(this.page.url());
    return `${origin}/api/v1/tables/${pathname.split('/')[2]}`;
  }

  async look(): Promise<Table> {
    const answer = await this.page.request.get(this.api);
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Table;
  }

  isAsked(table: Table): boolean {
    return table.state === 'running' && table.to_move.includes(this.seat);
  }

  /** Takes any way that begins with one of these words, the most wanted first, else a quiet one:
   * the first would sail to and fro. */
  async answer(table: Table, wanted: readonly string[]): Promise<void> {
    const ways = allWays(table.choices);
    const quiet = QUIET[seenOf(table).turn.ask];
    const words = [...wanted, ...(quiet === undefined ? [] : [quiet])];
    const found = words.map((word) => ways.filter(({ path }) => path[0]?.startsWith(word)));
    const fitting = found.find((list) => list.length > 0) ?? ways;
    const way = fitting[Math.floor(Math.random() * fitting.length)];
    await this.act(table, way?.path ?? []);
  }

  async act(table: Table, path: readonly string[]): Promise<void> {
    const data = {
      t: 'act',
      id: `hand${this.seat}-${++this.sent}`,
      table: table.table,
      seen: table.version,
      seat: this.seat,
      path,
    };
    const answer = await this.page.request.post(`${this.api}/act`, { data });
    expect(await answer.json()).toMatchObject({ t: 'ack' });
  }
}

const MOST = 600;
const CATCH_UP_MS = 60_000;

/** Plays all hands until one of them is where the test wants it; other seats are computers. */
export async function playUntil(
  hands: readonly Hand[],
  arrived: (hand: Hand, table: Table) => boolean,
  wanted: (hand: Hand, table: Table) => readonly string[] = () => [],
): Promise<Hand> {
  for (let k = 0; k < MOST; ++k)
    for (const hand of hands) {
      const table = await hand.look();
      expect(table.state).toBe('running');
      if (!hand.isAsked(table)) continue;
      if (arrived(hand, table)) {
        // Hands are faster than pages draw.
        await expect(prompt(hand.page)).toContainText(table.prompt.en, { timeout: CATCH_UP_MS });
        return hand;
      }
      await hand.answer(table, wanted(hand, table));
    }
  throw new Error('the moment did not come');
}

/** Mira lays a table on her page and Jonas sits down on his. */
export async function seatTwo(
  mira: Page,
  jonas: Page,
  options: Record<string, string>,
  further: readonly NewSeat[] = [],
): Promise<[Hand, Hand]> {
  await requestTable(mira, {
    game: 'ascalion',
    seats: [{ kind: 'me' }, { kind: 'open' }, ...further],
    options: { source_setup: 'random', claim_setup: 'random', ...options },
  });
  await jonas.goto(mira.url());
  await sitDown(jonas, 'Jonas');
  for (const page of [mira, jonas])
    await expect(page.locator('[data-target="area:albur"]')).toBeAttached();
  return [new Hand(mira, 0), new Hand(jonas, 1)];
}

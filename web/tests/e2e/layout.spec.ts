// Every table at every size, in the middle of a game: nothing is cut off, too small or out of sight,
// and nothing that happens in a game moves the board.
import type { Page } from '@playwright/test';
import { allWays } from '../../src/pick';
import { GAMES } from './everyGame';
import { expect, test } from './fixture';
import { IN_PAGE } from './inPage/source';
import { inTheMiddle, look, MOST_SEATS } from './middle';
import { prompt } from './turn';

const SIZES = (
  process.env['LAYOUT_SIZES'] ??
  '1920x1080 1440x900 1366x768 1280x720 1099x800 1024x768 820x1180 768x1024 720x450 390x844'
).split(' ');

/** What is known and being worked on, by game; it is printed, and nothing else may be found. */
const OPEN: Record<string, RegExp[]> = {
  wiraqocha: [],
  // On a small frame maps begin near one's own land; what lies farther is a drag away.
  hyperborea: [/^(720x450|390x844) .*out of sight: (hex|site):\w+(\/\d)? in tp-board/],
  ascalion: [/^(720x450|390x844) .*out of sight: area:\w+ in tp-board/],
  // In the lowest columns of a small laptop a sign or a marker may stand on a word of a card.
  pathciv: [/^1280x720 .*covered: ".+" in (b|span|span\.worth)\W/],
};

declare global {
  interface Window {
    measureTable(): string[];
    measureBoard(): string;
  }
}

const sizeOf = (size: string): { width: number; height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

async function open(viewer: Page, url: string, lang: string): Promise<void> {
  await viewer.addInitScript({ content: IN_PAGE });
  await viewer.addInitScript(
    (settings) => localStorage.setItem('tetrapolis.settings', settings),
    JSON.stringify({ lang, speed: 'off' }),
  );
  // A first game has hints over the seats, until they are waved away.
  await viewer.addInitScript((games) => {
    for (const game of games) localStorage.setItem(`tetrapolis.first.${game}`, 'off');
  }, GAMES);
  await viewer.goto(url);
  await expect(viewer.locator('.tp.begun')).toBeVisible();
}

/** Sizes are heard of when frames are drawn, and a busy machine draws few of them. */
const drawn = (viewer: Page): Promise<void> =>
  viewer.evaluate(async () => {
    for (let frames = 0; frames < 6; ++frames)
      await new Promise((done) => requestAnimationFrame(done));
  });

async function measure(viewer: Page, size: string): Promise<string[]> {
  await viewer.setViewportSize(sizeOf(size));
  await viewer.waitForTimeout(200);
  await drawn(viewer);
  return await viewer.evaluate(() => window.measureTable());
}

for (const game of GAMES) {
  const known = (complaint: string): boolean =>
    (OPEN[game] ?? []).some((one) => one.test(complaint));

  for (const seats of [MOST_SEATS[game] ?? 2, 2])
    test(`${game} with ${seats} fits every size`, async ({ page, visit }) => {
      test.setTimeout(240_000);
      await inTheMiddle(page, game, seats);
      const found: string[] = [];
      for (const lang of seats > 2 ? ['en', 'de'] : ['de']) {
        const viewer = await visit({ hasTouch: true });
        await viewer.context().addCookies(await page.context().cookies());
        await open(viewer, page.url(), lang);
        for (const size of SIZES)
          for (const complaint of await measure(viewer, size))
            found.push(`${size} ${lang}: ${complaint}`);
        await viewer.context().close();
      }
      for (const complaint of found.filter(known))
        console.log(`open: ${game} ${seats} ${complaint}`);
      expect(found.filter((complaint) => !known(complaint))).toEqual([]);
    });

  test(`${game}: the board stays where it is`, async ({ page, visit }) => {
    test.setTimeout(240_000);
    await inTheMiddle(page, game, 3);
    const cookies = await page.context().cookies();
    const viewers: Page[] = [];
    for (const size of ['1440x900', '820x1180', '390x844']) {
      const viewer = await visit({ viewport: sizeOf(size), hasTouch: true });
      await viewer.context().addCookies(cookies);
      await open(viewer, page.url(), 'de');
      viewers.push(viewer);
    }
    const boxes = viewers.map(() => new Set<string>());
    for (let decisions = 0; decisions < 24; ++decisions) {
      if (!(await decideSomething(page, decisions))) break;
      for (const [k, viewer] of viewers.entries())
        boxes[k]?.add(await viewer.evaluate(() => window.measureBoard()));
    }
    for (const seen of boxes) expect([...seen]).toHaveLength(1);
  });
}

/** Any answer to what is asked of me, sent past the page; false when the game is over. */
async function decideSomething(page: Page, k: number): Promise<boolean> {
  await expect.poll(async () => (await look(page)).to_move.includes(0)).toBe(true);
  const table = await look(page);
  if (table.state !== 'running') return false;
  const ways = allWays(table.choices);
  const way = ways[(k * 7) % ways.length];
  const data = {
    t: 'act',
    id: `some-${table.version}`,
    table: table.table,
    seen: table.version,
    seat: 0,
    path: way?.path ?? [],
  };
  const api = page.url().replace('/t/', '/api/v1/tables/');
  const answer = await page.request.post(`${api}/act`, { data });
  expect(await answer.json()).toMatchObject({ t: 'ack' });
  await expect(prompt(page)).toBeVisible();
  return true;
}

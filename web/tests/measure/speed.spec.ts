// How long the main thread works for a hover and for a click, late in a game with most seats.
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixture';
import { type Cost, Stopwatch, yardstick } from '../e2e/mainThread';
import { inTheMiddle, MOST_SEATS } from '../e2e/middle';
import { GAMES, TRACE } from './given';
import type { Point } from './player';

const HOVERS = 24;
const CLICKS = 8;
const PAUSE_MS = 260;
const ANSWER_MS = 600;
const LATE = 1.6;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Things all over the screen that can be pointed at, `most` of them. */
async function things(page: Page, query: string, most: number): Promise<[string, Point][]> {
  const all = await page.evaluate(
    (wanted) => [...document.querySelectorAll<HTMLElement>(wanted)].map((n) => n.dataset['target']),
    query,
  );
  const names = [...new Set(all)].filter((name) => name !== undefined);
  const found: [string, Point][] = [];
  for (let k = 0; k < names.length && found.length < most; ++k) {
    const name = names[Math.floor((k * 7.3) % names.length)] ?? '';
    const point = await page.evaluate((target) => window.pointOn(target), name);
    if (point !== null) found.push([name, point]);
  }
  return found;
}

declare global {
  interface Window {
    pointOn(target: string): Point | null;
  }
}

function print(game: string, kind: string, costs: readonly Cost[], of: (cost: Cost) => number) {
  const own = costs.filter(({ name }) => name.startsWith(kind));
  const worst = own.toSorted((a, b) => of(b) - of(a))[0];
  if (worst === undefined) return;
  console.log(
    `${game}: ${kind} ${median(own.map(of)).toFixed(1)} ms, most ${of(worst).toFixed(1)} ms ` +
      `(${worst.name}), longest task ${Math.max(...own.map(({ longest }) => longest)).toFixed(1)} ms, ${own.length} times`,
  );
}

for (const game of GAMES)
  test(`${game} is quick`, async ({ page, visit, browser, complaints }) => {
    complaints.allow(/./);
    test.setTimeout(300_000);
    await inTheMiddle(page, game, MOST_SEATS[game] ?? 2, LATE);
    const viewer = await visit({ viewport: { width: 1440, height: 900 } });
    await viewer.context().addCookies(await page.context().cookies());
    await viewer.addInitScript({ path: 'tests/measure/reach.js' });
    await viewer.goto(page.url());
    await expect(viewer.locator('.tp.begun')).toBeVisible();
    await viewer.waitForTimeout(1000);
    const watch = new Stopwatch(browser, viewer);
    const hovers = await things(viewer, '[data-target]', HOVERS);
    const clicks = await things(viewer, '[data-target][data-legal]', CLICKS);
    await watch.start();
    await watch.time('nothing', () => viewer.waitForTimeout(PAUSE_MS));
    await watch.time('yardstick', async () => {
      await viewer.evaluate(yardstick);
    });
    for (const [name, { x, y }] of hovers)
      await watch.time(`hover ${name}`, async () => {
        await viewer.mouse.move(x, y);
        await viewer.waitForTimeout(PAUSE_MS);
      });
    for (const [name, { x, y }] of clicks) {
      await viewer.mouse.move(x, y);
      await viewer.waitForTimeout(PAUSE_MS);
      await watch.time(`click ${name}`, async () => {
        await viewer.mouse.click(x, y);
        await viewer.waitForTimeout(ANSWER_MS);
      });
      await viewer.keyboard.press('Escape');
      await viewer.keyboard.press('z');
      await viewer.waitForTimeout(ANSWER_MS);
    }
    const costs = await watch.stop(TRACE);
    print(game, 'nothing', costs, ({ total }) => total);
    print(game, 'yardstick', costs, ({ total }) => total);
    print(game, 'hover', costs, ({ first }) => first);
    print(`${game} with its preview`, 'hover', costs, ({ total }) => total);
    print(game, 'click', costs, ({ total }) => total);
  });

// Pictures of every game in the middle, at every size; `tools/screens` says which and where.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { finished } from '../e2e/finished';
import { test } from '../e2e/fixture';
import { inTheMiddle, MOST_SEATS } from '../e2e/middle';
import { prompt } from '../e2e/turn';

const listOf = (name: string): string[] => (process.env[name] ?? '').split(' ').filter(Boolean);

const FOLDER = process.env['SCREENS_FOLDER'] ?? 'screens';
const GAMES = listOf('SCREENS_GAMES');
const SIZES = listOf('SCREENS_SIZES');
const THEMES = listOf('SCREENS_THEMES');
const LANGUAGES = listOf('SCREENS_LANGUAGES');
const SEATS = listOf('SCREENS_SEATS');
const AT_END = process.env['SCREENS_WHEN'] === 'end';

const TOUCH_BELOW = 1100;

function sizeOf(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

const seatsOf = (game: string): number[] =>
  SEATS.map((word) => (word === 'most' ? (MOST_SEATS[game] ?? 2) : Number(word)));

/** The page of the end, when every turn has been looked at. */
async function seeTheEnd(viewer: Page): Promise<void> {
  await viewer.locator('.end-page h1').waitFor();
  await viewer.locator('.end-page progress').waitFor({ state: 'detached', timeout: 240_000 });
}

interface Subject {
  game: string;
  seats: number;
  href: string;
}

/** A table in one language and theme, at all these sizes. */
async function show(viewer: Page, { game, seats, href }: Subject, sizes: string[]): Promise<void> {
  for (const lang of LANGUAGES)
    for (const theme of THEMES) {
      await viewer.addInitScript(
        (settings) => localStorage.setItem('tetrapolis.settings', settings),
        JSON.stringify({ lang, theme, speed: 'off' }),
      );
      await viewer.goto(href);
      if (AT_END) await seeTheEnd(viewer);
      else await prompt(viewer).waitFor();
      for (const size of sizes) {
        await viewer.setViewportSize(sizeOf(size));
        await viewer.waitForTimeout(250);
        const name = `${AT_END ? 'end-' : ''}${game}-${size}-${seats}p-${lang}-${theme}.png`;
        await viewer.screenshot({ path: join(FOLDER, name) });
      }
    }
}

for (const game of GAMES)
  for (const seats of seatsOf(game))
    test(`${game} with ${seats}`, async ({ page, visit, complaints }) => {
      // Pictures are wanted also of what is not finished.
      complaints.allow(/./);
      test.setTimeout(600_000);
      if (AT_END) await finished(page, game, seats, {});
      else await inTheMiddle(page, game, seats);
      const cookies = await page.context().cookies();
      for (const touch of [false, true]) {
        const sizes = SIZES.filter((size) => sizeOf(size).width < TOUCH_BELOW === touch);
        if (sizes.length === 0) continue;
        const viewer = await visit({ hasTouch: touch, isMobile: false });
        await viewer.context().addCookies(cookies);
        await show(viewer, { game, seats, href: page.url() }, sizes);
      }
    });

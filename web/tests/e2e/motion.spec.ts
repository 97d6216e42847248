// What others do is seen moving in every game, never for longer than half a second, and not at all where
// motion is not wanted.
import type { Page } from '@playwright/test';
import { GAMES } from './everyGame';
import { expect, test } from './fixture';
import { order, until } from './middle';
import { requestTable } from './tables';

const LONGEST_MS = 500;

declare global {
  interface Window {
    moved: { ms: number; glides: boolean }[];
  }
}

/** Notes whatever is animated on the page from now on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const ms = typeof options === 'number' ? options : Number(options?.duration ?? 0);
      window.moved.push({ ms, glides: JSON.stringify(frames).includes('translate(') });
      return animate.call(this, frames, options);
    };
  });
}

/** Looks on while the computer plays so many actions for everybody. */
async function lookOn(page: Page, game: string, actions: number): Promise<void> {
  const computer = { kind: 'computer', level: 'level1' } as const;
  await requestTable(page, { game, seats: [{ kind: 'me' }, computer, computer] });
  await order(page, 'to_computer');
  await until(page, ({ n }) => n >= actions);
}

const moved = (page: Page): Promise<Window['moved']> => page.evaluate(() => window.moved);

for (const game of GAMES)
  test(`things move in ${game}, and briefly`, async ({ visit }) => {
    test.slow();
    const page = await visit({ reducedMotion: 'no-preference' });
    await listen(page);
    await lookOn(page, game, 70);
    // What is set down appears in Ascalion; goods and vessels travel late in a round.
    const seen = ({ glides }: { glides: boolean }): boolean => glides || game === 'ascalion';
    await expect.poll(async () => (await moved(page)).some(seen)).toBe(true);
    const all = await moved(page);
    expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThanOrEqual(LONGEST_MS);
  });

test('nothing moves for whoever wants no motion', async ({ visit }) => {
  test.slow();
  const page = await visit({ reducedMotion: 'reduce' });
  await listen(page);
  await lookOn(page, 'wiraqocha', 70);
  await expect(page.locator('.tp.begun')).toBeVisible();
  expect(await moved(page)).toEqual([]);
});

// The tutorial, from the first lesson to a first game.
import type { Locator } from '@playwright/test';
import { GAMES } from './everyGame';
import { expect, test } from './fixture';
import { atTable } from './tables';
import { legal } from './turn';

const LESSONS = 16;

test('the tutorial leads from start to end and into a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn' }).first().click();
  for (let k = 1; k <= LESSONS; ++k) {
    await expect(page.getByText(`Step ${k} of ${LESSONS}`)).toBeVisible();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next.or(legal(page)).first()).toBeVisible();
    if ((await next.count()) > 0) await next.click();
    else await legal(page).first().click({ force: true });
  }
  await expect(page.getByText('You know enough for a first game.')).toBeVisible();
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await atTable(page);
});

/** Whether the middle of the thing is in sight and not below the words. */
const isFree = (thing: Locator): Promise<boolean> =>
  thing.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const words = document.querySelector('.words')?.getBoundingClientRect();
    const below = words && x > words.left && x < words.right && y > words.top && y < words.bottom;
    const inside = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    return inside && (one.closest('.words') !== null || !below);
  });

for (const game of GAMES)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`lessons of ${game} cover nothing they speak of at ${size.width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      await page.goto(`/learn/${game}`);
      const step = page.getByText(/Step \d+ of \d+/);
      const last = Number(/of (\d+)/i.exec((await step.textContent()) ?? '')?.[1] ?? 0);
      expect(last).toBeGreaterThan(8);
      for (let k = 1; k <= last; ++k) {
        await expect(page.getByText(`Step ${k} of ${last}`)).toBeVisible();
        const next = page.getByRole('button', { name: 'Next', exact: true });
        await expect(next.or(legal(page)).first()).toBeVisible();
        const wanted = (await page.locator('.tour').getAttribute('data-wanted')) ?? '';
        const asked = page.locator(`[data-target="${wanted}"][data-legal]:visible`).first();
        const thing = wanted === '' ? next : asked;
        await expect.poll(() => isFree(thing), { message: `step ${k}` }).toBe(true);
        await thing.click({ force: true });
      }
      await expect(page.getByText('You know enough for a first game.')).toBeVisible();
    });

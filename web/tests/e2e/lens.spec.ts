// Cards enlarged: pointed at, kept to be compared, held by a finger; nothing that may be chosen is
// covered.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { inTheMiddle } from './middle';

const LENS = '.lens.there';
/** How many things that may be chosen lie under the lens. */
const covered = (): number => {
  const lens = document.querySelector('.lens')?.getBoundingClientRect();
  if (lens === undefined) return -1;
  return [...document.querySelectorAll('[data-legal]')].filter((place) => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return left < lens.right && lens.left < right && top < lens.bottom && lens.top < bottom;
  }).length;
};

test('cards are enlarged beside what may be chosen, and two are compared', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await inTheMiddle(page, 'pathciv', 3);
  const cards = page.locator('.tp-market [data-target^="card:"]:visible');
  const lens = page.locator(LENS);
  await cards.first().hover();
  await expect(lens.locator('h3')).toHaveCount(1);
  expect(await page.evaluate(covered)).toBe(0);
  await page.keyboard.press('v');
  await cards.nth(1).hover();
  await expect(lens.locator('h3')).toHaveCount(2);
  await expect(lens.locator('svg.drawn path').first()).toBeAttached();
  expect(await page.evaluate(covered)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(lens).toHaveCount(0);
});

/** A finger stays on a place. */
async function holdDown(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 40 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.getByRole('dialog').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a card that a finger holds becomes a dialog, the next one stands beside it', async ({
  visit,
}) => {
  const page = await visit({ hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.goto('/cards/pathciv');
  const cards = page.locator('article').filter({ has: page.locator('svg.drawn') });
  const dialog = page.getByRole('dialog');
  await holdDown(page, cards.nth(0));
  await dialog.getByRole('button', { name: 'Compare' }).tap();
  await expect(dialog.getByRole('button', { name: 'Now hold another card' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await holdDown(page, cards.nth(1));
  await expect(dialog.locator('article')).toHaveCount(2);
});

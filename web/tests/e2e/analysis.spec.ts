// A finished game is analysed: the dearest choices, what could have been done, the report, and the way there
// from the end and from the replay.
import type { Locator, Page } from '@playwright/test';
import type { Table } from '../../src/protocol';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll } from './everyGame';
import { finished } from './finished';
import { expect, test } from './fixture';
import { ending, moment } from './turn';

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Analysis' });
const tab = (page: Page, name: string): Locator => panel(page).getByRole('tab', { name });

async function expectWhole(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
}

/** A short game may be played without a mistake: then another one. */
async function analysedWithMistakes(page: Page): Promise<Table> {
  for (;;) {
    const table = await finished(page, 'wiraqocha', 3);
    await ending(page).getByRole('button', { name: 'Analyse' }).click();
    await expectWhole(page);
    await panel(page).getByRole('button', { name: 'All' }).click();
    if ((await panel(page).getByRole('listitem').count()) > 0) return table;
  }
}

const number = (text: string): number => Number(text.replace('\u2212', '-').replace(/[+%\s]/g, ''));

/** Start, luck, own choices, the others, end. */
async function expectSum(player: Locator): Promise<void> {
  const parts = (await player.locator('dd').allTextContents()).map(number);
  const [start = 0, luck = 0, own = 0, rivals = 0, end = -1] = parts;
  expect(start + luck + own + rivals).toBe(end);
}

test('a finished game is analysed: a mistake, its reason, the report', async ({ page }) => {
  test.setTimeout(300_000);
  const table = await analysedWithMistakes(page);
  const dearest = panel(page).getByRole('listitem').first();
  await expect(dearest).toContainText(/costs \d+ of 100/);
  await expect(dearest).toContainText('Better was:');
  await dearest.getByRole('button').click();

  await expect(tab(page, 'Moment')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page)).toContainText(/costs \d+ of 100/);
  await expect(panel(page)).toContainText('Why:');
  await expect(panel(page).locator('li.played')).toContainText('(played)');
  await expect(panel(page).locator('li.best')).toBeVisible();
  await expectAccessible(page);

  await tab(page, 'Report').click();
  for (const { name } of table.seats)
    await expectSum(panel(page).getByRole('region', { name }).first());
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(panel(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('graph and keys lead through an analysis, which is kept', async ({ page }) => {
  test.setTimeout(300_000);
  await finished(page, 'hyperborea', 2);
  await ending(page).getByRole('button', { name: 'Analyse' }).click();
  await expectWhole(page);
  const [before] = await moment(page);
  const graph = page.getByRole('slider', { name: 'Chance to win' });
  await graph.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await moment(page))[0]).not.toBe(before);
  const box = await graph.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.7, (box?.y ?? 0) + 30);
  const [later = '', total = ''] = await moment(page);
  expect(Number(later)).toBeGreaterThan(Number(total) / 2);

  await page.getByRole('button', { name: 'Close the analysis' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await ending(page).getByRole('button', { name: 'Analyse' }).click();
  await expectWhole(page);
  await tab(page, 'Report').click();
  await expect(panel(page)).toContainText(/\d+ moments looked at/);
});

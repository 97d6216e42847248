// A turn without a mouse.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { atTable } from './tables';
import { answered, chooser, insist, lines, main, myTurn, prompt, undo } from './turn';

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let k = 0; k < 60; ++k) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(text)) return;
  }
  throw new Error(`${name} cannot be reached`);
}

test('a turn is played with keys only', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeEnabled();
  await tabTo(page, /Play the computer/);
  await page.keyboard.press('Enter');
  await atTable(page);
  await myTurn(page);

  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Rules and reference' })).toBeVisible();
  await page.keyboard.press('Escape');
  await answered(page, () => page.keyboard.press('e'));
  await page.keyboard.press('l');
  await expect(page.locator('[data-legal]:focus')).toHaveCount(1);
  const before = await lines(page).count();
  await answered(page, () => page.keyboard.press('Enter'));
  if ((await chooser(page).count()) > 0) await answered(page, () => page.keyboard.press('1'));
  await expect(lines(page)).not.toHaveCount(before);
  await answered(page, () => page.keyboard.press('z'));
  await expect(lines(page)).toHaveCount(before);
  await answered(page, () => page.keyboard.press('y'));
  await expect(undo(page)).toBeEnabled();
  await expect(main(page)).toBeEnabled();
  await answered(page, () => page.keyboard.press('e'));
  await insist(page);
  await expect(prompt(page)).toContainText('Round 2');
});

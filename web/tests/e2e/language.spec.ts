// The language can be changed at any time, and nothing stays behind in the other one.
import { expect, test } from './fixture';
import { playComputer } from './tables';
import { goOn, lines, main, myTurn, prompt } from './turn';

test('the language changes in mid-game: prompt, buttons and log', async ({ page }) => {
  await playComputer(page);
  await myTurn(page);
  await goOn(page);
  await expect(prompt(page)).toContainText('Place your base first');
  await expect(lines(page).last()).toContainText('rolls');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(prompt(page)).not.toContainText('Place your base');
  await expect(prompt(page)).toContainText('Durchgang 1');
  await expect(page.getByRole('button', { name: 'Zurück' })).toBeVisible();
  await expect(main(page)).toBeVisible();
  const log = page.getByRole('tabpanel');
  await expect(log).toContainText('würfelt');
  await expect(log).not.toContainText('rolls');
});

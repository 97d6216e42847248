// Steps back: alone within a turn, and with the consent of the others beyond it.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixture';
import { layTable, sitDown } from './tables';
import { answered, choosePlace, decide, goOn, lines, playTurn, prompt, undo } from './turn';

/** The most questions that a choice on the board goes through, each a step of its own. */
const MOST_STEPS = 5;

async function pressAll(page: Page, button: Locator): Promise<void> {
  for (let k = 0; k < MOST_STEPS && (await button.count()) > 0 && (await button.isEnabled()); ++k)
    await answered(page, () => button.click());
}

test('steps of a turn are undone, redone and reset, but not a roll', async ({ page }) => {
  await layTable(page, 'me', 2);
  await goOn(page);
  await expect(undo(page)).toBeDisabled();
  const rolled = await lines(page).count();

  await choosePlace(page);
  for (let k = 1; k < MOST_STEPS && (await lines(page).count()) === rolled; ++k)
    await decide(page, true);
  await expect.poll(() => lines(page).count()).toBeGreaterThan(rolled);
  const placed = await lines(page).count();
  await pressAll(page, undo(page));
  await expect(lines(page)).toHaveCount(rolled);
  await expect(undo(page)).toBeDisabled();
  await pressAll(page, page.getByRole('button', { name: 'Redo' }));
  await expect(lines(page)).toHaveCount(placed);
  await answered(page, () => page.getByRole('button', { name: 'Reset turn' }).click());
  await expect(lines(page)).toHaveCount(rolled);
  await expect(undo(page)).toBeDisabled();
});

test('a turn that has ended is taken back when the other player agrees', async ({
  page,
  visit,
}) => {
  test.slow();
  await layTable(page, 'open', 2);
  const guest = await visit();
  await guest.goto(page.url());
  await sitDown(guest, 'Jonas');
  await playTurn(page, 1);
  await expect(prompt(guest)).toContainText('Roll');

  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Ask the others to undo' }).click();
  await expect(page.getByText('You have asked the others.')).toBeVisible();
  await expect(guest.getByText('Mira asks to go back.')).toBeVisible();
  await guest.getByRole('button', { name: 'Agree' }).click();
  await expect(prompt(page)).toContainText('phase II');
  await expect(prompt(guest)).toContainText('Mira');
  await playTurn(page, 0);
  await expect(prompt(guest)).toContainText('Roll');
});

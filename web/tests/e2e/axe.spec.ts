// No serious violation of the rules for accessible pages, in light and in dark.
import { expectAccessible } from './accessible';
import { expect, test } from './fixture';
import { openDialog, playComputer } from './tables';
import { choosePlace, ending, finishGame, goOn, myTurn } from './turn';

test('the lobby is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the dialog for a new table is accessible', async ({ page }) => {
  await openDialog(page);
  await page.getByText('Rules of this table').click();
  await expectAccessible(page);
});

test('the table is accessible', async ({ page }) => {
  await playComputer(page);
  await myTurn(page);
  await goOn(page);
  await choosePlace(page);
  await expectAccessible(page);
});

test('the end screen is accessible', async ({ page }) => {
  test.slow();
  await finishGame(page);
  await expect(ending(page)).toBeVisible();
  await expectAccessible(page);
});

// No serious violation of the rules for accessible pages, on every page, in every theme.
import { expectAccessible } from './accessible';
import { expect, test } from './fixture';
import { openDialog, playComputer } from './tables';
import { choosePlace, ending, finishGame, goOn, myTurn } from './turn';

test('the lobby is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the pages around the tables are accessible', async ({ page }) => {
  test.slow();
  for (const address of ['/watch', '/study', '/settings', '/account', '/about', '/nothing']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto('/rules/wiraqocha#W7.2');
  await expect(page.locator('[id="W7.2"]')).toBeInViewport();
  // A whole rule book would take half a minute.
  await expectAccessible(page, 'header', 'search', 'details', '#s7');
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

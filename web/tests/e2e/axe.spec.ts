// No serious violation of the rules for accessible pages, on every page, in every theme.
import { expectAccessible, expectSound, expectSoundAndReadable } from './accessible';
import { GAMES } from './everyGame';
import { expect, test } from './fixture';
import { inTheMiddle, MOST_SEATS } from './middle';
import { openDialog, playComputer } from './tables';
import { choosePlace, ending, finishGame, goOn, myTurn } from './turn';

test('the lobby is accessible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the pages around the tables are accessible', async ({ page }) => {
  test.slow();
  for (const address of [
    '/watch',
    '/study',
    '/leaderboard',
    '/settings',
    '/account',
    '/about',
    '/nothing',
  ]) {
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

test('lessons and cards are accessible', async ({ page }) => {
  test.slow();
  await page.goto('/learn/hyperborea');
  await expect(page.locator('h1, h2').first()).toBeVisible();
  await expectSoundAndReadable(page);
  for (const address of ['/cards/hyperborea', '/cards/pathciv']) {
    await page.goto(address);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    await expectSound(page);
  }
});

test('the table is accessible', async ({ page }) => {
  await playComputer(page);
  await myTurn(page);
  await goOn(page);
  await choosePlace(page);
  await expectAccessible(page);
});

for (const game of GAMES)
  test(`a full table of ${game} is accessible, in text mode too`, async ({ page }) => {
    test.slow();
    await inTheMiddle(page, game, MOST_SEATS[game] ?? 2);
    await expect(page.locator('.tp.begun')).toBeVisible();
    await expectSoundAndReadable(page);
    await page.evaluate(() =>
      localStorage.setItem('tetrapolis.settings', '{"lang":"de","textMode":true}'),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.locator('.tp.begun')).toBeVisible();
    await expectSound(page);
  });

test('the end screen is accessible', async ({ page }) => {
  test.slow();
  await finishGame(page);
  await expect(ending(page)).toBeVisible();
  await expectAccessible(page);
});

// A newcomer: against the computer in one click, and a whole game with two people at one screen.
import { expect, test } from './fixture';
import { layTable, playComputer } from './tables';
import { ending, lines, main, myTurn, playTurn, prompt } from './turn';

test('a newcomer plays the computer in one click', async ({ page }) => {
  await playComputer(page);
  await myTurn(page);
  await expect(page).toHaveTitle('(1) Wiraqocha - Tetrapolis');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-turn.svg');
  await playTurn(page);
  await expect(prompt(page)).toContainText('Round 2');
  await playTurn(page);
  await expect(prompt(page)).toContainText('Round 3');
});

test('two people at one screen play a whole game to the end screen', async ({ page }) => {
  test.slow();
  await layTable(page, 'me', 2);
  for (let turn = 0; turn < 4; ++turn) {
    await expect(ending(page)).toHaveCount(0);
    await playTurn(page);
  }
  await expect(ending(page)).toBeVisible();
  await expect(ending(page).locator('[data-seat]')).toHaveCount(2);
  await expect(ending(page)).toContainText(/After round 2, .+ wins/);
  await expect(ending(page).getByRole('heading', { name: 'The race' })).toBeVisible();
  for (const row of await ending(page).locator('[data-seat]').all())
    await expect(row).toContainText(
      /(\d+% of the way: |no step towards|reached: ).*Treasure \d\/4/s,
    );
  await expect(lines(page).last()).toContainText(/ends the turn.*After round 2, /);
  await expect(main(page)).toHaveCount(0);
});

test('a first game has hints and offers sounds; a second one has neither', async ({ page }) => {
  const hint = page.getByRole('region', { name: 'Hint for your first game' });
  const sounds = page.getByRole('region', { name: 'Sounds' });
  await playComputer(page);
  await myTurn(page);
  await expect(hint).toContainText('Now roll.');
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(hint).toHaveCount(0);

  await playTurn(page);
  await expect(prompt(page)).toContainText('Round 2');
  await expect(sounds).toBeVisible();
  await sounds.getByRole('button', { name: 'With sounds' }).click();
  await expect(sounds).toHaveCount(0);
  const volume = await page.evaluate(
    () => JSON.parse(localStorage.getItem('tetrapolis.settings') ?? '{}').volume,
  );
  expect(volume).toBeGreaterThan(0);

  await playComputer(page);
  await myTurn(page);
  await expect(hint).toHaveCount(0);
  await expect(sounds).toHaveCount(0);
});

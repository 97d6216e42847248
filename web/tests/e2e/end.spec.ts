// The end of a game of every kind: who has won, what counted, how it turned, and the way back into it.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expectNoSidewaysScroll, GAMES } from './everyGame';
import { finished } from './finished';
import { expect, test } from './fixture';
import { requestTable } from './tables';
import { ending, moment, prompt } from './turn';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 720, height: 450 },
];

/** Every turn has been looked at. */
async function expectWholeStory(page: Page): Promise<void> {
  await expect(ending(page).getByRole('heading', { name: 'How it turned' })).toBeVisible();
  await expect(ending(page).locator('progress')).toHaveCount(0, { timeout: 120_000 });
}

/** All that can be pressed is within the page, and nothing makes it wider than the screen. */
async function expectFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.end-page :is(a, button, h1, h2, .row)')]
      .filter((node) => node.getClientRects().length > 0)
      .filter((node) => {
        const { left, right } = node.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      })
      .map((node) => node.textContent),
  );
  expect(outside).toEqual([]);
}

for (const game of GAMES)
  test(`the end of ${game} is a page that leads back into the game`, async ({ page }) => {
    test.setTimeout(300_000);
    const table = await finished(page, game, 3);
    const title = ending(page).getByRole('heading', { level: 1 });
    await expect(title).toContainText(/wins|won|share the win/);
    // It begins a sentence there.
    await expect(ending(page)).toContainText(table.outcome?.text.en.slice(1) ?? 'a result');
    await expect(ending(page).locator('.picture svg')).toBeVisible();
    await expect(ending(page).locator('[data-seat]')).toHaveCount(3);
    await expectWholeStory(page);
    await expectAccessible(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectFits(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await ending(page).getByRole('button', { name: 'Table' }).click();
    await expect(ending(page).getByRole('rowheader').nth(1)).toBeVisible();
    await ending(page).getByRole('button', { name: 'Table' }).click();

    const board = page.locator('.tp-board');
    await ending(page).getByRole('button', { name: 'Show the board' }).click();
    await expect(ending(page)).toHaveCount(0);
    const place = await board.boundingBox();
    await page.getByRole('button', { name: 'Result', exact: true }).click();
    await ending(page).getByRole('button', { name: 'Replay' }).click();
    await expect(prompt(page)).toContainText(/moment \d+ of \d+/);
    expect(await board.boundingBox()).toEqual(place);
    await page.getByRole('button', { name: 'Close the replay' }).click();
    await expect(ending(page)).toBeVisible();
  });

test('a turning point opens the replay there', async ({ page }) => {
  test.setTimeout(300_000);
  await finished(page, 'wiraqocha', 3, { options: { round_cap: '8' } });
  await expectWholeStory(page);
  const point = ending(page).locator('ol li button[title="Show in the replay"]').first();
  const words = await point.locator('.what').innerText();
  await point.click();
  await expect(ending(page)).toHaveCount(0);
  const said = await prompt(page).getByRole('heading').innerText();
  expect(words).toContain(said);
  const [n = '0'] = await moment(page);
  expect(Number(n)).toBeGreaterThan(0);
  await expect(page.locator('[aria-current="step"]')).toContainText(said.split(' ').at(-1) ?? said);
});

test('a game that was called off has an end, too', async ({ page }) => {
  await requestTable(page, { game: 'wiraqocha', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Call the game off' }).click();
  await expect(ending(page)).toContainText('The game was called off');
  await expect(ending(page)).toContainText('before anybody could win');
});

test('a finished game stands in the lobby and in Study, with its result and a way back', async ({
  page,
}) => {
  test.setTimeout(200_000);
  await finished(page, 'wiraqocha', 2, { options: { round_cap: '2' }, title: 'First evening' });
  await expectWholeStory(page);
  await page.goto('/');
  const results = page.locator('.results');
  await expect(results).toContainText(/(1st|2nd) of 2/);
  await expect(results.getByRole('img', { name: /chance to win went from/ })).toBeVisible();
  await results.getByRole('link', { name: 'All my games' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'First evening' });
  await expect(row).toContainText(/(won against|won)/);
  await row.getByRole('link', { name: 'Replay' }).click();
  const [n = '0'] = await moment(page);
  expect(Number(n)).toBeGreaterThan(0);
  await page.goBack();
  await row.getByRole('link', { name: 'First evening' }).click();
  await expect(ending(page)).toBeVisible();
});

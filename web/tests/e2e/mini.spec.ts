// A game that the client has no screen for is played to its end: the miniature game of the tests, which
// a server offers to developers only.
import type { Page } from '@playwright/test';
import { test as base, expect } from './fixture';
import { PROGRAM, Server } from './server';
import { requestTable } from './tables';
import { decide, ending, moment, myTurn, prompt, undo } from './turn';

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern.
    async ({}, use) => {
      const server = await Server.make(PROGRAM, ['--developer']);
      try {
        await use(server);
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker' },
  ],
});

const atOneScreen = { game: 'mini', seats: [{ kind: 'me' as const }, { kind: 'me' as const }] };
const curtain = (page: Page) => page.getByRole('dialog', { name: /^Pass the device to/ });
const lift = (page: Page) => curtain(page).getByRole('button').click();

base('only developers are offered the miniature game', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Wiraqocha' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mini' })).toHaveCount(0);
});

test('a game without a screen of its own stands in the lobby', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mini' })).toBeVisible();
  await expect(page.getByText('Two cards each, face down, and a gamble.')).toBeVisible();
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lay a new table' });
  await dialog.getByRole('button', { name: 'Mini' }).click();
  await dialog.getByText('Rules of this table').click();
  await expect(dialog.getByText('Gambling')).toBeVisible();
});

test('a game without a screen of its own is played to the end', async ({ page }) => {
  test.slow();
  await requestTable(page, atOneScreen);
  await lift(page);
  await expect(prompt(page)).toContainText('Mini');
  const board = page.locator('dl').first();
  await expect(board).toContainText('rounds played');
  for (let k = 0; k < 20; ++k) {
    await myTurn(page);
    if ((await ending(page).count()) > 0) break;
    if ((await curtain(page).count()) > 0) await lift(page);
    await decide(page, false);
    if (k === 0) await expect(undo(page)).toBeVisible();
  }
  await expect(ending(page)).toBeVisible();
  await ending(page).getByRole('button', { name: 'Replay' }).click();
  const [from = '', total = ''] = await moment(page);
  await page.getByRole('button', { name: 'One on (Shift: one turn)' }).click();
  await expect(prompt(page)).toContainText(`moment ${Number(from) + 1} of ${total}`);
});

test('two at one screen have a curtain, and nothing runs over the edge of a telephone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await requestTable(page, atOneScreen);
  const first = await curtain(page).getAttribute('aria-label');
  await lift(page);
  await myTurn(page);
  const tooWide = page
    .locator('.board')
    .first()
    .evaluate(
      (board) =>
        [board, ...board.querySelectorAll('*')].filter(
          (node) =>
            node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline',
        ).length,
    );
  expect(await tooWide).toBe(0);
  // What is tapped at once belongs to the tap that has lifted the curtain.
  await expect(async () => {
    await page.locator('[data-legal]').first().click();
    await expect(curtain(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await curtain(page).getAttribute('aria-label')).not.toBe(first);
});

// Games on this device: no server while they are played, nothing lost by a reload, one tab at a time.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { expect, test } from './fixture';
import { act, goToDevice, hasEngine, playOn, reader } from './onDevice';
import { Server } from './server';
import { choosePlace, ending, goOn, lines, main, prompt, undo } from './turn';

const MANY = 100_000;

test.beforeEach(async ({ page, server }) => {
  test.skip(!(await hasEngine(page, server.url)), 'the client was built without the engine');
});

const NAMES = {
  wiraqocha: 'Wiraqocha',
  hyperborea: 'Hyperborea',
  pathciv: 'Path of Civilization',
  ascalion: 'Ascalion',
};

for (const [id, name] of Object.entries(NAMES))
  test(`a whole game of ${id} against level 3 with the network cut`, async ({
    visit,
    complaints,
  }) => {
    test.setTimeout(300_000);
    const gone = await Server.make();
    complaints.allow(new RegExp(`^asked (http|ws)://${new URL(gone.url).host}`));
    const page = await reader(visit, gone.url);
    await goToDevice(page);
    await gone.remove();
    await page.context().setOffline(true);
    await page.reload();
    await playOn(page, name, 'level3');
    const before = await act(page, 12);
    expect(before).toBe(12);
    await expect(main(page).or(page.locator('.text ol button:enabled')).first()).toBeVisible();
    const log = await lines(page).count();
    await page.reload();
    await expect.poll(() => lines(page).count()).toBeGreaterThanOrEqual(log);
    const after = await act(page, MANY);
    console.log(`${id}: ${before + after} choices`);
    await expect(ending(page)).toBeVisible();
    await expectReplay(page);
  });

/** The finished game can be looked at from its beginning, and its dice are fair. */
async function expectReplay(page: Page): Promise<void> {
  await page.getByText('Fair dice').click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/fits the fingerprint/)).toBeVisible();
  await page.getByRole('button', { name: 'Check every roll here' }).click();
  await expect(page.getByText(/Played again from the seed: \d+ steps/)).toBeVisible();
  await page.goto(`${page.url().replace(/\?.*/, '')}?n=0`);
  await expect(prompt(page)).toContainText(/moment \d+ of \d+/);
}

test('two tabs: the second says so and can take the games over', async ({ page, context }) => {
  await goToDevice(page);
  await playOn(page, 'Wiraqocha', 'level1');
  await expect(main(page)).toBeEnabled();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('open in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Go on here' }).click();
  await expect(main(second)).toBeEnabled();
  await expect(page.getByText('open in another tab')).toBeVisible();
  await second.close();
  await expect(page.getByText('open in another tab')).toBeHidden();
  await expect(main(page)).toBeEnabled();
});

test('games are deleted, and come back with a copy', async ({ page }) => {
  await goToDevice(page);
  await playOn(page, 'Wiraqocha', 'level1');
  await expect(main(page)).toBeEnabled();
  const address = page.url();
  await page.goto('/device/account');
  const list = page.locator('section').filter({ hasText: 'Games on this device' });
  await expect(list.getByRole('link', { name: 'Wiraqocha' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all games' }).click();
  const copy = await (await saved).path();
  await list.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(list.getByText('No game yet.')).toBeVisible();
  await page.reload();
  await expect(list.getByText('No game yet.')).toBeVisible();
  const broken = (await readFile(copy, 'utf8')).replace('"version":1', '"version":9');
  const file = { name: 'broken.jsonl', mimeType: '', buffer: Buffer.from(broken) };
  await page.getByLabel('Read in a copy').setInputFiles(file);
  await expect(page.getByText('no copy of the games')).toBeVisible();
  await page.getByLabel('Read in a copy').setInputFiles(copy);
  await expect(page.getByText('The copy holds 1 game.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the copy' }).click();
  await expect(list.getByRole('link', { name: 'Wiraqocha' })).toBeVisible();
  await page.goto(address);
  await expect(main(page)).toBeEnabled();
});

test('a game that ended on the device is brought to the server', async ({ visit, server }) => {
  const page = await reader(visit, server.url);
  await goToDevice(page);
  await playOn(page, 'Path of Civilization', 'level1');
  await act(page, MANY);
  await expect(ending(page)).toBeVisible();
  await page.goto('/device/account');
  await page.getByRole('button', { name: 'Take to my account' }).click();
  await page.getByRole('link', { name: 'Look at it there' }).click();
  await page.waitForURL(/\/t\/[^/]+\?n=0$/);
  expect(new URL(page.url()).pathname).not.toContain('device');
  await expect(prompt(page)).toContainText(/moment \d+ of \d+/);
});

test('two at one screen, take back, and the tutorial', async ({ page }) => {
  await goToDevice(page);
  await page.getByRole('button', { name: 'New table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lay a new table' });
  const second = dialog.getByLabel('Seat 2', { exact: true });
  await expect(second.locator('option[value=open]')).toHaveCount(0);
  await expect(second.locator('option[value^=computer]')).toHaveCount(6);
  await second.selectOption('me');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/device\/t\//);
  await goOn(page);
  await choosePlace(page);
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await page.goto('/device/learn/wiraqocha');
  await expect(page.getByText(/Step 1 of \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText(/Step 2 of \d+/)).toBeVisible();
});

test('the pages of the device can be used by everybody', async ({ page }) => {
  await goToDevice(page);
  await playOn(page, 'Wiraqocha', 'level1');
  await expect(main(page)).toBeEnabled();
  await page.goto('/device/account');
  await expect(page.getByRole('link', { name: 'Wiraqocha' })).toBeVisible();
  await expectAccessible(page);
});

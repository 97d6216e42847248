// Hyperborea in the browser: a whole race war against computers, the set-up, cubes and steps, the
// gallery, the tutorial, a telephone.
import type { Locator, Page } from '@playwright/test';
import type { NewTable } from '../../src/protocol';
import { expectAccessible } from './accessible';
import { expectLight, expectTabsFit, learn } from './everyGame';
import { expect, test } from './fixture';
import { requestTable } from './tables';
import { answered, chooser, ending, goOn, insist, legal, main, myTurn, prompt } from './turn';

const raceWar = (rounds: number, options: Record<string, string> = {}): NewTable => ({
  game: 'hyperborea',
  seats: [
    { kind: 'me' },
    ...['greedy', 'random'].map((level) => ({ kind: 'computer' as const, level })),
  ],
  options: { mode: 'race_war', first_player: '1', round_cap: String(rounds), ...options },
});

const onScreen = (page: Page, kinds: string): Locator =>
  page.locator(
    kinds
      .split(' ')
      .map((kind) => `[data-target^="${kind}:"][data-legal]:visible`)
      .join(', '),
  );
/** What brings a turn on: sites and steps first, then cubes and their spaces, then cards and rows. */
const MOVES = 'site hex space card row option figure action colour size choose_tile extra_cube';

const canGoOn = async (page: Page): Promise<boolean> =>
  (await main(page).count()) > 0 && (await main(page).isEnabled());

/** One decision: a menu, the first thing of the most wanted kind, else the main button. */
async function decide(page: Page): Promise<void> {
  if ((await chooser(page).count()) > 0) {
    await answered(page, () => chooser(page).first().click());
    return;
  }
  for (const kind of MOVES.split(' ')) {
    const found = onScreen(page, kind);
    if ((await found.count()) === 0) continue;
    await answered(page, () => found.first().click({ force: true }));
    await insist(page);
    return;
  }
  if (await canGoOn(page)) await goOn(page);
  else await answered(page, () => legal(page).first().click({ force: true }));
}

/** The choices before the game: race tile, a cube, three rows. */
async function setUp(page: Page): Promise<void> {
  for (let k = 0; k < 8; ++k) {
    await myTurn(page);
    if ((await prompt(page).innerText()).includes('Main part')) return;
    await answered(page, () => legal(page).first().click({ force: true }));
  }
}

test('a whole race war of three against computers is played by clicks', async ({ page }) => {
  test.setTimeout(400_000);
  await requestTable(page, raceWar(8, { length: 'short' }));
  for (let k = 0; k < 500; ++k) {
    await myTurn(page);
    if ((await ending(page).count()) > 0) break;
    if (k % 14 === 13 && (await canGoOn(page))) await goOn(page);
    else await decide(page);
  }
  await expect(ending(page)).toBeVisible();
  await expect(ending(page).getByText('objectives', { exact: true }).first()).toBeVisible();
});

test('a cube is placed where it fits, and taken back', async ({ page }) => {
  await requestTable(page, raceWar(6));
  await setUp(page);
  const drawn = page.locator('[data-target^="cube:available/"]');
  await expect(drawn).toHaveCount(3);
  await expect(prompt(page)).toContainText('Place 3 more cubes');
  // The last one is taken in hand instead of the first.
  await onScreen(page, 'cube').last().click();
  await expect(onScreen(page, 'cube').last()).toHaveAttribute('aria-pressed', 'true');
  expect(await onScreen(page, 'space').count()).toBeGreaterThan(1);
  await answered(page, () => onScreen(page, 'space').first().click());
  await expect(drawn).toHaveCount(2);
  await answered(page, () => page.getByRole('button', { name: 'Reset turn' }).click());
  await expect(drawn).toHaveCount(3);
});

test('a cube is placed and the turn ended with keys only', async ({ page }) => {
  await requestTable(page, raceWar(6));
  await setUp(page);
  const focused = page.locator('[data-target^="space:"][data-legal]:focus');
  for (let k = 0; k < 30 && (await focused.count()) === 0; ++k) await page.keyboard.press('l');
  await answered(page, () => page.keyboard.press('Enter'));
  await expect(page.locator('[data-target^="cube:available/"]')).toHaveCount(2);
  await page.keyboard.press('e');
  // Two cubes are left: it is asked first.
  await expect(page.getByRole('alertdialog')).toContainText('End the turn already?');
  await page.waitForTimeout(400);
  await page.keyboard.press('e');
  await expect(prompt(page)).toContainText('Round 2');
});

test('boards of rivals, the score sheet and the reference are one click away', async ({ page }) => {
  await requestTable(page, raceWar(6));
  await setUp(page);
  const rival = page.getByRole('button', { name: /^The board of/ }).nth(1);
  await rival.click();
  await expect(rival).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(rival).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  for (const part of [
    'Gems',
    'Trophies',
    'Ghosts',
    'Cubes',
    'Objectives',
    'Technologies',
    'Control',
  ])
    await expect(sheet.getByRole('rowheader', { name: part })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await expect(page.getByRole('dialog', { name: 'Rules and reference' })).toContainText('Walking');
});

test('the gallery finds cards by what they do', async ({ page }) => {
  await page.goto('/');
  await page.locator('a[href="/cards/hyperborea"]', { hasText: 'Cards' }).click();
  await expect(page.getByRole('status').filter({ hasText: '113 entries' })).toBeVisible();
  await page.getByRole('searchbox').fill('ranged');
  await expect(page.getByText('Longbow Line')).toBeVisible();
  await expect(page.getByText('Wayfinders')).toHaveCount(0);
  await expectAccessible(page);
});

test('the tutorial leads from start to end', async ({ page }) => {
  test.slow();
  await learn(page, 'hyperborea', 8, async (at) => legal(at));
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table fits and a cube is placed with taps', async ({ page }) => {
    await requestTable(page, raceWar(6));
    for (let k = 0; k < 8; ++k) {
      await myTurn(page);
      if ((await prompt(page).innerText()).includes('Main part')) break;
      const place = legal(page).first();
      await place.tap({ force: true });
      if ((await main(page).count()) > 0) await main(page).tap();
      await page.waitForTimeout(400);
    }
    await expect(prompt(page)).toContainText('Main part');
    // A cube is in hand: one tap puts it down.
    await answered(page, () => onScreen(page, 'space').first().tap());
    await expect(page.locator('[data-target^="cube:available/"]')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await expectTabsFit(page);
  });
});

test('the table is accessible', async ({ page }) => {
  test.slow();
  await requestTable(page, raceWar(6));
  await setUp(page);
  await expectAccessible(page);
});

test('the first load of a table stays below 300 kB', async ({ page, visit }) => {
  await requestTable(page, raceWar(6));
  await expectLight(page, visit, (fresh) =>
    expect(fresh.locator('[data-target="hex:c"]')).toBeAttached(),
  );
});

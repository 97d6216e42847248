// Path of Civilization in the browser: two people and a computer play a whole game, commits stay
// hidden, cards change places, a game alone, the gallery, the tutorial, a telephone.
import type { Page } from '@playwright/test';
import type { NewTable } from '../../src/protocol';
import { expectAccessible } from './accessible';
import { expectLight, expectTabsFit, learn } from './everyGame';
import { expect, test } from './fixture';
import { requestTable, sitDown } from './tables';
import { answered, ending, legal, main, myTurn, prompt, undo } from './turn';

const tableOf = (...levels: string[]): NewTable => ({
  game: 'pathciv',
  seats: [{ kind: 'me' }, ...levels.map((level) => ({ kind: 'computer' as const, level }))],
  options: { boards: 'ordered' },
});
const withFriend: NewTable = {
  game: 'pathciv',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'computer', level: 'random' }],
  options: { boards: 'ordered' },
};

const choices = (page: Page) => page.locator('[data-target][data-legal]:visible');
const fields = (page: Page) => page.locator('.tp-own button[data-place]');
const canGoOn = async (page: Page): Promise<boolean> =>
  (await main(page).count()) > 0 && (await main(page).isEnabled());

/** Phase A: one technology changes places with the fifth, so that what is discarded was chosen. */
async function layCards(page: Page): Promise<void> {
  await fields(page).nth(0).click();
  await fields(page).nth(4).click();
}

/** One decision: something with a gold ring, else the main button; false if there is none. */
async function decide(page: Page): Promise<boolean> {
  const wanted = choices(page);
  if ((await fields(page).count()) === 5) await layCards(page);
  if ((await wanted.count()) > 0) await answered(page, () => wanted.last().click({ force: true }));
  else if (await canGoOn(page)) await answered(page, () => main(page).click());
  else return false;
  return true;
}

const isOver = async (page: Page): Promise<boolean> => (await ending(page).count()) > 0;

/** Whoever is asked decides; in odd steps the second one is looked at first. */
async function playOn(pages: readonly Page[], step: number): Promise<void> {
  const order = step % 2 === 0 ? pages : [...pages].reverse();
  for (const page of order) if (!(await isOver(page))) await decide(page);
}

test('two browsers and a computer play a whole game, committing in any order', async ({
  page,
  visit,
}) => {
  test.setTimeout(400_000);
  await requestTable(page, withFriend);
  const guest = await visit();
  await guest.goto(page.url());
  await sitDown(guest, 'Jonas');
  await myTurn(page);
  await myTurn(guest);

  // The second one commits first, reloads in mid-phase, and is still committed. Nothing is discarded
  // that nobody has chosen.
  await main(guest).click();
  await guest.getByRole('button', { name: 'Lay them first' }).click();
  await layCards(guest);
  await answered(guest, () => main(guest).click());
  await expect(guest.getByText('Locked in.').first()).toBeVisible();
  await expect(page.locator('.tp-players').getByText('locked in')).not.toHaveCount(0);
  await guest.reload();
  await expect(guest.getByText('Locked in.').first()).toBeVisible();
  await expect(fields(page)).toHaveCount(5);

  for (let step = 0; step < 400 && !(await isOver(page)); ++step) {
    await playOn([page, guest], step);
    if (step === 20) await page.reload();
    await page.waitForTimeout(30);
  }
  for (const one of [page, guest]) {
    await expect(ending(one)).toBeVisible();
    await expect(ending(one).getByText('wonders', { exact: true }).first()).toBeVisible();
  }
});

test('technologies change places by clicks, and a commit can be taken back', async ({
  page,
  visit,
}) => {
  await requestTable(page, withFriend);
  const guest = await visit();
  await guest.goto(page.url());
  await sitDown(guest, 'Jonas');
  await myTurn(page);
  const names = async (): Promise<string[]> =>
    (await fields(page).allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
  const before = await names();
  await fields(page).nth(0).click();
  await fields(page).nth(4).click();
  expect(await names()).toEqual([before[4], before[1], before[2], before[3], before[0]]);
  await expect(main(page)).toContainText(`Discard ${before[0]}`);
  await fields(page).nth(1).dragTo(fields(page).nth(2));
  expect((await names())[2]).toBe(before[1]);
  await answered(page, () => main(page).click());
  await expect(prompt(page)).not.toContainText('Discard one');
  await answered(page, () => undo(page).click());
  await expect(fields(page)).toHaveCount(5);
});

test('a game alone is played against the Rival', async ({ page }) => {
  test.setTimeout(200_000);
  await requestTable(page, tableOf());
  for (let k = 0; k < 120 && !(await isOver(page)); ++k) {
    await myTurn(page);
    if (!(await isOver(page))) await decide(page);
  }
  await expect(ending(page)).toBeVisible();
  await expect(ending(page)).toContainText('Rival');
});

test('boards of others, the score sheet and the reference are one click away', async ({ page }) => {
  await requestTable(page, tableOf('random', 'random'));
  await myTurn(page);
  await page
    .getByRole('button', { name: /^Compare with/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: /^Compare with/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('table', { name: /^Compare with/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^The board of/ }).click();
  await expect(page.getByRole('dialog').getByText('Right: research')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Score sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  for (const part of ['Technologies', 'Philosophy', 'Population', 'Leaders', 'Wonders', 'Tokens'])
    await expect(sheet.getByRole('rowheader', { name: part })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-target^="event:b_"]').first().hover();
  await expect(page.getByText('As things stand')).toBeVisible();
  await page.keyboard.press('h');
  const reference = page.getByRole('dialog', { name: 'Rules and reference' });
  await expect(reference).toContainText('C1: Philosophy');
});

test('the gallery finds cards by what they do', async ({ page }) => {
  await page.goto('/cards/pathciv');
  await expect(page.getByRole('status').filter({ hasText: '101 entries' })).toBeVisible();
  await page.getByRole('searchbox').fill('history cube');
  await expect(page.getByText('Painted Avenue')).toBeVisible();
  await expect(page.getByText('Watchtower Ridge')).toHaveCount(0);
  await expectAccessible(page);
});

test('the tutorial leads from start to end', async ({ page }) => {
  test.slow();
  await learn(page, 'pathciv', 8, async (at) => choices(at));
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table fits, and a round is played with taps', async ({ page }) => {
    await requestTable(page, tableOf('random', 'random'));
    await myTurn(page);
    await fields(page).nth(0).tap();
    await fields(page).nth(4).tap();
    await answered(page, () => main(page).tap());
    await expect(prompt(page)).toContainText('Buy a technology');
    await choices(page).first().tap({ force: true });
    await answered(page, () => main(page).tap());
    await expect(prompt(page)).toContainText('Round 2');
    await expectTabsFit(page);
    await expectAccessible(page);
  });
});

test('the table is accessible', async ({ page }) => {
  test.slow();
  await requestTable(page, tableOf('random', 'random'));
  await myTurn(page);
  await expectAccessible(page);
  await layCards(page);
  await answered(page, () => main(page).click());
  await expect(legal(page)).not.toHaveCount(0);
  await expectAccessible(page);
});

test('the first load of a table stays below 300 kB', async ({ page, visit }) => {
  await requestTable(page, tableOf('random', 'random'));
  await expectLight(page, visit, (fresh) =>
    expect(fresh.locator('[data-target="stack:mil_1"]')).toBeAttached(),
  );
});

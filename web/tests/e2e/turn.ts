// Steps at the table: one click and its answer, a turn, a whole game.
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixture';
import { layTable } from './tables';

const HASTE_MS = 400;

export const prompt = (page: Page): Locator => page.getByRole('status').first();
export const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
export const legal = (page: Page): Locator => page.locator('[data-legal]:visible');
export const places = (page: Page): Locator =>
  page.locator('[data-target^="hex:"][data-legal]:visible');
/** What answers an open question: in the menu beside a hex, which may cover others, or anywhere. */
const answer = (page: Page): Locator =>
  page.locator('.ask-here [data-legal]:visible, :root:not(:has(.ask-here)) [data-legal]:visible');
export const main = (page: Page): Locator => page.locator('.acts .btn.main');
export const chooser = (page: Page): Locator => page.locator('.chooser li button');
export const ending = (page: Page): Locator =>
  page.getByRole('region', { name: 'The end of the game' });
export const lines = (page: Page): Locator => page.getByTitle('Show the table at this moment');

/** The moment of the replay that is shown, and how many there are. */
export async function moment(page: Page): Promise<string[]> {
  await expect(prompt(page)).toContainText(/moment \d+ of \d+/);
  return /moment (\d+) of (\d+)/.exec(await prompt(page).innerText())?.slice(1) ?? [];
}

/** What the screen says, in one line: it differs after everything that happens. */
export async function face(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const texts = (query: string): string[] =>
      [...document.querySelectorAll(query)].map((node) => node.textContent ?? '');
    const marks = [...document.querySelectorAll('[data-target]')].map(
      (node) =>
        `${node.getAttribute('data-target')}${node.hasAttribute('data-legal') ? '!' : ''}${node.getAttribute('aria-label')}`,
    );
    const shown = texts(
      '[role=status] h1, .acts, .chooser, .ask h3, dialog h2, .end-page h1, .tp-own, .tp-side li',
    );
    return [...shown, ...marks].join('|');
  });
}

/** Does something and waits until the table has answered. */
export async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await face(page);
  await act();
  await expect.poll(() => face(page)).not.toBe(before);
  await expect(prompt(page)).not.toContainText('One moment');
}

const canGoOn = async (page: Page): Promise<boolean> =>
  (await main(page).count()) > 0 && (await main(page).isEnabled());
const isMine = async (page: Page): Promise<boolean> =>
  (await canGoOn(page)) || (await legal(page).count()) > 0;

export async function choosePlace(page: Page): Promise<void> {
  await answered(page, () => places(page).first().click({ force: true }));
  if ((await chooser(page).count()) > 0) await answered(page, () => chooser(page).first().click());
}

/** The main button, and yes to the question whether something may be lost. */
export async function goOn(page: Page): Promise<void> {
  await answered(page, () => main(page).click());
  await insist(page);
}

/** Says yes where it is asked whether something may be lost. */
export async function insist(page: Page): Promise<void> {
  const yes = page.locator('.ask .answers .btn:not(.primary)');
  if ((await yes.count()) === 0) return;
  // What comes at once belongs to the first click.
  await page.waitForTimeout(HASTE_MS);
  await answered(page, () => yes.click());
}

/** Waits until it is my turn, or the game is over. */
export async function myTurn(page: Page): Promise<void> {
  await expect(
    main(page).and(page.locator(':enabled')).or(legal(page)).or(ending(page)).first(),
  ).toBeVisible();
}

/** One decision: on the board if one is wanted there, else with the main button. */
export async function decide(page: Page, onBoard: boolean): Promise<void> {
  if ((await chooser(page).count()) > 0) await answered(page, () => chooser(page).first().click());
  else if ((await places(page).count()) > 0 && (onBoard || !(await canGoOn(page))))
    await choosePlace(page);
  else if (await canGoOn(page)) await goOn(page);
  else await answered(page, () => answer(page).first().click());
}

/** Plays until somebody else is to move: rolls, a few clicks on the board, and the end of the turn. */
export async function playTurn(page: Page, clicks = 2): Promise<void> {
  await myTurn(page);
  if ((await ending(page).count()) > 0) return;
  for (let k = 0; k < 25; ++k) {
    await decide(page, k > 0 && k <= clicks);
    if (await isOver(page)) return;
  }
  throw new Error('the turn does not end');
}

/** Whether the turn is over: a turn begins with phase I, and while others move there is nothing to choose. */
async function isOver(page: Page): Promise<boolean> {
  if ((await ending(page).count()) > 0 || !(await isMine(page))) return true;
  return /phase I$/.test((await prompt(page).innerText()).trim());
}

/** A game of one round with two people at one screen. */
export async function finishGame(page: Page): Promise<void> {
  await layTable(page, 'me', 1);
  await playTurn(page, 0);
  await playTurn(page, 0);
  await expect(ending(page)).toBeVisible();
}

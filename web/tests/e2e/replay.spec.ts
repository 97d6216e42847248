// A finished game: stepping through it, links to moments, and a record that the program accepts; what is
// new since my last turn.
import { execFileSync } from 'node:child_process';
import { finished } from './finished';
import { expect, test } from './fixture';
import { PROGRAM } from './server';
import { playComputer } from './tables';
import { ending, finishGame, lines, moment, myTurn, playTurn, prompt } from './turn';

test('a finished game is replayed, linked to and verified', async ({ page }, info) => {
  test.slow();
  await finishGame(page);
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    ending(page).getByRole('link', { name: 'Download the record' }).click(),
  ]);
  const file = info.outputPath('game.tetra.jsonl');
  await record.saveAs(file);
  execFileSync(PROGRAM, ['verify', file]);

  await ending(page).getByRole('button', { name: 'Replay' }).click();
  const [first = '', total = ''] = await moment(page);
  expect(Number(first), 'it begins after what chance sets up').toBeGreaterThan(0);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(prompt(page)).toContainText('The beginning of the game.');
  await page.getByRole('button', { name: 'One on (Shift: one turn)' }).click();
  await expect(prompt(page)).toContainText(`moment 1 of ${total}`);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled();
  await lines(page).last().click();
  await expect(prompt(page)).toContainText(`moment ${total} of ${total}`);

  await page.goto(`${new URL(page.url()).pathname}?n=3`);
  await expect(prompt(page)).toContainText(`moment 3 of ${total}`);
  await expect(ending(page)).toHaveCount(0);
});

test('a replay tells each step in full, in the log too, and moves nothing', async ({ page }) => {
  test.setTimeout(200_000);
  await finished(page, 'wiraqocha', 3);
  await ending(page).getByRole('button', { name: 'Show the board' }).click();
  const regions = async (): Promise<unknown> =>
    await page.evaluate(() =>
      ['.tp-board', '.tp-side', '.tp-tray', '.tp-tabs'].map((one) =>
        JSON.stringify(document.querySelector(one)?.getBoundingClientRect()),
      ),
    );
  const before = await regions();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await moment(page);
  for (let k = 0; k < 6; ++k) {
    await page.keyboard.press('ArrowRight');
    const told = await prompt(page).getByRole('heading').innerText();
    await expect(page.locator('[aria-current="step"]')).toHaveText(told, { useInnerText: true });
    expect(await regions()).toEqual(before);
  }
  await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(prompt(page)).toContainText(/turn \d+, step \d+ of \d+/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const [from = '0'] = await moment(page);
  await expect.poll(async () => Number((await moment(page))[0])).toBeGreaterThan(Number(from) + 1);
  await page.getByRole('button', { name: 'Pause' }).click();
});

test('a finished game is seen with the eyes of every seat', async ({ page }) => {
  test.setTimeout(200_000);
  await finished(page, 'pathciv', 2);
  await ending(page).getByRole('button', { name: 'Replay' }).click();
  await moment(page);
  const seen = page.getByLabel('Seen by');
  await expect(seen).toHaveValue('0');
  const tray = page.locator('.tp-tray');
  const mine = await tray.innerText();
  await seen.selectOption('1');
  await expect.poll(() => tray.innerText()).not.toBe(mine);
  await seen.selectOption('0');
  await expect.poll(() => tray.innerText()).toBe(mine);
});

test('on a telephone the replay has everything in reach', async ({ visit, page }) => {
  test.setTimeout(200_000);
  await finished(page, 'wiraqocha', 2);
  const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.context().addCookies(await page.context().cookies());
  await phone.goto(page.url());
  const board = phone.locator('.tp-board');
  await ending(phone).getByRole('button', { name: 'Show the board' }).tap();
  const place = await board.boundingBox();
  await phone.getByRole('button', { name: 'Replay', exact: true }).tap();
  const [from = ''] = await moment(phone);
  await phone.getByRole('button', { name: 'One on (Shift: one turn)' }).tap();
  await expect(prompt(phone)).not.toContainText(`moment ${from} of`);
  expect(await board.boundingBox()).toEqual(place);
  await phone.getByRole('button', { name: 'More of the replay' }).tap();
  await expect(phone.getByRole('heading', { name: 'What changed' })).toBeVisible();
});

test('what is new since my last turn is played, and ends in the game', async ({ page }) => {
  await playComputer(page);
  await playTurn(page, 0);
  await myTurn(page);
  const offer = page.getByRole('button', { name: /^Since my last turn/ });
  await expect(offer, 'whoever was here has seen it').toHaveCount(0);
  await page.reload();
  await offer.click();
  await expect(prompt(page)).toContainText(/moment \d+ of/);
  await expect(page.getByRole('button', { name: 'Skip to the game' })).toBeVisible();
  await expect(prompt(page)).not.toContainText(/moment \d+ of/, { timeout: 20_000 });
  await myTurn(page);
  await expect(offer).toHaveCount(0);

  await page.getByRole('button', { name: 'Replay what is new' }).click();
  await expect(prompt(page)).toContainText(/moment \d+ of/);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).not.toContainText(/moment \d+ of/);
});

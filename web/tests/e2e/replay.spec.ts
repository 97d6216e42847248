// A finished game: stepping through it, links to moments, and a record that the program accepts.
import { execFileSync } from 'node:child_process';
import { expect, test } from './fixture';
import { PROGRAM } from './server';
import { playComputer } from './tables';
import { ending, finishGame, lines, myTurn, playTurn, prompt } from './turn';

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
  await expect(prompt(page)).toContainText('You see moment 0 of');
  await page.getByRole('button', { name: 'One on (Shift: one turn)' }).click();
  await expect(prompt(page)).toContainText('You see moment 1 of');
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'To the end' })).toBeDisabled();
  const total = await page.getByRole('slider', { name: 'Moment' }).inputValue();
  await lines(page).last().click();
  await expect(prompt(page)).toContainText(`You see moment ${total} of ${total}`);

  await page.goto(`${new URL(page.url()).pathname}?n=3`);
  await expect(prompt(page)).toContainText(`You see moment 3 of ${total}`);
  await expect(ending(page)).toHaveCount(0);
});

test('what is new since my last turn can be seen again', async ({ page }) => {
  await playComputer(page);
  await playTurn(page, 0);
  await myTurn(page);
  await page.getByRole('button', { name: 'Replay what is new' }).click();
  await expect(prompt(page)).toContainText('You see moment');
  await page.keyboard.press('ArrowRight');
  await expect(prompt(page)).toContainText('You see moment');
  await page.keyboard.press('Escape');
  await expect(prompt(page)).not.toContainText('You see moment');
});

// What a reload and the sudden end of the server leave of a turn: everything.
import { expect, test } from './fixture';
import { playComputer } from './tables';
import { choosePlace, goOn, lines, myTurn, playTurn, prompt, undo } from './turn';

test('a reload in mid-turn changes nothing', async ({ page }) => {
  await playComputer(page);
  await myTurn(page);
  await goOn(page);
  await choosePlace(page);
  const words = await prompt(page).innerText();
  const log = await lines(page).allInnerTexts();
  await page.reload();
  await expect(prompt(page)).toHaveText(words, { useInnerText: true });
  expect(await lines(page).allInnerTexts()).toEqual(log);
  await expect(undo(page)).toBeEnabled();
});

test('the game goes on after the server was killed in mid-turn', async ({
  page,
  server,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_REFUSED|WebSocket connection to/);
  await playComputer(page);
  await myTurn(page);
  await goOn(page);
  await choosePlace(page);
  const log = await lines(page).allInnerTexts();
  await server.kill();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost')).toBeHidden();
  expect(await lines(page).allInnerTexts()).toEqual(log);
  await expect(undo(page)).toBeEnabled();
  await playTurn(page, 0);
  await expect(prompt(page)).toContainText('Round 2');
});

// Two people at two screens, and a third who watches.
import { expect, test } from './fixture';
import { layTable, sitDown } from './tables';
import { choosePlace, goOn, legal, lines, main, playTurn, prompt } from './turn';

test('two browsers play online and a third one watches', async ({ page, visit }) => {
  test.slow();
  await layTable(page, 'open', 2);
  const path = new URL(page.url()).pathname;

  const guest = await visit();
  await guest.goto('/');
  await guest.locator(`a[href="${path}"]`, { hasText: 'Join' }).click();
  await sitDown(guest, 'Jonas');
  const watcher = await visit();
  await watcher.goto(path);

  await expect(prompt(page)).toContainText('Roll');
  await expect(prompt(guest)).toContainText('Mira');
  await expect(prompt(watcher)).toContainText('You are watching');
  await goOn(page);
  await choosePlace(page);
  const last = await lines(page).last().innerText();
  for (const other of [guest, watcher]) {
    await expect(lines(other).last()).toHaveText(last, { useInnerText: true });
    await expect(legal(other)).toHaveCount(0);
  }

  await playTurn(page);
  await expect(prompt(guest)).toContainText('Roll');
  await goOn(guest);
  await expect(lines(watcher)).toHaveCount(await lines(guest).count());
  await expect(legal(watcher)).toHaveCount(0);
  await expect(main(watcher)).toHaveCount(0);
});

test('chat shows what was typed, as text', async ({ page, visit }) => {
  await layTable(page, 'open', 2);
  const guest = await visit();
  await guest.goto(page.url());
  await sitDown(guest, 'Jonas');
  for (const one of [page, guest]) await one.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByLabel('Say something').fill('<b>x</b>');
  await page.getByRole('button', { name: 'Send' }).click();
  const chat = guest.getByRole('tabpanel', { name: 'Chat' });
  await expect(chat.getByText('<b>x</b>')).toBeVisible();
  await expect(chat.locator('b')).toHaveText(['Mira']);
});

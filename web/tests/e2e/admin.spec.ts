// Somebody is rude in a chat and is reported; an admin silences them and speaks to everybody.
import type { Page } from '@playwright/test';
import { expect, test } from './fixture';
import { layTable, sitDown } from './tables';

async function register(page: Page, name: string): Promise<void> {
  const password = 'a long enough secret';
  const answer = await page.request.post('/api/v1/register', { data: { name, password } });
  expect(answer.ok()).toBe(true);
}

async function report(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Report ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Report ${name}` });
  await dialog.getByLabel('spam or advertising').check();
  await dialog.getByLabel('In your words').fill('buys and sells');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('The admins have your report.')).toBeVisible();
}

test('who is reported is judged by an admin, and learns why', async ({
  page,
  server,
  visit,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 403|WebSocket|ERR_CONNECTION/); // refused words; the restart
  const ada = await visit();
  const admin = `Ada ${Date.now() % 100_000}`;
  await register(ada, admin);
  await server.appoint(admin);

  await layTable(page, 'open', 2);
  const guest = await visit();
  await guest.goto(page.url());
  await sitDown(guest, 'Jonas');
  for (const one of [page, guest]) await one.getByRole('tab', { name: /^Chat/ }).click();
  await guest.getByLabel('Say something').fill('Buy my dice!');
  await guest.getByRole('button', { name: 'Send' }).click();
  await report(page, 'Jonas');

  await ada.goto('/');
  await ada.getByRole('link', { name: 'Admin' }).click();
  await expect(ada.getByRole('heading', { name: 'Jonas: spam or advertising' })).toBeVisible();
  await expect(ada.getByText('Buy my dice!')).toBeVisible();
  await ada.getByLabel('Measure').selectOption('silence');
  await ada.getByLabel('Reason').fill('no shop here');
  await ada.getByRole('button', { name: 'Do it' }).click();
  await expect(ada.getByText('No report waits.')).toBeVisible();

  await guest.getByLabel('Say something').fill('And my cards!');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByText(/You may not write in chats for .* no shop here/)).toBeVisible();
  await guest.goto('/');
  await expect(guest.getByText('You may not write in chats until')).toContainText('no shop here');

  await ada.getByRole('tab', { name: 'House rules' }).click();
  await ada.getByLabel('English').fill('We close at ten.');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(guest.getByText('We close at ten.')).toBeVisible();
  await expect(page.getByText('We close at ten.')).toBeVisible();
  await ada.getByLabel('English').fill('');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(guest.getByText('We close at ten.')).toBeHidden();

  await ada.getByRole('tab', { name: 'Log' }).click();
  await expect(ada.getByRole('listitem').filter({ hasText: 'silenced Jonas' })).toBeVisible();
});

// A guest becomes somebody, and comes back from another browser.
import { expect, test } from './fixture';
import { playComputer } from './tables';

test('a guest who registers keeps the games and logs in elsewhere', async ({ page, visit }) => {
  await playComputer(page);
  const path = new URL(page.url()).pathname;
  const name = `Mira ${path.slice(-6)}`;
  const password = 'a long enough secret';

  await page.goto('/account');
  const form = page.locator('form', { hasText: 'Keep my games' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('You are logged in.')).toBeVisible();
  await page.goto('/');
  await expect(page.locator(`a[href="${path}"]`).first()).toBeVisible();

  const other = await visit();
  await other.goto('/account');
  const login = other.locator('form', { hasText: 'Log in with an account' });
  await login.getByLabel('Name').fill(name);
  await login.getByLabel('Password').fill(password);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByText('You are logged in.')).toBeVisible();
  await other.goto('/');
  await expect(other.locator(`a[href="${path}"]`).first()).toBeVisible();
});

test('an owner changes the password, which ends other sessions, and deletes the account', async ({
  page,
  visit,
  complaints,
}) => {
  complaints.allow(/status of 40[13]/); // a wrong password, and what is asked after the end
  await playComputer(page);
  const name = `Bo ${new URL(page.url()).pathname.slice(-6)}`;
  await page.goto('/account');
  const form = page.locator('form', { hasText: 'Keep my games' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('a long enough secret');
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByText('You are logged in.')).toBeVisible();

  const other = await visit();
  await other.goto('/account');
  const login = other.locator('form', { hasText: 'Log in with an account' });
  await login.getByLabel('Name').fill(name);
  await login.getByLabel('Password').fill('a long enough secret');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByText('You are logged in.')).toBeVisible();

  const bots = page.locator('section', { hasText: 'Tokens for bots' });
  await bots.getByLabel('write in chats').check();
  await bots.getByLabel('What is it for?').fill('my bot');
  await bots.getByRole('button', { name: 'Create a token' }).click();
  await expect(bots.getByText('see my tables, play, write in chats')).toBeVisible();

  const change = page.locator('form', { hasText: 'Change the password' });
  await change.getByLabel('Your password').fill('a wrong one');
  await change.getByLabel('New password').fill('another long secret');
  await change.getByRole('button').click();
  await expect(change.getByText('The password is not right.')).toBeVisible();
  await change.getByLabel('Your password').fill('a long enough secret');
  await change.getByRole('button').click();
  await expect(change.getByText('Saved.')).toBeVisible();
  await expect(other.getByText('You have been signed out')).toBeVisible();
  await expect(other.getByText('Nobody is logged in here.')).toBeVisible();

  const farewell = page.locator('form', { hasText: 'Delete the account' });
  await farewell.getByLabel('Your password').fill('another long secret');
  await farewell.getByLabel('I am sure.').check();
  await farewell.getByRole('button').click();
  await expect(page.getByText('Nobody is logged in here.')).toBeVisible();
  const again = page.locator('form', { hasText: 'Log in with an account' });
  await again.getByLabel('Name').fill(name);
  await again.getByLabel('Password').fill('another long secret');
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Name and password do not belong together.')).toBeVisible();
});

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

// A visitor plays the computer, comes back after a reload, switches the language and looks around.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

// Nothing may be complained about: no error of ours, no violation of the content policy.
let complaints: string[] = [];
test.beforeEach(({ page }) => {
  complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

async function startGame(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).first().click();
  await page.waitForURL(/\/t\//);
}

const main = (page: Page) => page.getByRole('button', { name: /^Roll/ }).first();

test('plays the computer in one click', async ({ page }) => {
  await startGame(page);
  await expect(main(page)).toBeEnabled({ timeout: 20_000 });
  await main(page).click();
  await expect(page.getByRole('status').first()).not.toHaveText(/roll/i);
  const place = page.locator('[data-legal][data-target^="hex:"]').first();
  await place.focus();
  await page.keyboard.press('Enter');
  const choices = page.getByRole('dialog').getByRole('listitem');
  if ((await choices.count()) > 0) await page.keyboard.press('1');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('keeps the game over a reload, in another language', async ({ page }) => {
  await startGame(page);
  await expect(main(page)).toBeEnabled({ timeout: 20_000 });
  const address = page.url();
  await page.evaluate(() => localStorage.setItem('tetrapolis.settings', '{"lang":"de"}'));
  await page.reload();
  await expect(page).toHaveURL(address);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: /^Würfel|Wirf|Würfeln/ }).first()).toBeVisible();
});

test('survives a lost connection', async ({ page, context }) => {
  await startGame(page);
  await expect(main(page)).toBeEnabled({ timeout: 20_000 });
  const lost = page.getByText('Connection lost');
  await page.routeWebSocket('**/ws', (socket) => socket.close());
  await context.setOffline(true);
  await expect(lost).toBeVisible({ timeout: 40_000 });
  complaints = [];
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(lost).toBeHidden({ timeout: 20_000 });
  await expect(main(page)).toBeEnabled();
  complaints = [];
});

for (const path of ['/', '/watch', '/study', '/about', '/settings', '/account']) {
  test(`${path} has no accessibility violations`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}

test('the table has no accessibility violations', async ({ page }) => {
  await startGame(page);
  await expect(main(page)).toBeEnabled({ timeout: 20_000 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

test('never scrolls sideways', async ({ page }) => {
  for (const path of ['/', '/about', '/settings']) {
    await page.goto(path);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});

// The rules of every game are there in full: an address leads to a rule, a search marks its places.
import { GAMES } from './everyGame';
import { expect, test } from './fixture';

const RULES: Record<string, [id: string, words: string]> = {
  wiraqocha: ['W7.2', 'fortress'],
  hyperborea: ['H7.24', 'attack'],
  pathciv: ['P6.20', 'wonder'],
  ascalion: ['A2.7', 'warrior'],
};

for (const game of GAMES)
  test(`the rules of ${game} are told in full`, async ({ page }) => {
    const [id = '', words = ''] = RULES[game] ?? [];
    await page.goto(`/rules/${game}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();

    await page.getByRole('searchbox').fill(words);
    const places = await page.locator('article mark').count();
    expect(places).toBeGreaterThan(3);
    await expect(page.getByText(`${places} places`, { exact: true })).toBeVisible();
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(`place 1 of ${places}`)).toBeVisible();
    await expect(page.locator('mark.now')).toBeInViewport();
  });

test('the id of a rule shows its text, and Esc puts it away', async ({ page }) => {
  await page.goto('/rules/wiraqocha');
  const link = page.locator('#glance').getByRole('link', { name: 'W8.7' }).first();
  await link.hover();
  await expect(page.getByRole('tooltip')).toContainText('W8.7');
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

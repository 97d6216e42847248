// The rules page of every game has its texts in full.
import { GAMES } from './everyGame';
import { expect, test } from './fixture';

for (const game of GAMES)
  test(`the rules of ${game} are told in full`, async ({ page }) => {
    await page.goto(`/rules/${game}`);
    await expect(page.getByRole('heading', { name: 'The rules in full' })).toBeVisible();
    await expect(page.getByText(/^\d+ places$/)).toBeVisible();
  });

// The tutorial, from the first lesson to a first game.
import { expect, test } from './fixture';
import { atTable } from './tables';
import { legal } from './turn';

const LESSONS = 15;

test('the tutorial leads from start to end and into a game', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn' }).first().click();
  for (let k = 1; k <= LESSONS; ++k) {
    await expect(page.getByText(`Step ${k} of ${LESSONS}`)).toBeVisible();
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next.or(legal(page)).first()).toBeVisible();
    if ((await next.count()) > 0) await next.click();
    else await legal(page).first().click({ force: true });
  }
  await expect(page.getByText('You know enough for a first game.')).toBeVisible();
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await atTable(page);
});

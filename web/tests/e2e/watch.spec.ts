// Somebody who only watches: finds the game, sees whose things lie there, and is offered nothing.
import { expect, test } from './fixture';
import { layTable } from './tables';
import { goOn, legal, main, prompt, undo } from './turn';

test('a spectator finds a game and sees whose dice these are', async ({ page, visit }) => {
  await layTable(page, 'open', 2);
  const path = new URL(page.url()).pathname;
  const guest = await visit();
  await guest.goto(path);
  await guest.getByRole('button', { name: 'Sit here' }).click();
  const dialog = guest.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.getByLabel('Your name').fill('Jonas');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await goOn(page);
  await expect(page.getByText(/^Your dice/)).toBeVisible();
  await expect(guest.getByText(/^Dice of Mira/)).toBeVisible();

  const watcher = await visit();
  await watcher.goto('/watch');
  // The list is asked for once, not for ever.
  await watcher.waitForLoadState('networkidle');
  await watcher.locator(`a[href="${path}"]`, { hasText: 'Watch' }).click();
  await expect(prompt(watcher)).toContainText('You are watching');
  await expect(watcher.getByText(/^Dice of Mira/)).toBeVisible();
  await expect(watcher.getByText(/^Stores of Mira/)).toBeVisible();
  await expect(watcher.getByText(/^Your/)).toHaveCount(0);
  await expect(watcher.locator('.tool')).toHaveCount(0);
  await expect(legal(watcher)).toHaveCount(0);
  await expect(main(watcher)).toHaveCount(0);
  await expect(undo(watcher)).toHaveCount(0);

  const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.goto(path);
  await expect(phone.getByText(/^Dice of Mira/)).toBeVisible();
});

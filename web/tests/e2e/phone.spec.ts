// A telephone: one hand, no hover.
import { expectNoSidewaysScroll } from './everyGame';
import { expect, test } from './fixture';
import { playComputer } from './tables';
import { answered, chooser, insist, legal, main, myTurn, places, prompt } from './turn';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a turn is played with taps on a telephone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play the computer' }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await playComputer(page);
  await myTurn(page);
  await expectNoSidewaysScroll(page);
  await answered(page, () => main(page).tap());
  await answered(page, () => places(page).first().tap({ force: true }));
  await answered(page, () => main(page).tap());
  if ((await chooser(page).count()) > 0) await answered(page, () => chooser(page).first().tap());
  // Some throws leave a choice of the dice that pay.
  if (!(await main(page).isEnabled()))
    await answered(page, () => legal(page).first().tap({ force: true }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  for (const tab of ['Cards', 'Players', 'Log', 'Board']) {
    await page.getByRole('button', { name: tab }).tap();
    await expectNoSidewaysScroll(page);
  }
  await answered(page, () => main(page).tap());
  await insist(page);
  await expect(prompt(page)).toContainText('Round 2');
});

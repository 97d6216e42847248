// A full table: one person and three computers, on a large screen and on a telephone.
import { expect, test } from './fixture';
import { layForFour } from './tables';
import { goOn, myTurn, playTurn, prompt } from './turn';

test('a game for four fits its screens', async ({ page, context, visit }) => {
  test.slow();
  await layForFour(page);
  await playTurn(page);
  await expect(prompt(page)).toContainText('Round 2');
  await myTurn(page);
  const players = page.getByRole('article');
  await expect(players).toHaveCount(4);
  for (const name of ['Automaton I', 'Automaton II', 'Automaton III'])
    await expect(page.getByRole('article', { name, exact: true })).toBeInViewport({ ratio: 1 });

  const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.context().addCookies(await context.cookies());
  await phone.goto(page.url());
  // What is said to newcomers lies where the seats are.
  await phone.getByRole('button', { name: 'Stay quiet' }).tap();
  const read = phone.getByRole('button', { name: 'Understood' });
  if ((await read.count()) > 0) await read.tap();
  const chips = phone.getByRole('region', { name: 'Players' }).locator('.name');
  await expect(chips).toHaveText([/./, 'A. I', 'A. II', 'A. III']);
  for (const chip of await chips.all())
    expect(await chip.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
});

test('the reasons in the tools can be read in full, in both languages', async ({ page }) => {
  await layForFour(page);
  await myTurn(page);
  await goOn(page);
  const tools = page.locator('.tool');
  for (const language of ['English', 'Deutsch']) {
    await page.getByRole('button', { name: /^(Settings|Einstellungen)$/ }).click();
    await page.getByText(language, { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(tools.first()).toBeVisible();
    await expect(page.locator('.tool small').first()).toBeVisible();
    const cut = await page.locator('.tool small, .tool .name').evaluateAll((nodes) =>
      nodes
        .filter((node) => {
          const box = node.getBoundingClientRect();
          return node.scrollWidth > node.clientWidth || box.bottom > window.innerHeight;
        })
        .map((node) => node.textContent),
    );
    expect(cut).toEqual([]);
  }
  await tools.first().focus();
  await expect(page.getByRole('region', { name: 'Genauer betrachtet' })).not.toContainText(
    'Zeig auf etwas',
  );
});

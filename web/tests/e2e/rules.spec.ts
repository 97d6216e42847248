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

for (const game of GAMES)
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ])
    test(`the figures of ${game} are drawn at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(`/rules/${game}`);
      const figures = page.locator('figure');
      await expect(figures.first()).toBeAttached();
      expect(await figures.count()).toBeGreaterThanOrEqual(4);
      for (const figure of await figures.all()) {
        await figure.scrollIntoViewIfNeeded();
        await expect(figure.locator('.stage')).toBeVisible();
        const frame = await figure.getByRole('img').first().boundingBox();
        expect((frame?.x ?? 0) + (frame?.width ?? 0)).toBeLessThanOrEqual(size.width);
        // Every step that points at something has its number in the picture.
        const pointing = await figure.locator('li .no:not(.bare)').count();
        const marks = figure.locator('.frame > .mark');
        await expect(marks).toHaveCount(pointing);
        for (const mark of await marks.all()) {
          // Boards take their place after they have been drawn.
          await expect
            .poll(async () => {
              const at = await mark.boundingBox();
              const y = (at?.y ?? -1) - (frame?.y ?? 0);
              return y >= -1 && y + 24 <= (frame?.height ?? 0) + 1;
            })
            .toBe(true);
        }
      }
    });

test('whoever prints the rules gets every figure', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/rules/wiraqocha');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toBeAttached();
  await expect(page.locator('figure[data-waiting]')).toHaveCount(0);
});

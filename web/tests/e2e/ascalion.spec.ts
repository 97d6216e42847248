// Ascalion in the browser: a whole game against computers, and a table of two people who trade.
import type { Page } from '@playwright/test';
import type { NewTable } from '../../src/protocol';
import { expectAccessible } from './accessible';
import { expectLight, expectTabsFit, learn } from './everyGame';
import { expect, test } from './fixture';
import { order, until } from './middle';
import { requestTable, sitDown } from './tables';
import { answered, chooser, ending, legal, main, myTurn, prompt } from './turn';

const QUICK = { source_setup: 'random', claim_setup: 'random' };

const againstComputers = (rounds: number): NewTable => ({
  game: 'ascalion',
  seats: [{ kind: 'me' }, ...[1, 2, 3].map(() => ({ kind: 'computer' as const, level: 'random' }))],
  options: { ...QUICK, round_cap: String(rounds) },
});

const onMap = (page: Page) =>
  page.locator('[data-target^="area:"][data-legal], [data-target^="place:"][data-legal]');

const canGoOn = async (page: Page): Promise<boolean> =>
  (await main(page).count()) > 0 && (await main(page).isEnabled());

/** The main button, and yes if it asks whether to leave something undone. */
async function goOn(page: Page): Promise<void> {
  await answered(page, async () => {
    await main(page).click();
    const yes = page.locator('.ask .answers .btn:not(.primary)');
    if ((await yes.count()) === 0) return;
    // A second click at once would belong to the first.
    await page.waitForTimeout(400);
    await yes.click();
  });
}

/** Something on the map; an attack is asked for once more in its sheet. */
async function choose(page: Page): Promise<void> {
  await answered(page, async () => {
    await onMap(page).first().click({ force: true });
    const attack = page.getByRole('button', { name: /^Attack( anyway)?$/ });
    if ((await attack.count()) > 0) await attack.click();
  });
}

/** One decision: a menu, something on the map now and then, else the main button or an answer. */
async function decide(page: Page, onBoard: boolean): Promise<void> {
  if ((await chooser(page).count()) > 0) await answered(page, () => chooser(page).first().click());
  else if ((await onMap(page).count()) > 0 && (onBoard || !(await canGoOn(page))))
    await choose(page);
  else if (await canGoOn(page)) await goOn(page);
  else await answered(page, () => legal(page).first().click({ force: true }));
}

test('a whole game of four against computers is played by clicks', async ({ page }) => {
  test.setTimeout(240_000);
  await requestTable(page, againstComputers(2));
  for (let k = 0; k < 120; ++k) {
    await myTurn(page);
    if ((await ending(page).count()) > 0) break;
    await decide(page, k % 3 === 0);
  }
  await expect(ending(page)).toBeVisible();
});

test('the set-up is made on the map', async ({ page }) => {
  await requestTable(page, {
    game: 'ascalion',
    seats: [{ kind: 'me' }, { kind: 'me' }],
    options: { opener: '1' },
  });
  await expect(prompt(page)).toContainText('face-down source');
  await expect(onMap(page)).toHaveCount(36);
  await answered(page, () => page.locator('[data-target="area:albur"]').click({ force: true }));
  await expect(onMap(page)).toHaveCount(35);
  await expect(page.locator('[data-target="area:albur"]')).toHaveAttribute(
    'aria-label',
    /Albur, unclaimed, face-down source/,
  );
});

/** Says yes or goes on until the phase of trade asks this page for a partner. */
async function untilTrade(pages: readonly Page[]): Promise<Page> {
  for (let k = 0; k < 80; ++k)
    for (const page of pages) {
      const text = await prompt(page).innerText();
      if (text.includes('Choose a partner')) return page;
      if ((await main(page).count()) === 0 || (await legal(page).count()) === 0) continue;
      const yes = page.locator('[data-target="action:yes"]').last();
      if ((await yes.count()) > 0) await answered(page, () => yes.click());
      else await decide(page, false);
    }
  throw new Error('no trade took place');
}

test('two people trade: an offer is clicked together, sent and accepted', async ({
  page,
  visit,
}) => {
  test.setTimeout(180_000);
  await requestTable(page, {
    game: 'ascalion',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: { ...QUICK, offer_cap: '12' },
  });
  const other = await visit();
  await other.goto(page.url());
  await sitDown(other, 'Jonas');
  const pages = [page, other];
  const maker = await untilTrade(pages);
  const partner = maker === page ? other : page;
  await maker.locator('[data-target^="seat:"][data-legal]').first().click();
  await maker.locator('[data-target^="goods:"][data-legal]').first().click({ force: true });
  await maker.locator('.shelf').last().locator('button:enabled').first().click();
  await maker.getByRole('button', { name: 'Send the offer' }).click();
  await expect(partner.getByRole('heading', { name: /^Offer from/ })).toBeVisible();
  await partner.getByRole('button', { name: 'Accept' }).click();
  // Origins and destinations are clicked on the map until the deal is done.
  for (let k = 0; k < 6; ++k)
    for (const one of pages)
      if (/Choose the area (for|that gives)/.test(await prompt(one).innerText()))
        await answered(one, () => onMap(one).first().click({ force: true }));
  await expect(maker.getByText('Last deals').first()).toBeVisible();
});

test('standing orders are kept by the server and can be withdrawn', async ({ page }) => {
  await requestTable(page, againstComputers(3));
  const button = page.getByRole('button', { name: 'Standing orders' });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Standing orders' });
  await sheet.getByLabel('When there is a vote').selectOption('yes');
  await expect(button).toHaveClass(/active/);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await button.click();
  await expect(sheet.getByLabel('When there is a vote')).toHaveValue('yes');
  await sheet.getByRole('button', { name: 'Withdraw all' }).click();
  await expect(sheet.getByLabel('When there is a vote')).toHaveValue('ask');
  await expect(button).not.toHaveClass(/active/);
});

test('the tutorial leads from start to end', async ({ page }) => {
  await learn(page, 'ascalion', 10, async (at) =>
    (await onMap(at).count()) > 0 ? onMap(at) : legal(at),
  );
});

test('an attack is chosen by a click and asked for with both sums', async ({ page }) => {
  await requestTable(page, againstComputers(3));
  for (let k = 0; k < 60; ++k) {
    await myTurn(page);
    if ((await prompt(page).innerText()).includes('Choose a country to attack')) break;
    await decide(page, false);
  }
  await expect(prompt(page)).toContainText(/\d+ sure to win, \d+ open, \d+ would fail/);
  await onMap(page).first().click({ force: true });
  const sheet = page.getByRole('region', { name: 'Attack', exact: true });
  await expect(sheet.getByText('Your attack')).toBeVisible();
  await expect(sheet.getByText(/^(Wins|Fails)/)).toBeVisible();
  // What cannot be won is not the button to press.
  const doomed = (await sheet.getByRole('button', { name: 'Attack anyway' }).count()) > 0;
  await expect(sheet.locator('.primary')).toHaveText(doomed ? 'Choose another' : 'Attack');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await onMap(page).first().click({ force: true });
  await answered(page, () => sheet.getByRole('button', { name: /^Attack/ }).click());
  await expect(prompt(page)).not.toContainText('Choose a country to attack');
});

test('how a conflict went is shown again from the log', async ({ page, visit }) => {
  const computer = { kind: 'computer', level: 'level1' } as const;
  const seats = [{ kind: 'me' } as const, computer, computer];
  await requestTable(page, { game: 'ascalion', seats, options: QUICK });
  await order(page, 'to_computer');
  // While attacks go on their sheet lies over the log.
  await until(page, ({ log, stage }) => {
    const all = log.flatMap(({ told }) => told);
    const begun = all.findIndex(({ key, seats: both }) => key === 'attack' && both.length === 2);
    const after = begun < 0 ? [] : all.slice(begun);
    const isOver = after.some(({ key }) => key === 'conquers' || key === 'fails');
    return isOver && /Production|Trade/.test(stage.en);
  });
  // Whoever only looks on has the log, whatever is asked.
  await order(page, 'take_back');
  const guest = await visit();
  await guest.goto(page.url());
  await guest
    .getByRole('button', { name: /^Show again/ })
    .last()
    .click();
  const panel = guest.getByRole('region', { name: / attacks / });
  await expect(panel.getByText('Conflict')).toBeVisible();
  await expect(panel.getByText(/ against \d+/)).toBeVisible();
  await expect(panel.getByText(/holds out|loses the area/)).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the table fits and a country is chosen with two taps', async ({ page }) => {
    await requestTable(page, {
      game: 'ascalion',
      seats: [{ kind: 'me' }, { kind: 'me' }],
      options: { opener: '1' },
    });
    const albur = page.locator('[data-target="area:albur"]');
    await albur.tap({ force: true });
    await expect(page.getByRole('heading', { name: 'Albur' })).toBeVisible();
    await answered(page, () => main(page).tap());
    await expect(albur).toHaveAttribute('aria-label', /face-down source/);
    await expectTabsFit(page);
  });
});

test('the table is accessible', async ({ page }) => {
  test.slow();
  await requestTable(page, againstComputers(3));
  await myTurn(page);
  await page.getByRole('button', { name: 'Standing orders' }).click();
  await expectAccessible(page);
});

test('the first load of a table stays below 300 kB', async ({ page, visit }) => {
  await requestTable(page, againstComputers(3));
  await expectLight(page, visit, async (fresh) => {
    await expect(prompt(fresh)).toBeVisible();
    await expect(fresh.locator('[data-target="area:albur"]')).toBeAttached();
  });
});

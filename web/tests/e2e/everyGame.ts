// What holds for the board of every game: its weight, its tutorial, its tabs on a telephone.
import type { Locator, Page } from '@playwright/test';
import { expect, type Visit } from './fixture';

export const GAMES = ['wiraqocha', 'hyperborea', 'pathciv', 'ascalion'];

const MOST_BYTES = 300_000;

/** Somebody who has never been here opens the table of `page`; `drawn` says when it is there. */
export async function expectLight(
  page: Page,
  visit: Visit,
  drawn: (fresh: Page) => Promise<void>,
): Promise<void> {
  const fresh = await visit();
  await fresh.context().addCookies(await page.context().cookies());
  const wire = await fresh.context().newCDPSession(fresh);
  await wire.send('Network.enable');
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await fresh.goto(page.url());
  await drawn(fresh);
  await fresh.waitForLoadState('networkidle');
  console.log(`first load of ${await fresh.title()}: ${(bytes / 1000).toFixed(0)} kB`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
}

/** Goes through all lessons of more than `fewest`; where one asks for something, `wanted` has it. */
export async function learn(
  page: Page,
  game: string,
  fewest: number,
  wanted: (page: Page) => Promise<Locator>,
): Promise<void> {
  await page.goto(`/learn/${game}`);
  const step = page.getByText(/Step \d+ of \d+/);
  const last = Number(/of (\d+)/i.exec((await step.textContent()) ?? '')?.[1] ?? 0);
  expect(last).toBeGreaterThan(fewest);
  for (let k = 1; k <= last; ++k) {
    await expect(step).toHaveText(new RegExp(`Step ${k} of`, 'i'));
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next.or(await wanted(page)).first()).toBeVisible();
    if ((await next.count()) > 0) await next.click();
    else await (await wanted(page)).first().click({ force: true });
  }
  await expect(page.getByText('You know enough for a first game.')).toBeVisible();
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
}

/** On a telephone nothing is wider than the screen, whatever is looked at. */
export async function expectTabsFit(page: Page): Promise<void> {
  for (const tab of ['Cards', 'Players', 'Log', 'Board']) {
    // The log says how many lines are new.
    const name = tab === 'Log' ? /^Log( \d+)?$/ : tab;
    await page.getByRole('button', { name, exact: true }).tap();
    await expectNoSidewaysScroll(page);
  }
}

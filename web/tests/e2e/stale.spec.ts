// A page of Ascalion that is behind: what it sends no longer fits. It is told so in words, shows the
// table as it is, and goes on.
import type { Page } from '@playwright/test';
import { expect, test, type Visit } from './fixture';
import { type Hand, playUntil, seatTwo, seenOf } from './hand';
import { type SlowLine, slowLine } from './slowLine';
import { prompt } from './turn';

const TOO_LATE = /has changed in the meantime|not your turn/;

interface Behind {
  hands: [Hand, Hand];
  lines: [SlowLine, SlowLine];
}

async function twoPeople(page: Page, visit: Visit): Promise<Behind> {
  const other = await visit();
  const lines: [SlowLine, SlowLine] = [await slowLine(page), await slowLine(other)];
  return { hands: await seatTwo(page, other, { offer_cap: '12' }), lines };
}

/** Whoever is asked this first and has that choice, with the line to that page. */
async function whoIsAsked({ hands, lines }: Behind, ask: string, choice: string) {
  const hand = await playUntil(
    hands,
    (_, table) =>
      seenOf(table).turn.ask === ask && table.choices.some(({ act }) => act.startsWith(choice)),
  );
  return { hand, page: hand.page, line: lines[hand.seat] as SlowLine };
}

/** The notice is there, the page knows the newest state, and nothing hangs. */
async function expectFresh(hand: Hand): Promise<void> {
  await expect(hand.page.locator('.notices')).toContainText(TOO_LATE);
  await expect(prompt(hand.page)).not.toContainText('One moment');
  const { stage } = await hand.look();
  await expect(prompt(hand.page)).toContainText(stage.en);
}

test('an offer of goods that went another way is not sent', async ({ page: mira, visit }) => {
  test.slow();
  const { hand, page, line } = await whoIsAsked(await twoPeople(mira, visit), 'partner', 'offer');
  await page.locator('[data-target^="seat:"][data-legal]').first().click();
  await page.locator('[data-target^="goods:"][data-legal]').first().click({ force: true });
  await page.locator('.shelf').last().locator('button:enabled').first().click();
  line.hold();
  await hand.answer(await hand.look(), ['pass']);
  await page.getByRole('button', { name: 'Send the offer' }).click();
  line.release();
  await expectFresh(hand);
  await expect(page.getByRole('button', { name: 'Send the offer' })).toHaveCount(0);
});

test('an answer to an offer that was answered elsewhere changes nothing', async ({
  page: mira,
  visit,
}) => {
  test.slow();
  const behind = await twoPeople(mira, visit);
  const { hand: maker, page } = await whoIsAsked(behind, 'partner', 'offer');
  await page.locator('[data-target^="seat:"][data-legal]').first().click();
  await page.locator('[data-target^="goods:"][data-legal]').first().click({ force: true });
  await page.locator('.shelf').last().locator('button:enabled').first().click();
  await page.getByRole('button', { name: 'Send the offer' }).click();
  const partner = behind.hands[1 - maker.seat] as Hand;
  const line = behind.lines[partner.seat] as SlowLine;
  const accept = partner.page.getByRole('button', { name: 'Accept' });
  await expect(accept).toBeVisible();
  line.hold();
  await partner.answer(await partner.look(), ['decline']);
  await accept.click();
  line.release();
  await expectFresh(partner);
  await expect(accept).toHaveCount(0);
  await expect(partner.page.getByText(/declines the offer/).first()).toBeAttached();
});

test('a step of a transport that is over is refused', async ({ page: mira, visit }) => {
  test.slow();
  const { hand, page, line } = await whoIsAsked(await twoPeople(mira, visit), 'transport', 'foot');
  await page.locator('[data-target="action:foot"][data-legal]').click();
  const from = page.locator('[data-target^="area:"][data-legal]').first();
  await expect(from).toBeAttached();
  line.hold();
  await hand.answer(await hand.look(), ['done']);
  await from.click({ force: true });
  line.release();
  await expectFresh(hand);
});

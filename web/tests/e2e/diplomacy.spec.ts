// Two people at a table of Ascalion who need each other: one asks for passage, one for help. The
// content is made kinder, so that boats come soon and no phase is cancelled.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { NewSeat } from '../../src/protocol';
import { test as base, expect, type Visit } from './fixture';
import { type Hand, playUntil, seatTwo, seenOf } from './hand';
import { FOLDER, PROGRAM, Server } from './server';
import { answered, main, prompt } from './turn';

interface Pack {
  recipes: { product: string; input: object; first_input: object | null }[];
  die_faces: { result: string }[];
  params: { id: string; value: number }[];
}

async function writeKindPack(file: string): Promise<void> {
  const pack = JSON.parse(await readFile('../content/ascalion/standard.json', 'utf8')) as Pack;
  for (const recipe of pack.recipes)
    if (recipe.product === 'boat') Object.assign(recipe, { input: { wood: 2 } });
  for (const face of pack.die_faces) face.result = 'open';
  for (const param of pack.params) if (param.id === 'source_yield') param.value = 2;
  await writeFile(file, JSON.stringify(pack));
}

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), FOLDER));
      const pack = join(folder, 'kind.json');
      await writeKindPack(pack);
      const server = await Server.make(PROGRAM, ['--content', pack]);
      await use(server);
      await server.remove();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Builds boats and sails, along the river first; until then wood is carried about. */
const SAIL = ['make boat', 'boat', 'to r', 'to s', 'foot', 'pick wood'];

/** Where the boat asks the other for leave. */
const asking = (hand: Hand, table: Parameters<typeof seenOf>[0]) =>
  seenOf(table).turn.ask === 'halt'
    ? seenOf(table).transport.steps.find(({ asks }) => asks.some((seat) => seat !== hand.seat))
    : undefined;

async function sailUntilAsked(page: Page, visit: Visit) {
  const hands = await seatTwo(page, await visit(), { source_set: 'large' });
  const sailor = await playUntil(
    hands,
    (hand, table) => asking(hand, table) !== undefined,
    () => SAIL,
  );
  const owner = hands[1 - sailor.seat] as Hand;
  const to = asking(sailor, await sailor.look())?.to ?? '';
  // With the keys: the middle of a winding section may lie on land.
  await sailor.page.locator(`[data-target="place:${to}"][data-legal]`).focus();
  await answered(sailor.page, () => sailor.page.keyboard.press('Enter'));
  await expect(prompt(owner.page)).toContainText(/Boat .* do you let it pass/);
  return { sailor, owner, to };
}

const boatsAt = async (hand: Hand, place: string): Promise<number> =>
  Object.values(seenOf(await hand.look()).areas).filter(
    (area) => (area as { place?: string }).place === place,
  ).length;

test('a boat is let pass by the owner of the banks', async ({ page, visit }) => {
  test.slow();
  const { sailor, owner, to } = await sailUntilAsked(page, visit);
  const before = await boatsAt(sailor, to);
  const yes = owner.page.locator('[data-target="action:yes"]').last();
  await answered(owner.page, () => yes.click());
  await expect.poll(() => boatsAt(sailor, to)).toBe(before + 1);
  await expect(sailor.page.getByText(/lets? .* pass|grants? passage/i).first()).toBeAttached();
});

test('a boat that is refused stays where it is', async ({ page, visit }) => {
  test.slow();
  const { sailor, owner, to } = await sailUntilAsked(page, visit);
  const before = await boatsAt(sailor, to);
  const no = owner.page.locator('[data-target="action:no"]').last();
  await answered(owner.page, () => no.click());
  await expect(prompt(owner.page)).not.toContainText('do you let it pass');
  expect(await boatsAt(sailor, to)).toBe(before);
});

type Guide = { countries: Record<string, { neighbours: string[] }> };

const COMPUTER: NewSeat = { kind: 'computer', level: 'random' };

/** An area of the computer that Mira may attack and that touches one of Jonas; not one that nothing can
 * win, for that is asked about first. */
function target(table: Parameters<typeof seenOf>[0], guide: Guide): string | undefined {
  const { areas, attack, turn } = seenOf(table);
  if (turn.ask !== 'target') return undefined;
  const legal = table.choices.map(({ act }) => act.replace('at ', ''));
  return legal.find(
    (id) =>
      areas[id]?.owner === 2 &&
      attack.chances[id]?.prospect !== 'doomed' &&
      guide.countries[id]?.neighbours.some((near) => areas[near]?.owner === 1),
  );
}

/** Mira attacks the computer where Jonas has a say. */
async function attack([mira, jonas]: [Hand, Hand]): Promise<void> {
  const { page } = mira;
  const address = new URL('/api/v1/games/ascalion/guide', page.url());
  const guide = (await (await page.request.get(`${address}`)).json()) as Guide;
  await playUntil(
    [mira, jonas],
    (hand, table) => hand === mira && target(table, guide) !== undefined,
  );
  const attacked = target(await mira.look(), guide) ?? '';
  await page.locator(`[data-target="area:${attacked}"]`).click({ force: true });
  const sheet = page.getByRole('region', { name: 'Attack', exact: true });
  await answered(page, () => sheet.getByRole('button', { name: /^Attack/ }).click());
  if ((await prompt(page).innerText()).includes('extra transport'))
    await answered(page, () => main(page).click());
}

test('a neighbour is called in an attack and helps', async ({ page, visit }) => {
  test.slow();
  const hands = await seatTwo(page, await visit(), {}, [COMPUTER]);
  const jonas = hands[1].page;
  await attack(hands);
  await expect(prompt(jonas)).toContainText('choose a side');
  await expect(jonas.getByText('Mira attacks').first()).toBeVisible();
  expect(seenOf(await hands[0].look()).attack.sums?.attack).toBeGreaterThan(0);
  await jonas.getByRole('button', { name: 'Help Mira, the attacker' }).click();
  await expect(page.getByText(/Jonas helps Mira/).first()).toBeVisible();
  await expect(prompt(jonas)).not.toContainText('choose a side');
});

test('a standing order helps a friend in an attack and says so', async ({ page, visit }) => {
  test.slow();
  const hands = await seatTwo(page, await visit(), {}, [COMPUTER]);
  const jonas = hands[1].page;
  await jonas.getByRole('button', { name: 'Standing orders' }).click();
  await jonas.getByLabel('Help Mira in a conflict').selectOption({ label: 'against anybody' });
  await expect(jonas.getByRole('button', { name: 'Withdraw all' })).toBeEnabled();
  await jonas.getByRole('button', { name: 'Close' }).first().click();
  await attack(hands);
  await expect(jonas.getByText(/Standing order: .*helps Mira/)).toBeVisible();
  await expect(page.getByText(/Jonas helps Mira/).first()).toBeVisible();
});

/** Offers as much as there is, and accepts everything. */
const TRADES: Record<string, string[]> = {
  partner: ['offer'],
  give_kind: ['pick', 'close'],
  want_kind: ['pick', 'send'],
  answer: ['accept'],
};

test('several areas are clicked in any order and sent together', async ({ page, visit }) => {
  test.slow();
  const hands = await seatTwo(page, await visit(), { source_set: 'large' });
  const placing = await playUntil(
    hands,
    (_, table) => seenOf(table).picking.count > 1,
    (_, table) => TRADES[seenOf(table).turn.ask] ?? [],
  );
  // Hands are faster than pages: what is clicked must be about what is asked now.
  await placing.page.reload();
  const before = await placing.look();
  const { count, areas } = seenOf(before).picking;
  const backwards = Object.entries(areas)
    .flatMap(([id, times]) => Array.from({ length: times }, () => id))
    .toReversed();
  const last = backwards[count - 1] ?? '';
  for (const id of backwards.slice(0, count - 1))
    await placing.page.locator(`[data-target="area:${id}"]`).click({ force: true });
  await expect(placing.page.getByText(`${count - 1} of ${count} chosen`)).toBeVisible();
  expect((await placing.look()).version).toBe(before.version);
  await placing.page.locator(`[data-target="area:${last}"]`).click({ force: true });
  await expect.poll(async () => (await placing.look()).n).toBeGreaterThan(before.n);
});

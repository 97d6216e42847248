// Two people register, play a rated game, see their ratings move and replay it from their profiles.
import type { Page } from '@playwright/test';
import type { Choice, Table } from '../../src/protocol';
import { expectAccessible } from './accessible';
import { test as base, expect } from './fixture';
import { PROGRAM, Server } from './server';
import { atTable, openDialog } from './tables';
import { ending } from './turn';

const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its pattern.
    async ({}, use) => {
      const server = await Server.make(PROGRAM, ['--developer']);
      try {
        await use(server);
      } finally {
        await server.remove();
      }
    },
    { scope: 'worker' },
  ],
});

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  const form = page.locator('form', { hasText: 'Keep my games' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill('a long enough secret');
  await form.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
}

/** The first thing that is possible, with all that it asks. */
function pathOf([first]: readonly Choice[]): string[] {
  return first === undefined ? [] : [first.act, ...pathOf(first.next)];
}

/** Decides for this person once, if anything is asked; whether the game goes on. */
async function decide(page: Page, id: string): Promise<boolean> {
  const at = new URL(`/api/v1/tables/${id}`, page.url());
  const table = (await (await page.request.get(`${at}`)).json()) as Table;
  const path = pathOf(table.choices);
  if (path.length > 0) {
    const act = { t: 'act', id: crypto.randomUUID(), table: id, seen: table.version };
    await page.request.post(`${at}/act`, { data: { ...act, seat: table.you[0], path } });
  }
  return table.state === 'running';
}

async function playOn(pages: readonly Page[], id: string): Promise<void> {
  for (let k = 0; k < 100; ++k) for (const page of pages) if (!(await decide(page, id))) return;
}

test('two people play a rated game, see ratings move and replay it from their profiles', async ({
  page: ada,
  visit,
}) => {
  test.slow();
  const bo = await visit();
  await register(ada, 'Ada');
  await register(bo, 'Bo');
  await ada.getByRole('link', { name: 'My profile' }).click();
  await expect(ada.getByText('No rated game yet.')).toBeVisible();

  await openDialog(ada);
  const dialog = ada.getByRole('dialog', { name: 'Lay a new table' });
  await dialog.getByRole('button', { name: 'Mini' }).click();
  await dialog.getByText('Rated', { exact: true }).click();
  await expect(dialog.getByText(/changes the ratings of all who play/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await atTable(ada);

  const guest = await visit();
  await guest.goto(ada.url());
  await expect(guest.getByRole('link', { name: 'Make an account to sit here' })).toBeVisible();

  await bo.goto('/');
  await expect(bo.getByText('rated', { exact: true })).toBeVisible();
  await bo.getByRole('link', { name: 'Join' }).click();
  await expect(bo.getByText(/the result changes the ratings/)).toBeVisible();
  await bo.getByRole('button', { name: 'Sit here' }).click();
  await expect(bo.getByRole('button', { name: 'Sit here' })).toHaveCount(0);
  await playOn([ada, bo], new URL(ada.url()).pathname.slice('/t/'.length));

  const changes = ending(ada).getByRole('list', { name: 'Ratings after this game' });
  await expect(changes.getByRole('listitem')).toHaveCount(2);
  await changes.getByRole('link', { name: 'Ada' }).click();
  await expect(ada.getByText('1 rated game')).toBeVisible();
  await expectAccessible(ada);
  await expect(ada.getByText(/^\d+\?$/)).toBeVisible();
  await ada.getByRole('link', { name: 'Replay' }).click();
  await expect(ada.getByRole('slider')).toBeVisible();

  await bo.goto('/player/Ada');
  await bo.getByRole('button', { name: 'Add as a friend' }).click();
  await expect(bo.getByRole('button', { name: 'Friend no more' })).toBeVisible();
  await bo.goto('/leaderboard/mini');
  await expect(bo.getByRole('row', { name: /Bo.*you/ })).toBeVisible();
});

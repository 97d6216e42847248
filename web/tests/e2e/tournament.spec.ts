// A tournament from its creation to its winner, as an organiser and two players see it.
import type { Page } from '@playwright/test';
import type { Table } from '../../src/protocol';
import { expectSound } from './accessible';
import { expect, test } from './fixture';

async function register(page: Page, name: string): Promise<void> {
  await page.request.post('/api/v1/register', {
    data: { name, password: 'a long enough secret' },
  });
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function order(page: Page, table: string, word: string): Promise<void> {
  const at = `/api/v1/tables/${table}`;
  const { version, you } = (await (await page.request.get(at)).json()) as Table;
  const give = { t: 'order', id: crypto.randomUUID(), table, seen: version, order: word };
  const answer = await page.request.post(`${at}/order`, { data: { ...give, seat: you[0] } });
  expect(answer.ok()).toBe(true);
}

test('a tournament is made, entered, played and won', async ({ page: host, visit }) => {
  test.slow();
  const [ada, bo] = [await visit(), await visit()];
  await register(host, 'Organiser');
  await register(ada, 'Ada');
  await register(bo, 'Bo');

  await host.goto('/tournaments');
  await host.getByRole('button', { name: 'New tournament' }).click();
  const dialog = host.getByRole('dialog', { name: 'New tournament' });
  await dialog.getByLabel('Name of the tournament').fill('Valley autumn');
  await dialog.getByLabel('Rounds').fill('1');
  await dialog.getByRole('button', { name: 'Create the tournament' }).click();
  await expect(host.getByRole('heading', { name: 'Valley autumn' })).toBeVisible();

  for (const page of [ada, bo]) {
    await page.goto('/tournaments');
    await page.getByRole('link', { name: 'Valley autumn', exact: true }).click();
    await page.getByRole('button', { name: 'Take part' }).click();
    await expect(page.getByText('You are in.')).toBeVisible();
  }
  await expect(host.getByText('Bo', { exact: true }).first()).toBeVisible();
  await expectSound(host);
  await host.getByRole('button', { name: 'Start now' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Start now' }).click();

  for (const page of [ada, bo]) {
    await page.getByRole('link', { name: /To my table/ }).click();
    await expect(page).toHaveURL(/\/t\//);
    await order(page, idOf(page), 'sit');
  }
  await order(bo, idOf(bo), 'resign');
  await expect(host.getByText('Ada has won').first()).toBeVisible();
  await expect(host.getByRole('row', { name: /1 Ada/ })).toBeVisible();
  await expectSound(host);
});

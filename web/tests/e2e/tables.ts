// Steps in the lobby: laying tables, sitting down, giving a name.
import type { Page } from '@playwright/test';
import type { Created, NewTable } from '../../src/protocol';
import { expect } from './fixture';

/** Who sits at the second seat: at this screen, or whoever comes. */
export type Second = 'me' | 'open';

export async function playComputer(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).first().click();
  await atTable(page);
}

export async function atTable(page: Page): Promise<void> {
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('status').first()).toBeVisible();
}

export async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page.getByRole('dialog', { name: 'Lay a new table' })).toBeVisible();
}

/** Lays a table with me at the first seat, who also begins. */
export async function layTable(page: Page, second: Second, rounds: number): Promise<void> {
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Lay a new table' });
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption(second);
  await dialog.getByText('Rules of this table').click();
  await dialog.getByLabel('Rounds after which the game ends').fill(String(rounds));
  await dialog.getByLabel('Who begins').selectOption('1');
  await dialog.getByRole('button', { name: /^(Open the table|Start the game)$/ }).click();
  if (second === 'open') await giveName(page, 'Mira');
  await atTable(page);
}

export async function giveName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'What shall we call you?' });
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Go on' }).click();
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).click();
  await giveName(page, name);
}

/** Lays a table without the dialog, for what it does not offer, and goes there. */
export async function requestTable(page: Page, table: NewTable): Promise<void> {
  await page.goto('/');
  const api = new URL('/api/v1/', page.url());
  await page.request.post(`${api}guest`, { data: { name: 'Mira' } });
  const answer = await page.request.post(`${api}tables`, { data: table });
  expect(answer.ok()).toBe(true);
  const { table: id } = (await answer.json()) as Created;
  await page.goto(`/t/${id}`);
  await atTable(page);
}

/** A table for four: me and three computers. */
export async function layForFour(page: Page): Promise<void> {
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Lay a new table' });
  for (const n of [2, 3, 4]) {
    if (n > 2) await dialog.getByRole('button', { name: 'Add a seat' }).click();
    await dialog.getByLabel(`Seat ${n}`, { exact: true }).selectOption('computer:level1');
  }
  await dialog.getByText('Rules of this table').click();
  await dialog.getByLabel('Who begins').selectOption('1');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await atTable(page);
}

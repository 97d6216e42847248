// Clocks: days for correspondence, seconds at a live table, and what happens when they run out.
import type { Locator, Page } from '@playwright/test';
import type { ClockInfo, NewTable } from '../../src/protocol';
import { expect, test } from './fixture';
import { atTable, openDialog, requestTable } from './tables';
import { ending } from './turn';

const clock = (page: Page): Locator => page.getByRole('timer').first();

function hasty(on_timeout: ClockInfo['on_timeout']): NewTable {
  return {
    game: 'wiraqocha',
    options: { first_player: '1' },
    seats: [{ kind: 'me' }, { kind: 'computer', level: 'random' }],
    clock: { kind: 'live', bank: 1500, increment: 0, days: 0, on_timeout },
  };
}

test('a table by correspondence shows days and hours', async ({ page }) => {
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Lay a new table' });
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption('computer:level1');
  await dialog.getByText('Days', { exact: true }).click();
  await dialog.getByLabel('Days per turn').fill('3');
  await dialog.getByLabel('When time runs out').selectOption('resign');
  await dialog.getByText('Rules of this table').click();
  await dialog.getByLabel('Who begins').selectOption('1');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await atTable(page);
  await expect(clock(page)).toHaveText('2 d 23 h');
  await expect(clock(page)).toHaveAttribute(
    'title',
    '3 days per turn. When time runs out, the seat resigns.',
  );
  await page.goto('/');
  await expect(page.getByText('2 d left').first()).toBeVisible();
});

test('when time runs out the computer stands in', async ({ page }) => {
  await requestTable(page, hasty('computer'));
  await expect(page.getByText('computer stands in').first()).toBeVisible();
  await expect(clock(page)).toHaveAttribute('title', /the computer plays on/);
});

test('when time runs out the seat resigns, if that was agreed', async ({ page }) => {
  await requestTable(page, hasty('resign'));
  await expect(ending(page)).toBeVisible();
  await expect(ending(page)).toContainText('All others have resigned');
  await expect(ending(page).getByRole('heading', { level: 1 })).toContainText('Automaton');
});

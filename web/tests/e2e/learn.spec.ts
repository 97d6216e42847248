// Hints while a game goes on, and a finished game that is taken up again from a moment.
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { finished } from './finished';
import { expect, test } from './fixture';
import { look } from './middle';
import { requestTable } from './tables';
import { ending, prompt } from './turn';

const AGAINST_ONE = [{ kind: 'me' }, { kind: 'computer', level: 'level1' }] as const;
const hints = (page: Page) => page.getByRole('region', { name: 'What a Master looks at' });

test('a hint marks the board, can be played, and is told to all', async ({ page }) => {
  await requestTable(page, {
    game: 'wiraqocha',
    seats: [...AGAINST_ONE],
    options: { first_player: '1' },
  });
  await page.keyboard.press('t');
  await expect(hints(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  const before = (await look(page)).n;
  await hints(page).getByRole('listitem').first().getByRole('button').click();
  await expect.poll(async () => (await look(page)).n).toBeGreaterThan(before);
  await expect(hints(page)).toHaveCount(0);
  expect((await look(page)).notices.map(({ text }) => text.en)).toEqual(['Mira looks at a hint.']);
});

test('where the host allows no hints there are none', async ({ page }) => {
  await requestTable(page, { game: 'wiraqocha', seats: [...AGAINST_ONE], hints: 0 });
  await expect(prompt(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toHaveCount(0);
});

test('a finished game is taken up again and stands below its moment', async ({ page }) => {
  test.setTimeout(300_000);
  const origin = await finished(page, 'wiraqocha', 2);
  await ending(page).getByRole('button', { name: 'Analyse' }).click();
  await page.getByRole('tab', { name: 'Moment' }).click();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Try again from here' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page).not.toHaveURL(new RegExp(origin.table));
  const again = await look(page);
  expect(again.branch?.table).toBe(origin.table);
  expect(again.state).toBe('running');
  await page.goto(`/t/${origin.table}?n=${again.branch?.n}#analysis`);
  await page.getByRole('tab', { name: 'Moment' }).click();
  await expect(page.getByRole('link', { name: 'Your try 1: goes on' })).toBeVisible();
});

test('a public game stands in a page of somebody else', async ({ page }) => {
  test.setTimeout(300_000);
  const { table, n } = await finished(page, 'wiraqocha', 2);
  const answer = await page.request.get(`/embed/${table}`);
  expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *');
  await page.context().clearCookies();
  await page.goto(`/embed/${table}?n=${n}`);
  await expect(page.getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: 'One back' }).click();
  await expect(page.getByRole('slider')).not.toHaveValue(String(n));
  await expect(page.getByRole('link', { name: 'Tetrapolis' })).toHaveAttribute('target', '_blank');
});

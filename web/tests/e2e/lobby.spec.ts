// The lobby takes what the server has: any levels of the computer, any kinds of options.
import type { BrowserContext } from '@playwright/test';
import type { Games, LevelInfo, OptionInfo } from '../../src/protocol';
import { expect, test } from './fixture';
import { openDialog } from './tables';

const words = (text: string): LevelInfo['name'] => ({ en: text, de: text });

const LEVELS: LevelInfo[] = [1, 2, 3, 4, 5, 6].map((n) => ({
  id: `sage${n}`,
  name: words(`Level ${n}`),
  description: words(`Looks ${n} turns ahead.`),
  rating: 700 + 200 * n,
}));

function option(key: string, text: string, values: string[], range = false): OptionInfo {
  const standard = values[0] ?? '';
  return {
    key,
    text: words(text),
    values,
    words: values.map(wordOf),
    range,
    seats: false,
    standard,
  };
}

const SAID: Record<string, string> = {
  very_long: 'Very long',
  gentle_start: 'Gentle start',
  none: 'No limit',
};
function wordOf(value: string): LevelInfo['name'] {
  return words(SAID[value] ?? value);
}

const OPTIONS: OptionInfo[] = [
  option('night', 'The night', ['short', 'very_long', 'polar', 'endless', 'none']),
  option('start', 'The start', ['gentle_start', 'hard_start']),
  option('wind', 'The wind', ['off', 'on']),
  option('ships', 'Ships', ['1', '9'], true),
  option('years', 'Years', ['none', '10', '900'], true),
];

async function moreOfAll(context: BrowserContext): Promise<void> {
  await context.route('**/api/v1/games', async (route) => {
    const answer = (await (await route.fetch()).json()) as Games;
    const games = answer.games.map((game) => ({
      ...game,
      levels: [...game.levels, ...LEVELS],
      options: OPTIONS,
    }));
    await route.fulfill({ json: { games } });
  });
}

test('levels and options of any kind find their place in the dialog', async ({ page, context }) => {
  await moreOfAll(context);
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Lay a new table' });
  await dialog.getByLabel('Seat 2', { exact: true }).selectOption('computer:sage6');
  await expect(dialog.getByText('Looks 6 turns ahead. Rating 1900')).toBeVisible();
  await dialog.getByText('Rules of this table').click();
  await dialog.getByLabel('The night').selectOption('Very long');
  await dialog.getByText('Gentle start').click();
  await dialog.getByText('The wind').click();
  await dialog.getByLabel('Ships').selectOption('7');
  await dialog.getByLabel('Years').fill('250');
  await dialog.getByRole('button', { name: 'No limit' }).click();
  await expect(dialog.getByLabel('Years')).toHaveValue('');
  const overflow = await dialog.evaluate((node) => node.scrollWidth - node.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the level against the computer is chosen with what it is like', async ({ page, context }) => {
  await moreOfAll(context);
  await page.goto('/');
  await page.getByRole('combobox', { name: /^Computer/ }).selectOption('sage3');
  await expect(page.getByText('Looks 3 turns ahead. Rating 1300')).toBeVisible();
});

test('only seats that are there can begin', async ({ page }) => {
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Lay a new table' });
  await dialog.getByText('Rules of this table').click();
  const begins = dialog.getByLabel('Who begins');
  await expect(begins.getByText(/^(Chance|Seat [12])$/)).toHaveCount(3);
  await expect(begins.getByText('Seat 3')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add a seat' }).click();
  await dialog.getByRole('button', { name: 'Add a seat' }).click();
  await begins.selectOption('4');
  await dialog.getByRole('button', { name: 'Remove seat 4' }).click();
  await expect(begins.getByText('Seat 4')).toHaveCount(0);
});

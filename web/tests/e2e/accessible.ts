// Checks a page against the rules for accessible pages, contrasts in light and in dark and
// in the themes with more of it.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixture';

/** Rules by name, or all of them. */
async function violations(
  page: Page,
  parts: readonly string[],
  rules: readonly string[],
): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  for (const part of parts) axe.include(part);
  const result = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** No serious violation in the page, or in parts of it. What is not colour is the same in every theme. */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  for (const contrast of ['no-preference', 'more'] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast });
      const theme = page.locator(
        `html[data-theme=${colorScheme}][data-contrast=${contrast === 'more' ? 'high' : 'normal'}]`,
      );
      await expect(theme).toHaveCount(1);
      const first = contrast === 'no-preference' && colorScheme === 'light';
      const rules = first ? [] : ['color-contrast'];
      expect(await violations(page, parts, rules), `${colorScheme}, ${contrast}`).toEqual([]);
    }
  await page.emulateMedia({ contrast: 'no-preference' });
}

/** No serious violation in the theme that is shown: for pages with much on them. */
export async function expectSound(page: Page): Promise<void> {
  expect(await violations(page, [], [])).toEqual([]);
}

/** The same, and that all is readable in the dark. */
export async function expectSoundAndReadable(page: Page): Promise<void> {
  await expectSound(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html[data-theme=dark]')).toHaveCount(1);
  expect(await violations(page, [], ['color-contrast']), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

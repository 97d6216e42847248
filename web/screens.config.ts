// Pictures of the tables: run by tools/screens.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testDir: 'tests/screens',
  retries: 0,
  workers: Number(process.env['SCREENS_WORKERS'] ?? 2),
  use: { ...tests.use, trace: 'off' },
});

// Measurements that are no tests: run by tools/measure.
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testDir: 'tests/measure',
  retries: 0,
  workers: 1,
  use: { ...tests.use, trace: 'off' },
});

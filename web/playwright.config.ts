// Drives the client in a headless browser. Every worker starts a server of its own: TETRA_PROGRAM
// says which program, TETRA_BROWSER which browser.
import { defineConfig, devices } from '@playwright/test';

const BROWSER = process.env['TETRA_BROWSER'] ?? '/usr/bin/chromium-headless-shell';

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  retries: 1,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
});

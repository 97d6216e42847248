// Drives the client in a headless browser, against a server that is already running or is started
// here. TETRA_SERVER_COMMAND starts it, TETRA_SERVER says where it listens.
import { defineConfig, devices } from '@playwright/test';

const SERVER = process.env['TETRA_SERVER'] ?? 'http://127.0.0.1:8080';
const COMMAND = process.env['TETRA_SERVER_COMMAND'] ?? '../build/release/tetrapolis serve';
const BROWSER = process.env['TETRA_BROWSER'] ?? '/usr/bin/chromium-headless-shell';
const PREVIEW = 'http://127.0.0.1:4173';

const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 60_000,
  workers: 1,
  reporter: [['list']],
  use: {
    baseURL: PREVIEW,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: BROWSER,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'desk', use: desk },
    { name: 'phone', use: phone },
  ],
  webServer: [
    { command: COMMAND, url: `${SERVER}/api/v1/games`, reuseExistingServer: true },
    {
      command: 'npx vite preview --host 127.0.0.1 --port 4173 --strictPort',
      url: PREVIEW,
      reuseExistingServer: true,
    },
  ],
});

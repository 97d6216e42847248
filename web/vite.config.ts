// Builds the client into dist/, which the C++ build embeds into the program.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engineModule } from './tools/engineModule.ts';
import { gameIcons } from './tools/gameIcons.ts';
import { offlineFiles } from './tools/offlineFiles.ts';
import { ruleTexts } from './tools/ruleTexts.ts';

const SERVER = process.env['TETRA_SERVER'] ?? 'http://127.0.0.1:8080';

// The server takes only requests of its own page: it must see the host that the browser sees.
const proxy = {
  '/api': { target: SERVER, changeOrigin: false },
  '/ws': { target: SERVER.replace('http', 'ws'), ws: true, changeOrigin: false },
};

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ws: wss:; img-src 'self' data:; object-src 'none'; base-uri 'none'";

// What every page needs, as one file: cut into many, each has a head of its own and compresses worse.
const SHELL = {
  name: 'shell',
  test: /node_modules\/(svelte|esm-env|clsx)\/|src\/(store|i18n\/(index|lang|en|de)|router\/(place|route)|net\/(transport|api))|preload-helper/,
};

export default defineConfig({
  plugins: [engineModule(), gameIcons(), ruleTexts(), svelte(), offlineFiles()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [SHELL] } } },
  },
  // The rule books lie outside of this folder.
  server: { proxy, fs: { allow: ['..'] } },
  // As strict as the server: the tests in the browser run under the same policy.
  preview: { proxy, headers: { 'content-security-policy': POLICY } },
  // Tests that mount components need the browser's half of Svelte.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] },
});

// appIcons: draws the icons of the app, public/app-*.png, from the sign of public/favicon.svg.
// Run by: tools/web node tools/appIcons.js
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const sign = await readFile('public/favicon.svg', 'utf8');
const body = sign.replace(/^<svg[^>]*>|<\/svg>$/g, '');

// A maskable icon may be cut to a circle of 80 % and has no corners of its own.
const ICONS = [
  { file: 'app-192.png', size: 192, share: 0.74, corner: 0.2 },
  { file: 'app-512.png', size: 512, share: 0.74, corner: 0.2 },
  { file: 'app-mask.png', size: 512, share: 0.54, corner: 0 },
];

const browser = await chromium.launch({
  executablePath: process.env['TETRA_BROWSER'] ?? '/usr/bin/chromium-headless-shell',
});
for (const { file, size, share, corner } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const scale = (size * share) / 32;
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="#FFFBF2"/><g transform="translate(${size / 2} ${size / 2}) scale(${scale})">${body}</g></svg>`,
  );
  await page.screenshot({ path: `public/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();

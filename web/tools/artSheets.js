// artSheets.js FOLDER GAME [WIDTH] [WORD]: sheets of the pictures of a game's cards, 24 on each, whole
// and as strips, so that all can be looked at; only those whose id or name holds the word.
// Run by: tools/web node tools/artSheets.js FOLDER GAME
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const [folder = 'sheets', game = 'pathciv', width = '320', word = ''] = process.argv.slice(2);
const ON_A_SHEET = 24;

const pathOf = ({ d, fill, stroke, width: w, opacity, dash, move }) =>
  `<path d="${d}" fill="${fill ?? 'none'}" stroke="${stroke ?? 'none'}" stroke-width="${w ?? 1}" opacity="${opacity ?? 1}" ${dash ? `stroke-dasharray="${dash}"` : ''} ${move ? `transform="${move}"` : ''}/>`;

const svg = (shapes, box, size) =>
  `<svg viewBox="${box}" width="${size}" height="${size * (box.endsWith('70') ? 0.4375 : 0.625)}" preserveAspectRatio="xMidYMid slice" stroke-linejoin="round" stroke-linecap="round">${shapes.map(pathOf).join('')}</svg>`;

const figure = ({ id, name, shapes, top }) =>
  `<figure>${svg(shapes, '0 0 160 100', width)}${svg(shapes, `0 ${top} 160 70`, 128)}<figcaption>${id} ${name} ${shapes.length}</figcaption></figure>`;

const STYLE =
  'body{margin:8px;font:12px sans-serif;display:flex;flex-wrap:wrap;align-items:start;gap:8px;background:#e7dcc8}figure{margin:0;display:flex;flex-wrap:wrap;gap:4px;width:min-content}svg{display:block;border:3px solid #fffaf0;outline:1px solid #5a4a30}';

const server = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
const { pictures } = await server.ssrLoadModule(`/src/games/${game}/testing/pictures.ts`);
const wanted = pictures().filter(({ id, name }) => `${id} ${name}`.includes(word));
await server.close();

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['TETRA_BROWSER'] ?? '/usr/bin/chromium-headless-shell',
});
const page = await browser.newPage({
  viewport: { width: 6 * (Number(width) + 16) + 16, height: 600 },
});
for (let at = 0; at < wanted.length; at += ON_A_SHEET) {
  const figures = wanted
    .slice(at, at + ON_A_SHEET)
    .map(figure)
    .join('');
  await page.setContent(`<style>${STYLE}</style>${figures}`);
  const picture = await page.screenshot({ fullPage: true });
  await writeFile(`${folder}/${game}-${at / ON_A_SHEET + 1}.png`, picture);
}
await browser.close();

// Vite plugin: `virtual:rules` holds the rule books of docs/rules and their figures. Each book is
// fetched by itself when it is opened, each figure when it comes into sight.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:rules';
const FOLDER = fileURLToPath(new URL('../../docs/rules', import.meta.url));

const lazily = (path: string): string => `() => import(${JSON.stringify(path)})`;
const object = (entries: readonly string[]): string => `{ ${entries.join(', ')} }`;

function gamesIn(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => /^\w+\.md$/.test(name));
  return names.map((name) => name.replace('.md', ''));
}

function book(game: string): string {
  const files = { en: `${game}.md`, de: `${game}.de.md` };
  const there = Object.entries(files).filter(([, file]) => existsSync(join(FOLDER, file)));
  return object(there.map(([lang, file]) => `${lang}: ${lazily(`${join(FOLDER, file)}?raw`)}`));
}

/** Figures are named by the rule they stand at: "W7.1.json". */
function figures(game: string): string {
  const folder = join(FOLDER, 'figures', game);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((one) => one.endsWith('.json'))
    : [];
  return object(
    files.map((file) => `"${file.replace('.json', '')}": ${lazily(join(folder, file))}`),
  );
}

/** The letter that the ids of a game's rules begin with. */
function letter(game: string): string {
  const found = /^- \*\*([A-Z])\d/m.exec(readFileSync(join(FOLDER, `${game}.md`), 'utf8'));
  if (found === null) throw new Error(`docs/rules/${game}.md has no rule`);
  return `${found[1]}: "${game}"`;
}

export function ruleTexts(): Plugin {
  return {
    name: 'rule-texts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const games = gamesIn(FOLDER);
      return [
        `export const letters = ${object(games.map(letter))};`,
        `export const books = ${object(games.map((game) => `${game}: ${book(game)}`))};`,
        `export const figures = ${object(games.map((game) => `${game}: ${figures(game)}`))};`,
      ].join('\n');
    },
  };
}

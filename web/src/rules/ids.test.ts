// Every id of a rule that a game's guide or screen names is in that game's book, in both languages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseBook } from './parse';

const GAMES = join(import.meta.dirname, '../games');
const RULES = join(import.meta.dirname, '../../../docs/rules');
const ID = /['"]([WHPA]\d+\.\d+[a-l]?)['"]/g;

function sourcesOf(game: string): string[] {
  const files = readdirSync(join(GAMES, game), { recursive: true }).map(String);
  return files.filter((file) => /\.(ts|svelte|json)$/.test(file) && !file.endsWith('.test.ts'));
}

it.each(['ascalion', 'hyperborea', 'pathciv', 'wiraqocha'])(
  'the ids of %s lead somewhere',
  (game) => {
    const named = sourcesOf(game).flatMap((file) =>
      [...readFileSync(join(GAMES, game, file), 'utf8').matchAll(ID)].map(([, id = '']) => id),
    );
    expect(named.length).toBeGreaterThan(10);
    for (const page of [`${game}.md`, `${game}.de.md`]) {
      const { ids } = parseBook(readFileSync(join(RULES, page), 'utf8'));
      expect(named.filter((id) => !ids.has(id))).toEqual([]);
    }
  },
);

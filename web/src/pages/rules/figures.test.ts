// Every figure stands at a rule of its book, and says in both languages what is seen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBook } from '../../rules/parse';
import type { Figure } from './figures';

const RULES = join(import.meta.dirname, '../../../../docs/rules');
const GAMES = readdirSync(join(RULES, 'figures'));

const filesOf = (game: string) => readdirSync(join(RULES, 'figures', game));
const figureIn = (game: string, file: string) =>
  JSON.parse(readFileSync(join(RULES, 'figures', game, file), 'utf8')) as Figure;

it('all games have figures', () => {
  const books = readdirSync(RULES).filter((name) => /^\w+\.md$/.test(name));
  expect(GAMES.map((game) => `${game}.md`)).toEqual(books);
});

describe.each(GAMES)('the figures of %s', (game) => {
  it('are four or more', () => {
    expect(filesOf(game).length).toBeGreaterThanOrEqual(4);
  });

  it.each(filesOf(game))('%s stands at a rule, in both languages', (file) => {
    for (const page of [`${game}.md`, `${game}.de.md`]) {
      const book = parseBook(readFileSync(join(RULES, page), 'utf8'));
      expect(book.ids).toContain(file.replace('.json', ''));
    }
  });

  it.each(filesOf(game))('%s has steps that point at something', (file) => {
    const { title, steps } = figureIn(game, file);
    for (const { en, de } of [title, ...steps.map(({ text }) => text)]) {
      expect(en.length).toBeGreaterThan(3);
      expect(de).not.toBe(en);
    }
    expect(steps.length).toBeGreaterThan(1);
  });
});

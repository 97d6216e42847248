// Hints of first games: short enough for their place, and in both languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const GAMES = ['ascalion', 'hyperborea', 'pathciv', 'wiraqocha'];
const MOST = 200;
const WORDS = /\b(en|de):\s*'((?:[^'\\]|\\.)*)'/g;

describe.each(GAMES)('the hints of %s', (game) => {
  const source = readFileSync(join(import.meta.dirname, `../games/${game}/hints.ts`), 'utf8');
  const words = [...source.matchAll(WORDS)].map(([, lang, text = '']) => ({ lang, text }));
  const english = words.filter(({ lang }) => lang === 'en');

  it('are there for the questions of a first game, in both languages', () => {
    expect(english.length).toBeGreaterThan(7);
    expect(words).toHaveLength(2 * english.length);
  });
  it.each(words)('$text', ({ text }) => {
    expect(text.length).toBeLessThan(MOST);
    expect(text).toMatch(/[.?]$/);
  });
});

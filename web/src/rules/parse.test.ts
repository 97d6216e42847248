// The rule books of all games are read whole, and what they refer to is there.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Block, type Part, parseBook, partsOf, ruleOf } from './parse';
import { countPlaces, piecesOf, wanted } from './search';
import { spotFor } from './sheet';

const FOLDER = join(import.meta.dirname, '../../../docs/rules');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.md'));
const bookIn = (file: string) => parseBook(readFileSync(join(FOLDER, file), 'utf8'));

const SMALL = parseBook(
  [
    '# A game',
    '',
    'What it is `about`.',
    '',
    '## 7. Attack',
    '### 7A Defence',
    '- **W7.1** The **defence** is 5 (W6.2). [rulebook, R-03]',
    '| a | b |',
    '|---|---|',
    '| 1 | W7.1 |',
    '## Sources',
  ].join('\n'),
);

const textsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part.kind === 'ground' ? textsIn(part.parts) : part.text));
const partsIn = (block: Block): Part[] => {
  if (block.kind === 'heading') return [];
  return block.kind === 'table' ? [block.head, ...block.rows].flat(2) : block.parts;
};

describe('a rule book', () => {
  it('has chapters, sections, rules with their grounds, and tables', () => {
    expect(SMALL.chapters.map(({ id, title }) => [id, title])).toEqual([
      ['s7', '7. Attack'],
      ['sources', 'Sources'],
    ]);
    const [section, rule, table] = SMALL.chapters[0]?.blocks ?? [];
    expect(section).toEqual({ kind: 'heading', id: 's7a', title: '7A Defence' });
    expect(rule).toMatchObject({ kind: 'rule', id: 'W7.1' });
    expect(ruleOf(SMALL, 'W7.1')?.parts.map(({ kind }) => kind)).toEqual(
      'text strong text id text ground'.split(' '),
    );
    expect(table).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: 'W7.1' }]]] });
    expect(ruleOf(SMALL, 'W7.2')).toBeUndefined();
  });

  it('knows ids in running text', () => {
    expect(partsOf('see H6.48a, Ex-1 and NR-02').filter(({ kind }) => kind === 'id')).toEqual(
      ['H6.48a', 'Ex-1', 'NR-02'].map((text) => ({ kind: 'id', text })),
    );
  });

  it.each(FILES)('is read without rest: %s', (file) => {
    const blocks = bookIn(file).chapters.flatMap((chapter) => chapter.blocks);
    const words = blocks.flatMap(partsIn).flatMap((part) => textsIn([part]));
    expect(words.filter((text) => /\*\*|^\s*- |\]\(/.test(text))).toEqual([]);
  });

  it.each(FILES)('has every id once and in both languages: %s', (file) => {
    const { chapters, ids } = bookIn(file);
    const rules = chapters.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'rule');
    expect(rules).toHaveLength(ids.size);
    const both = (name: string) => [...bookIn(name).ids].filter((id) => /^[A-Z]\d/.test(id)).sort();
    expect(both(file)).toEqual(both(file.replace('.de.md', '.md')));
  });
});

describe('the search in a rule book', () => {
  it('counts what it marks, by chapter', () => {
    expect(countPlaces(SMALL, wanted('defence'))).toEqual({ lead: 0, chapters: [2, 0] });
    expect(countPlaces(SMALL, wanted('W7.1')).chapters).toEqual([2, 0]);
    expect(countPlaces(SMALL, wanted('about')).lead).toBe(1);
    expect(countPlaces(SMALL, wanted('a')).chapters).toEqual([0, 0]);
  });

  it('cuts a text at the places', () => {
    expect(piecesOf('Die by die', wanted('die'))).toEqual([
      { text: 'Die', hit: true },
      { text: ' by ', hit: false },
      { text: 'die', hit: true },
    ]);
    expect(piecesOf('(a+b)', wanted('a+'))).toHaveLength(3);
  });
});

describe('the sheet of a rule', () => {
  const sheet = { width: 380, height: 200 };
  const frame = { width: 1000, height: 800 };
  it('lies below its link, above it where there is no room, and never outside', () => {
    expect(spotFor({ left: 50, top: 100, bottom: 120 }, sheet, frame)).toEqual({
      left: 50,
      top: 126,
    });
    expect(spotFor({ left: 900, top: 700, bottom: 720 }, sheet, frame)).toEqual({
      left: 612,
      top: 494,
    });
  });
});

// Choices that open together: one page a phase, contests first; and all words that tell of them.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../protocol';
import { plain } from '../../common/words';
import type { Scene } from '../../game';
import { readGuide } from '../model';
import { guide, scene } from '../testing/scenes';
import { pagesOf } from './pages';
import { resultOf, sentenceOf, together } from './sentences';

const entry = (n: number, words: string): LogEntry => ({ n, by: 0, text: plain(words), at: 0 });

function at(you: number[]): Scene {
  const shown = scene({ view: 'technology_bids' });
  return { ...shown, table: { ...shown.table, you } };
}

const WONDERS = entry(
  7,
  'C2: Wonders; Mira passes; Aiko gets Harbour Beacon for Builders (3), ahead of Jonas; ' +
    'Jonas bids for Harbour Beacon in vain, since Aiko comes first: in Science rank 1 goes before rank 4; ' +
    'Aiko gains heritage +1, Builders +2; D: Research; Mira gains research in Cult +1',
);

describe('the page of a phase', () => {
  const [page, ...others] = pagesOf([WONDERS], at([0]));

  it('has who wins, who loses and then who passes, without their names', () => {
    expect(page?.phase.en).toBe('C2: Wonders');
    expect(page?.rows.map(({ seat, result }) => [seat, result])).toEqual([
      [2, 'won'],
      [1, 'lost'],
      [0, 'plain'],
    ]);
    expect(page?.rows[2]?.text.en).toBe('passes');
  });

  it('has a picture of what was wanted, and what it brought to its winner alone', () => {
    expect(page?.rows.map(({ thing }) => thing)).toEqual(['card:w_13', 'card:w_13', null]);
    expect(page?.rows.map(({ gains }) => gains)).toEqual([
      ['gain:heritage:1', 'gain:grey:2'],
      [],
      [],
    ]);
  });

  it('comes for phases in which somebody chose', () => {
    expect(others).toEqual([]);
  });
});

describe('what only I have chosen', () => {
  it('is no news to me, but to others', () => {
    const passed = entry(3, 'C2: Wonders; Mira passes');
    expect(pagesOf([passed], at([0]))).toEqual([]);
    expect(pagesOf([passed], at([1]))).toHaveLength(1);
  });

  it('is news when the Rival was in the way', () => {
    const lost = entry(
      3,
      'C2: Wonders; Mira bids for Harbour Beacon in vain, since the Rival comes first: in Science rank 1 goes before rank 2',
    );
    expect(pagesOf([lost], at([0]))).toHaveLength(1);
  });
});

describe('gains', () => {
  it('of several sentences are added up', () => {
    expect(together(['gain:red:2', 'gain:any:1', 'gain:red:-1'])).toEqual([
      { sort: 'red', n: 1 },
      { sort: 'any', n: 1 },
    ]);
  });
});

/** The English examples of each report in the file of all words. */
function examples(): [key: string, words: string][] {
  const file = readFileSync('../src/games/pathciv/golden/words.txt', 'utf8');
  return file.split('\n\n').flatMap((paragraph) => {
    const [key = '', ...lines] = paragraph.trim().split('\n');
    if (!key.startsWith('report.') || lines[0]?.includes('in a report') !== true) return [];
    const words = lines.filter((line) => line.startsWith('    ')).map((line) => line.trim());
    return words
      .filter((_, i) => i % 2 === 0)
      .map((said): [string, string] => [key.slice('report.'.length), said]);
  });
}

describe('the words of the server', () => {
  const names = ['Ada', 'Max', 'Cleo', 'Ben', 'Eva', 'Dan'];
  const facts = readGuide(guide);
  const told = examples();

  it('are known in all sentences that tell a choice, with the thing that it is about', () => {
    const kinds = new Set(told.map(([key]) => key));
    for (const key of [
      'won',
      'won_first',
      'lost',
      'passed',
      'bought',
      'takes',
      'opened',
      'projects',
    ])
      expect([...kinds]).toContain(key);
    for (const [key, words] of told) {
      const sentence = sentenceOf(plain(words), names, facts);
      const known = { ...sentence, key };
      if (resultOf(known) === null) continue;
      expect([words, sentence.key]).toEqual([words, key]);
      if (key !== 'passed' && key !== 'projects')
        expect([words, sentence.about.length]).toEqual([words, 1]);
    }
  });

  it('are signs where something is gained, put back or given up', () => {
    for (const [key, words] of told) {
      if (!['gains', 'chosen', 'returns', 'gives_up'].includes(key)) continue;
      const { key: found, about } = sentenceOf(plain(words), names, facts);
      expect([words, found, about.length]).toEqual([words, key, words.split(', ').length]);
    }
  });
});

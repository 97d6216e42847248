// Choices that open together: one page a phase, contests first.
import { describe, expect, it } from 'vitest';
import type { LogEntry, Told } from '../../../protocol';
import { plain } from '../../common/words';
import type { Scene } from '../../game';
import { scene } from '../testing/scenes';
import { together } from './amounts';
import { pagesOf } from './pages';

const told = (words: string, key: string, seats: number[] = [], about: string[] = []): Told => ({
  key,
  seats,
  about,
  text: plain(words),
});

const entry = (n: number, ...sentences: Told[]): LogEntry => ({
  n,
  by: 0,
  text: plain(sentences.map(({ text }) => text?.en).join('; ')),
  at: 0,
  told: sentences,
});

function at(you: number[]): Scene {
  const shown = scene({ view: 'technology_bids' });
  return { ...shown, table: { ...shown.table, you } };
}

const C2 = told('C2: Wonders', 'phase');

const WONDERS = entry(
  7,
  C2,
  told('Mira passes', 'passed', [0]),
  told(
    'Aiko gets Harbour Beacon for Builders (3), ahead of Jonas',
    'won_first',
    [2, 1],
    ['card:w_13', 'gain:grey:-3'],
  ),
  told(
    'Jonas bids for Harbour Beacon in vain, since Aiko comes first',
    'lost',
    [1, 2],
    ['card:w_13'],
  ),
  told('Aiko gains heritage +1, Builders +2', 'gains', [2], ['gain:heritage:1', 'gain:grey:2']),
  told('D: Research', 'phase'),
  told('Mira gains research in Cult +1', 'gains', [0], ['gain:cult:1']),
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
    const passed = entry(3, C2, told('Mira passes', 'passed', [0]));
    expect(pagesOf([passed], at([0]))).toEqual([]);
    expect(pagesOf([passed], at([1]))).toHaveLength(1);
  });

  it('is news when the Rival was in the way', () => {
    const lost = entry(
      3,
      C2,
      told('Mira bids for Harbour Beacon in vain', 'lost_to_rival', [0], ['card:w_13']),
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

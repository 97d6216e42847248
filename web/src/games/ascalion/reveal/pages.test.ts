// Conflicts in the log, as the panel shows them.
import { describe, expect, it } from 'vitest';
import type { LogEntry, Told } from '../../../protocol';
import { plain } from '../../common/words';
import type { Scene } from '../../game';
import { pagesOf } from './pages';

const told = (words: string, key: string, ...seats: number[]): Told => ({
  key,
  seats,
  about: [],
  text: plain(words),
});
const entry = (n: number, ...sentences: Told[]): LogEntry => ({
  n,
  by: sentences[0]?.seats[0] ?? -1,
  text: plain(''),
  at: 0,
  told: sentences,
});

const NAMES = ['Mira', 'Jonas', 'Aiko', 'Bo'];
const at = (you: number[]): Scene =>
  ({ table: { you, seats: NAMES.map((name, seat) => ({ seat, name })) } }) as unknown as Scene;

const LOG = [
  entry(4, told('Jonas attacks Mira in Albur', 'attack', 1, 0)),
  entry(5, told('Aiko helps Mira', 'side', 2, 0)),
  entry(
    6,
    told('Bo stays neutral', 'neutral', 3),
    told('Jonas conquers Albur, 5 against 4', 'conquers', 1),
    told('Jonas captures 2 wood', 'captures', 1),
    told('Round 3 begins', 'round', 1),
  ),
];

describe('a conflict', () => {
  const [page, ...others] = pagesOf(LOG, at([0]));

  it('has a page with both sides, each with who helped it', () => {
    expect(others).toEqual([]);
    expect(page?.n).toBe(6);
    expect(page?.title?.en).toBe('Jonas attacks Mira in Albur');
    expect(page?.rows.map(({ seat, text, result }) => [seat, text.en, result])).toEqual([
      [1, 'conquers Albur, 5 against 4', 'won'],
      [0, 'loses the area', 'lost'],
      [2, 'helps Mira', 'plain'],
    ]);
  });

  it('says what came of it, and not what began next', () => {
    expect(page?.rows[0]?.after?.en).toBe('captures 2 wood');
  });

  it('is shown to those who fought and to who looks on; to others the log has it', () => {
    const quiet = (you: number[]) => pagesOf(LOG, at(you))[0]?.quiet;
    expect([quiet([0]), quiet([2]), quiet([])]).toEqual([false, false, false]);
    expect(quiet([3])).toBe(true);
  });

  it('that is repelled is won by who defended', () => {
    const log = [LOG[0], entry(5, told('Jonas fails to conquer Albur', 'fails', 1))] as LogEntry[];
    expect(pagesOf(log, at([0]))[0]?.rows.map(({ result }) => result)).toEqual(['lost', 'won']);
  });

  it('over an area of nobody has no other side to show', () => {
    const log = [
      entry(1, told('Jonas attacks in Albur', 'attack', 1)),
      entry(2, told('Jonas conquers Albur', 'conquers', 1)),
    ];
    expect(pagesOf(log, at([0]))).toEqual([]);
  });
});

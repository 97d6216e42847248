// The sentences at the end of a game: why, and what it means to the one who looks.
import { describe, expect, it, vi } from 'vitest';
import type { Ending, Scene } from '../../games/game';
import type { SeatScore, Table } from '../../protocol';
import { fakeGame } from '../../testing/fakeGame';
import { seat, table, text } from '../../testing/samples';
import { sentences } from './short';

const score = (place: number, ...parts: number[]): SeatScore => ({
  place,
  won: place === 1,
  score: parts.reduce((sum, part) => sum + part, 0),
  parts,
});
const over = (seats: SeatScore[], part: Partial<Table> = {}): Table =>
  table({
    state: 'over',
    outcome: {
      ending: 'nine',
      text: text('nine rounds'),
      part_names: [text('a'), text('b')],
      ratings: [],
      seats,
    },
    ...part,
  });
const said = (at: Table, ending: Ending | null = null): string =>
  sentences(at, {} as Scene, ending);

describe('the sentences at the end', () => {
  it('tell by how much somebody has won', () => {
    expect(said(over([score(1, 10, 8), score(2, 9, 4)]))).toBe(
      'Nine rounds. 5 points ahead of Jonas.',
    );
  });
  it('tell a loser what was missing', () => {
    expect(said(over([score(2, 9, 4), score(1, 10, 4)]))).toBe(
      'Nine rounds. You were 1 point short.',
    );
    const short = (): ReturnType<typeof text> => text('You were 1 crystal short.');
    const ending: Ending = { Picture: fakeGame.Emblem, short };
    expect(said(over([score(2, 1), score(1, 2)]), ending)).toBe(
      'Nine rounds. You were 1 crystal short.',
    );
  });
  it('say nothing more where places are equal, or who looks has resigned or sits at no seat', () => {
    expect(said(over([score(1, 5, 5), score(1, 5, 5)]))).toBe('Nine rounds.');
    const resigned = over([score(2, 1, 1), score(1, 2, 2)], {
      seats: [seat(0, 'Mira', { resigned: true }), seat(1, 'Jonas')],
    });
    expect(said(resigned)).toBe('Nine rounds. 2 points ahead of Mira.');
    expect(said(over([score(2, 1, 1), score(1, 2, 2)], { you: [] }))).toBe(
      'Nine rounds. 2 points ahead of Mira.',
    );
    expect(said(table({ state: 'cancelled' }))).toBe('');
  });
  it('tell a loser of points only where points have decided', () => {
    expect(said(over([{ ...score(2, 9, 4), score: 3 }, score(1, 10, 4)]))).toBe(
      'Nine rounds. 11 points ahead of Mira.',
    );
    expect(said(over([score(2, 9, 1), score(1, 5, 5)]))).toBe('Nine rounds.');
    expect(said(over([score(2, 9, 9), score(1, 5, 5)]))).toBe('Nine rounds.');
  });
  it('speak of nobody where several sit at one screen, or of a seat that was not counted', () => {
    const seats = [score(2, 9, 4), score(1, 10, 4)];
    for (const you of [[0, 1], [5]])
      expect(said(over(seats, { you }))).toBe('Nine rounds. 1 point ahead of Mira.');
  });
  it('ask the game what a seat was short of, and never for who has won', () => {
    const short = vi.fn(() => null);
    const ending: Ending = { Picture: fakeGame.Emblem, short };
    expect(said(over([score(1, 4, 2), score(2, 3, 2)]), ending)).toBe(
      'Nine rounds. 1 point ahead of Jonas.',
    );
    expect(short).not.toHaveBeenCalled();
    said(over([score(2, 3, 2), score(1, 4, 2)]), ending);
    expect(short).toHaveBeenCalledWith(0, {});
  });
  it.each([
    ['nobody has won', [score(2, 5, 2), score(3, 4, 1)]],
    ['both have won', [score(1, 5, 2), { ...score(2, 4, 1), won: true }]],
    ['one plays alone', [score(1, 5, 2)]],
    ['points decide nothing', [{ ...score(1, 5, 2), score: 30 }, score(2, 4, 1)]],
    ['there is one kind of points', [score(1, 5), score(2, 4)]],
    ['points are equal', [score(1, 5, 2), score(2, 5, 2)]],
  ])('tell no lead where %s', (_, seats) => {
    expect(said(over(seats, { you: [] }))).toBe('Nine rounds.');
  });
});

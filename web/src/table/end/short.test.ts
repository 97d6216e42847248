// The sentences at the end of a game: why, and what it means to the one who looks.
import { describe, expect, it } from 'vitest';
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
});

// How finished games stand in lists.
import { describe, expect, it } from 'vitest';
import type { Placing, TableSummary } from '../../protocol';
import { seat, text } from '../../testing/samples';
import { resultOf } from './results';

const placing = (place: number): Placing => ({ place, score: 10 - place, won: place === 1 });

function finished(places: number[], mine: number | null = 0): TableSummary {
  const names = ['Mira', 'Jonas', 'Aiko'];
  return {
    id: 'k3',
    game: 'wiraqocha',
    title: '',
    state: 'over',
    is_private: false,
    rated: false,
    clock: { kind: 'none', bank: 0, increment: 0, days: 0, on_timeout: 'computer' },
    seats: places.map((_, k) => seat(k, names[k] ?? '', { you: k === mine })),
    stage: text('Game over'),
    your_turn: false,
    created: 0,
    updated: 0,
    watchers: 0,
    result: { ending: 'goal', text: text('goal'), seats: places.map(placing) },
  };
}

describe('the result of a finished game', () => {
  it('is mine, with my place and the others', () => {
    expect(resultOf(finished([2, 1, 3]), undefined)).toEqual({
      seat: 0,
      mine: true,
      won: false,
      place: 2,
      of: 3,
      rivals: ['Jonas', 'Aiko'],
      winners: ['Jonas'],
    });
    expect(resultOf(finished([2, 1], null), 'jonas')).toMatchObject({ seat: 1, won: true });
  });
  it("is the winner's where I sat at no seat", () => {
    expect(resultOf(finished([3, 2, 1], null), 'nobody')).toMatchObject({ seat: 2, mine: false });
  });
  it('has no place alone, and there is none of a game without an end', () => {
    expect(resultOf(finished([1]), undefined)).toMatchObject({ place: 0, of: 1, won: true });
    expect(resultOf({ ...finished([1]), result: null }, undefined)).toBeNull();
  });
});

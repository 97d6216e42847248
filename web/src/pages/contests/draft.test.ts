import { expect, it } from 'vitest';
import type { GameInfo } from '../../protocol';
import { contestOf, freshContest, seatCounts } from './draft';

it('a request says what its kind needs, and no more', () => {
  const draft = { ...freshContest('mini'), title: ' Autumn ' };
  const swiss = contestOf(draft);
  expect(swiss).toMatchObject({ title: 'Autumn', kind: 'swiss', rounds: 5, no_show: 300_000 });
  expect(swiss).not.toHaveProperty('lasts');
  expect(swiss).not.toHaveProperty('starts');
  expect(contestOf({ ...draft, kind: 'arena' })).toMatchObject({ lasts: 3_600_000 });
  expect(contestOf({ ...draft, kind: 'round_robin' })).toMatchObject({ times: 1, most: 40 });
  expect(contestOf({ ...draft, clock: 'days' })).not.toHaveProperty('no_show');
  expect(contestOf({ ...draft, rated: true, computers: true }).computers).toBe(false);
  expect(contestOf({ ...draft, starts: '2030-01-01T10:00' }).starts).toBe(
    new Date('2030-01-01T10:00').getTime(),
  );
  expect(contestOf(draft, 'k1').club).toBe('k1');
});

it('tables have from two seats to what the game and a tournament allow', () => {
  const game = (max: number): GameInfo => ({ max_players: max }) as GameInfo;
  expect(seatCounts(game(4))).toEqual([2, 3, 4]);
  expect(seatCounts(game(9))).toEqual([2, 3, 4, 5, 6]);
  expect(seatCounts(game(1))).toEqual([2]);
});

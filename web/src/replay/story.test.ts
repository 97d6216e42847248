// Lines, turning points and rounds of a finished game.
import { describe, expect, it } from 'vitest';
import type { StoryMoment } from '../protocol';
import { entry, text } from '../testing/samples';
import { headline, known, lineOf, roundOf, stageHead, ticksOf, turningPoints } from './story';

function moment(n: number, chances: number[], round = n): StoryMoment {
  const stage = text(`Round ${round}, phase I`, `Runde ${round}, Phase I`);
  return { n, stage, scores: [n, 2 * n], chances };
}

const STORY = [
  moment(0, [500, 500]),
  moment(4, [450, 550]),
  moment(9, [700, 300]),
  moment(12, []),
  moment(15, [300, 700]),
  moment(20, [310, 690]),
  moment(22, [0, 1000]),
];

describe('the lines of a story', () => {
  it('go through the moments that are known', () => {
    expect(known(STORY)).toBe(6);
    expect(lineOf(STORY, 'chances', 1).map(({ at }) => at)).toEqual([0, 1, 2, 4, 5, 6]);
    expect(lineOf(STORY, 'scores', 1).map(({ value }) => value)).toEqual([
      0, 8, 18, 24, 30, 40, 44,
    ]);
  });
});

describe('turning points', () => {
  const told = (mine: number[], most?: number): string[] =>
    turningPoints(STORY, mine, most).map(({ before, at, seat }) => `${before}-${at}:${seat}`);
  it('are the largest changes that stay, in order; the last turn counts half', () => {
    expect(told([])).toEqual(['2-4:0', '5-6:0']);
    expect(told([], 1)).toEqual(['2-4:0']);
  });
  it('stand apart in a long game', () => {
    const long = Array.from({ length: 40 }, (_, n) =>
      moment(n, n < 20 ? [300, 700] : n === 20 ? [400, 600] : n < 30 ? [500, 500] : [600, 400]),
    );
    expect(turningPoints(long, []).map(({ at }) => at)).toEqual([20, 30]);
  });
  it('tell of me: the same turn from my side, or my largest instead of the smallest', () => {
    expect(told([1], 1)).toEqual(['2-4:1']);
    const three = [
      moment(0, [400, 300, 300]),
      moment(1, [800, 200, 0]),
      moment(2, [100, 100, 800]),
      moment(3, [90, 400, 510]),
      moment(4, [95, 395, 510]),
    ];
    const mine = turningPoints(three, [1], 2).map(({ at, seat }) => [at, seat]);
    expect(mine).toEqual([
      [2, 0],
      [3, 1],
    ]);
  });
  it('are none where nothing changed, or nothing is known', () => {
    expect(turningPoints([moment(0, [500, 500]), moment(1, [510, 490])], [0])).toEqual([]);
    expect(turningPoints([moment(0, []), moment(1, [1000, 0])], [0])).toEqual([]);
    expect(turningPoints([], [0])).toEqual([]);
  });
});

describe('what a turn is told by', () => {
  const log = [
    entry(3, 0, 'rolls'),
    entry(4, -1, 'a very long line of chance about dice'),
    entry(5, 0, 'conquers the village'),
    entry(6, 0, 'ends'),
    entry(7, 1, 'somebody else does much more than that'),
  ];
  it('is the longest line of a seat', () => {
    expect(headline(log, 3, 7)?.n).toBe(5);
    expect(headline(log, 4, 5)?.n).toBe(4);
    expect(headline(log, 10, 12)).toBeNull();
  });
});

describe('rounds', () => {
  it('are read from where the game was', () => {
    expect(stageHead(text('Round 3 of 9: Phase B', 'Runde 3 von 9: Phase B'))).toEqual({
      en: 'Round 3 of 9',
      de: 'Runde 3 von 9',
    });
    expect(roundOf(text('Round 12, phase II: 3 dice'))).toBe(12);
    expect(roundOf(text('Set-up: 3 of 4'))).toBeNull();
  });
  it('are marked where they begin, not too many', () => {
    const story = [1, 1, 2, 2, 3, 4].map((round, n) => moment(n, [], round));
    expect(ticksOf(story, 9)).toEqual([
      { at: 0, round: 1 },
      { at: 2, round: 2 },
      { at: 4, round: 3 },
      { at: 5, round: 4 },
    ]);
    expect(ticksOf(story, 2).map(({ round }) => round)).toEqual([1, 3]);
  });
});

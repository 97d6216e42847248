// Turns, jumps, and what is new.
import { describe, expect, it } from 'vitest';
import { entry } from '../testing/samples';
import { firstDecision, jump, lastSeen, lineAt, newSince, turnMarks, turnsOf } from './replay';

// Setup, Mira (with a roll), Jonas, Mira again.
const LOG = [
  entry(0, -1),
  entry(1, -1),
  entry(2, 0),
  entry(3, -1),
  entry(5, 0),
  entry(6, 1),
  entry(7, -1),
  entry(9, 0),
];

describe('turns', () => {
  it('begin where another seat acts; chance belongs to the seat before it', () => {
    expect(turnsOf(LOG).map(({ by, entries }) => [by, entries.length])).toEqual([
      [-1, 2],
      [0, 3],
      [1, 2],
      [0, 1],
    ]);
    expect(turnMarks(LOG)).toEqual([0, 2, 6, 9]);
    expect(turnsOf([])).toEqual([]);
  });
});

describe('the replay buttons', () => {
  const marks = turnMarks(LOG);
  it.each([
    ['first', 5, 0],
    ['back', 5, 4],
    ['back', 0, 0],
    ['on', 5, 6],
    ['on', 10, 10],
    ['last', 5, 10],
    ['turn-back', 7, 6],
    ['turn-back', 6, 2],
    ['turn-on', 2, 6],
    ['turn-on', 9, 10],
  ] as const)('%s from %i leads to %i', (kind, from, to) => {
    expect(jump(kind, from, 10, marks)).toBe(to);
  });
  it('go from line to line where the lines are known', () => {
    const stops = [1, 4, 6];
    expect(jump('on', 1, 10, marks, stops)).toBe(4);
    expect(jump('on', 6, 10, marks, stops)).toBe(10);
    expect(jump('back', 6, 10, marks, stops)).toBe(4);
    expect(jump('back', 1, 10, marks, stops)).toBe(0);
  });
  it('find the line of a moment', () => {
    expect(lineAt(LOG, 0)).toBe(-1);
    expect(lineAt(LOG, 6)).toBe(4);
    expect(lineAt(LOG, 99)).toBe(7);
  });
});

describe('the table as I saw it last', () => {
  it('is the one after my last turn, until I act again', () => {
    expect(lastSeen(LOG.slice(0, 7), [0])).toBe(6);
    expect(lastSeen(LOG, [0])).toBeNull();
    expect(lastSeen(LOG, [1])).toBe(9);
  });
  it('is nothing for who only watches or has not acted yet', () => {
    expect(lastSeen(LOG, [])).toBeNull();
    expect(lastSeen(LOG.slice(0, 5), [1])).toBeNull();
  });
});

describe('what is new since my last turn', () => {
  it('begins after it', () => {
    expect(newSince(LOG.slice(0, 7), [0])).toBe(5);
    expect(newSince(LOG, [0])).toBe(5);
  });
  it('is nothing without one', () => {
    expect(newSince(LOG, [])).toBeNull();
    expect(newSince(LOG.slice(0, 5), [1])).toBeNull();
    expect(newSince(LOG.slice(0, 5), [0])).toBeNull();
  });
});

describe('where all choose at the same time', () => {
  const told = (key: string, ...seats: number[]) => ({ key, seats, about: [] });
  const opened = [
    { ...entry(0, -1), told: [told('dealt', 0)] },
    { ...entry(4, 1), told: [told('phase'), told('bought', 0), told('bought', 1)] },
    { ...entry(9, 1), told: [told('phase'), told('won', 1, 0)] },
  ];
  it('what is new begins with the line that opened my choice', () => {
    expect(newSince(opened, [0])).toBe(1);
    expect(lastSeen(opened, [0])).toBe(4);
    expect(lastSeen(opened, [1])).toBe(9);
  });
  it('nothing is new before I have chosen', () => {
    expect(lastSeen(opened, [2])).toBeNull();
    expect(lastSeen(opened.slice(0, 1), [0])).toBeNull();
  });
});

describe('a replay', () => {
  it('begins before the first real decision', () => {
    expect(firstDecision(LOG, null)).toBe(2);
    expect(firstDecision([], null)).toBe(0);
    const moments = [{ n: 3, stage: { en: '', de: '' }, scores: [], chances: [] }];
    expect(firstDecision(LOG, { t: 'story', table: 'k3', is_whole: false, moments })).toBe(3);
  });
});

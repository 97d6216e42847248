import { describe, expect, it } from 'vitest';
import type { AnalysedChoice, AnalysedEvent, Analysis } from '../../protocol';
import {
  byCost,
  chancesAt,
  eventAt,
  inHundred,
  knotsOf,
  lineOf,
  lossBars,
  luckBars,
  mistakesOf,
  nextMistake,
  strataOf,
} from './model';

const choice = (n: number, seat: number, loss: number): AnalysedChoice => ({
  n,
  seat,
  loss,
  mark: loss >= 140 ? 'blunder' : loss >= 60 ? 'mistake' : loss >= 30 ? 'inaccuracy' : 'good',
});

const event = (n: number, end: number, more: Partial<AnalysedEvent>): AnalysedEvent => ({
  n,
  end,
  turn: 0,
  is_looked_at: true,
  chances: [],
  luck: [],
  choices: [],
  ...more,
});

const events = [
  event(0, 2, { luck: [5, -5], chances: [500, 500] }),
  event(2, 3, { choices: [choice(2, 0, 70)], chances: [505, 495] }),
  event(3, 6, { choices: [choice(3, 1, 0)] }),
  event(6, 8, { luck: [-120, 120], chances: [435, 565] }),
  event(8, 9, { choices: [choice(8, 1, 200), choice(9, 0, 31)], chances: [300, 700] }),
];
const analysis: Analysis = { table: 'k3', visits: 1000, events, end: [1000, 0], seats: [] };
const frame = { width: 90, height: 100, total: 9 };

describe('the lines of an analysis', () => {
  it('go through what is known and the end', () => {
    expect(knotsOf(analysis).map(({ n }) => n)).toEqual([0, 2, 6, 8, 9]);
    expect(chancesAt(knotsOf(analysis), 5)).toEqual([505, 495]);
    expect(chancesAt(knotsOf(analysis), 9)).toEqual([1000, 0]);
  });

  it('lie on each other as areas, mine at the bottom, and fill the whole height', () => {
    const [mine, other] = strataOf(knotsOf(analysis), [1, 0], frame);
    expect(mine).toMatch(/^M0 50L20 50.5L60 43.5L80 30L90 100L90 100L/);
    expect(other).toMatch(/^M0 0L20 0L60 0L80 0L90 0L/);
    expect(lineOf(knotsOf(analysis), 0, frame)).toBe('M0 50L20 49.5L60 56.5L80 70L90 0');
  });
});

describe('the mistakes', () => {
  it('are the choices that cost, of all or of one seat', () => {
    expect(mistakesOf(events, null).map(({ n }) => n)).toEqual([2, 8, 9]);
    expect(mistakesOf(events, 0).map(({ n, before }) => [n, before])).toEqual([
      [2, 2],
      [9, 8],
    ]);
    expect(byCost(mistakesOf(events, null)).map(({ loss }) => loss)).toEqual([200, 70, 31]);
  });

  it('follow each other, and after the last comes the first', () => {
    const all = mistakesOf(events, null);
    expect(nextMistake(all, 0)?.before).toBe(2);
    expect(nextMistake(all, 2)?.before).toBe(8);
    expect(nextMistake(all, 8)?.before).toBe(2);
    expect(nextMistake([], 8)).toBeNull();
  });
});

describe('the lanes', () => {
  it('show whom luck moved by a point or more, and what choices cost', () => {
    expect(luckBars(events)).toEqual([{ n: 6, seat: 0, value: -120 }]);
    expect(lossBars(events).map(({ value }) => value)).toEqual([-70, -200, -31]);
  });
});

it('finds the event that goes on from a moment', () => {
  expect(eventAt(events, 4)?.n).toBe(3);
  expect(eventAt(events, 9)?.n).toBe(8);
  expect(eventAt([], 4)).toBeNull();
});

it('says hundredths without decimals', () => {
  expect([inHundred(126), inHundred(-44), inHundred(0)]).toEqual([13, -4, 0]);
});

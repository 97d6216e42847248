import { describe, expect, it } from 'vitest';
import type { ContestInfo, ContestPairing } from '../../protocol';
import {
  arenaLines,
  bracketOf,
  crossCell,
  initials,
  pointsText,
  roundStates,
  toneOf,
  waitingFor,
  winnersOf,
} from './look';

const pairing = (part: Partial<ContestPairing>): ContestPairing => ({
  round: 1,
  slot: 1,
  players: [0, 1],
  table: 't',
  at: 0,
  note: '',
  ...part,
});

function info(
  part: Omit<Partial<ContestInfo>, 'line'> & { line?: Partial<ContestInfo['line']> },
): ContestInfo {
  const player = (name: string) => ({
    name,
    user: name,
    level: '',
    rating: 0,
    bot: false,
    gone: false,
    resting: false,
  });
  const { line, ...rest } = part;
  return {
    version: 1,
    about: '',
    host: '',
    organiser: false,
    me: 0,
    place_points: [1, 0],
    least: 2,
    late_entry: true,
    enters: true,
    computers: false,
    no_show: 1,
    pause: 1,
    players: ['Ada', 'Bo', 'Cy'].map(player),
    pairings: [],
    standings: [],
    tie_breaks: [],
    now: 5,
    ...rest,
    line: { kind: 'swiss', state: 'running', round: 1, rounds: 3, seats: 2, ...line },
  } as ContestInfo;
}

describe('points', () => {
  it('are written with fractions where there is one', () => {
    expect([0, 30, 60, 150, 80, 75].map(pointsText)).toEqual(['0', '½', '1', '2½', '1⅓', '1¼']);
    expect(pointsText(66)).toBe('1.1');
  });
  it('have the tone of what the places are worth', () => {
    expect([240, 180, 60, -1].map((points) => toneOf(points, [4, 3, 1]))).toEqual([
      'best',
      'middle',
      'least',
      'none',
    ]);
  });
});

describe('what I wait for', () => {
  it('is my table first', () => {
    const mine = pairing({ players: [1, 0] });
    expect(waitingFor(info({ pairings: [mine] }))).toEqual({ kind: 'table', pairing: mine });
  });
  it('is the other tables, or the clock when they are done', () => {
    const done = pairing({ places: [1, 2], reason: 'played' });
    const other = pairing({ slot: 2, players: [2, 1] });
    expect(waitingFor(info({ pairings: [done, other] }))).toEqual({
      kind: 'round',
      tables: 1,
      next: 2,
    });
    expect(waitingFor(info({ pairings: [done], next: 9 }))).toEqual({
      kind: 'next',
      next: 2,
      at: 9,
    });
  });
  it('tells a bye, a break, the start and the end', () => {
    const bye = pairing({ players: [0], places: [1], reason: 'bye' });
    expect(waitingFor(info({ pairings: [bye, pairing({ players: [1, 2] })] })).kind).toBe('bye');
    expect(waitingFor(info({ line: { state: 'entry' } })).kind).toBe('start');
    expect(waitingFor(info({ line: { state: 'over' } })).kind).toBe('over');
    expect(waitingFor(info({ line: { kind: 'arena' } })).kind).toBe('arena');
    expect(waitingFor({ ...info({}), me: undefined } as unknown as ContestInfo).kind).toBe('out');
    const lost = pairing({ places: [2, 1] });
    expect(waitingFor(info({ line: { kind: 'knockout' }, pairings: [lost] })).kind).toBe(
      'eliminated',
    );
    const resting = info({});
    resting.players[0] = { ...resting.players[0], resting: true } as never;
    expect(waitingFor(resting).kind).toBe('resting');
  });
});

it('rounds know how many of their tables run', () => {
  const states = roundStates(
    info({
      pairings: [pairing({ places: [1, 2] }), pairing({ slot: 2 }), pairing({ players: [2] })],
    }),
  );
  expect(states[0]).toEqual({ round: 1, tables: 2, running: 1 });
  expect(states[2]).toEqual({ round: 3, tables: 0, running: 0 });
});

it('a cross table counts wins and halves, and an absence as a loss', () => {
  const table = info({
    pairings: [pairing({ places: [1, 2] }), pairing({ round: 2, players: [1, 0], places: [1, 1] })],
  });
  expect(crossCell(table, 0, 1)).toBe(90);
  expect(crossCell(table, 1, 0)).toBe(30);
  expect(crossCell(table, 0, 2)).toBeNull();
  expect(crossCell(info({ pairings: [pairing({ places: [1, 0] })] }), 1, 0)).toBe(0);
  expect(winnersOf(pairing({ places: [2, 1] }))).toEqual([1]);
});

it('a bracket has all rounds, and the last game of each slot', () => {
  const first = pairing({ slot: 1, places: [1, 1] });
  const again = pairing({ slot: 1, places: [2, 1] });
  const tree = bracketOf(
    info({ line: { kind: 'knockout', rounds: 2 }, pairings: [first, again, pairing({ slot: 2 })] }),
  );
  expect(tree.map((round) => round.length)).toEqual([2, 1]);
  expect(tree[0]?.[0]?.pairing).toBe(again);
  expect(tree[1]?.[0]?.pairing).toBeUndefined();
});

it('lines of an arena add up', () => {
  const rows = [{ player: 1, place: 1, rounds: [60, 0, 120] }] as never;
  expect(arenaLines(info({ standings: rows })).lines[0]?.points).toEqual([0, 60, 60, 180]);
});

it('seals have two letters', () => {
  expect(['Brave Heron', 'ada', ''].map(initials)).toEqual(['BH', 'A', '']);
});

// @vitest-environment happy-dom
// The replay as it plays by itself: its pace, its end, and what is new since my last turn.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reconnect } from '../link/link';
import type { LogEntry } from '../protocol';
import { closeTable, openTable } from '../store/local';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { fakeGame } from '../testing/fakeGame';
import { FakeSocket } from '../testing/fakeSocket';
import { entry, table, text } from '../testing/samples';
import { backToLive } from './moments';
import type { Playback } from './playback.svelte';
import { createSession } from './session.svelte';
import type { ShownTable } from './sight.svelte';

const wanted = (): number | null => store().open?.wanted ?? null;

/** The server answers what was asked for last, until nothing more is asked. */
function answer(): void {
  const seeks = (): { n: number }[] =>
    FakeSocket.last().sent.filter(({ t }) => t === 'seek') as never;
  for (let done = seeks().length - 1; done < seeks().length; ++done) {
    const n = seeks()[done]?.n ?? 0;
    const rest = { total: 9, to_move: [], stage: text(''), view: n };
    FakeSocket.last().say({ t: 'past', table: 'k3', n, ...rest });
  }
}

function sit(log: LogEntry[]): Playback {
  update(() => openTable(EMPTY, 'k3', null));
  FakeSocket.last().say(table({ log, n: log.length }));
  return createSession(fakeGame, {}, store().open as ShownTable).playback;
}

const lines = (by: number, count: number, from = 0): LogEntry[] =>
  Array.from({ length: count }, (_, k) => entry(from + k, by));

function after(ms: number): number | null {
  answer();
  vi.advanceTimersByTime(ms);
  return wanted();
}

beforeEach(() => {
  vi.useFakeTimers();
  update(() => EMPTY);
  FakeSocket.install();
  reconnect();
  FakeSocket.last().greet();
});

afterEach(() => vi.useRealTimers());

describe('a replay', () => {
  it('begins anew at the end, and goes from line to line to the end', () => {
    const playback = sit(lines(0, 2));
    playback.toggle();
    expect([playback.playing, wanted()]).toEqual([true, 0]);
    expect(after(899)).toBe(0);
    expect(after(1)).toBe(1);
    expect(after(900)).toBe(2);
    expect(after(900)).toBe(2);
    expect(playback.playing).toBe(false);
  });

  it('goes on from where it is, at its speed, and stops when it is told to', () => {
    const playback = sit(lines(0, 4));
    playback.speed = 2;
    playback.seek(1);
    playback.toggle();
    expect(wanted()).toBe(1);
    expect(after(450)).toBe(2);
    playback.toggle();
    expect([playback.playing, after(2000)]).toEqual([false, 2]);
    playback.toggle();
    playback.seek(0);
    expect([playback.playing, after(2000)]).toEqual([false, 0]);
    playback.toggle();
    playback.leap('last');
    expect([playback.playing, after(2000)]).toEqual([false, 4]);
  });

  it('waits for a moment that has not come, and looks again soon', () => {
    const playback = sit(lines(0, 3));
    playback.toggle();
    vi.advanceTimersByTime(900);
    expect(after(59)).toBe(0);
    expect(after(1)).toBe(1);
  });

  it('ends where the table is left, or another is looked at', () => {
    const playback = sit(lines(0, 3));
    playback.toggle();
    answer();
    update(closeTable);
    vi.advanceTimersByTime(900);
    expect(playback.playing).toBe(false);
    const next = sit(lines(0, 3));
    next.toggle();
    update(() => openTable(EMPTY, 'k4', null));
    vi.advanceTimersByTime(900);
    expect(next.playing).toBe(false);
  });

  it('names the line that has just happened', () => {
    const playback = sit(lines(0, 2));
    expect(playback.line?.to).toBe(2);
    playback.seek(1);
    expect([playback.n, playback.line?.to]).toEqual([1, 1]);
    playback.seek(0);
    expect(playback.line).toBeNull();
    playback.close();
    expect([playback.n, wanted()]).toEqual([2, null]);
  });
});

describe('what is new', () => {
  const log = [...lines(0, 2), ...lines(1, 3, 2), entry(5, -1)];

  it('is counted since my last turn, without what chance did', () => {
    const playback = sit(log);
    expect([playback.fresh, playback.news, playback.away]).toEqual([2, 3, true]);
    const mine = sit(lines(0, 2));
    expect([mine.fresh, mine.news]).toEqual([null, 0]);
    mine.playNews();
    expect([mine.playing, wanted(), mine.away]).toEqual([false, null, true]);
  });

  it('is played from there, and ends in the game', () => {
    const playback = sit(log);
    playback.playNews();
    expect([playback.playing, playback.since, wanted(), playback.away]).toEqual([
      true,
      2,
      2,
      false,
    ]);
    for (const n of [3, 4, 5, 6]) expect(after(900)).toBe(n);
    expect(after(900)).toBeNull();
    expect([playback.playing, playback.since]).toEqual([false, null]);
  });

  it('takes seven seconds at most, no line shorter than can be seen', () => {
    for (const [count, ms] of [
      [10, 700],
      [50, 320],
    ] as const) {
      const playback = sit([...lines(0, 1), ...lines(1, count, 1)]);
      playback.playNews();
      expect(after(ms - 1)).toBe(1);
      expect(after(1)).toBe(2);
      playback.close();
    }
  });

  it('is no longer marked when somebody has gone back to the present', () => {
    const playback = sit(log);
    playback.playNews();
    answer();
    backToLive();
    vi.advanceTimersByTime(900);
    playback.seek(1);
    expect(playback.since).toBeNull();
  });
});

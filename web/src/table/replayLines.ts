// The lines of the log as the steps of a replay: who, what, and where in the game.
import type { LogEntry, Text } from '../protocol';
import { turnsOf } from '../replay/replay';
import { together } from './logLines';

export interface ReplayLine {
  /** Who acted; -1 for chance. */
  by: number;
  /** The moments before and after it. */
  from: number;
  to: number;
  text: Text;
  /** The number of its turn (0: before the first), and its place in it. */
  turn: number;
  step: number;
  steps: number;
}

export function replayLines(log: readonly LogEntry[]): ReplayLine[] {
  let turn = 0;
  return turnsOf(log).flatMap(({ by, entries }) => {
    turn += by < 0 ? 0 : 1;
    const lines = together(entries);
    return lines.map(({ entry, from, text }, k) => ({
      by: entry.by,
      from,
      to: entry.n + 1,
      text,
      turn: by < 0 ? 0 : turn,
      step: k + 1,
      steps: lines.length,
    }));
  });
}

/** The line that has just happened at a moment; null at the beginning. */
export const lineOn = (lines: readonly ReplayLine[], n: number): ReplayLine | null =>
  lines.findLast((line) => line.from < n) ?? null;

/** Moments at which something that is told has just happened, in order, each once. */
export function stopsOf(lines: readonly ReplayLine[]): number[] {
  return [...new Set(lines.map(({ to }) => to))].toSorted((one, other) => one - other);
}

export interface TurnBlock {
  by: number;
  from: number;
  to: number;
  /** How much was done in it, from 0 to 1. */
  share: number;
}

/** The turns of seats as blocks of a line of time, higher where more was done. */
export function turnBlocks(log: readonly LogEntry[], total: number): TurnBlock[] {
  const turns = turnsOf(log);
  const most = Math.max(
    1,
    ...turns.filter(({ by }) => by >= 0).map(({ entries }) => entries.length),
  );
  return turns.flatMap(({ by, from, entries }, k) => {
    const to = turns[k + 1]?.from ?? total;
    return by < 0 ? [] : [{ by, from, to, share: entries.length / most }];
  });
}

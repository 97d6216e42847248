// Moments of a game: turns as the log tells them, and where the replay buttons lead.
import type { LogEntry, Story } from '../protocol';

export interface Turn {
  /** Whose turn it is; -1 for what happens before the first. */
  by: number;
  /** How many actions the game had before it. */
  from: number;
  entries: LogEntry[];
}

/** The log cut into turns: chance belongs to whoever acted before it. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last !== undefined && (entry.by === last.by || entry.by < 0)) last.entries.push(entry);
    else turns.push({ by: entry.by, from: entry.n, entries: [entry] });
  }
  return turns;
}

/** The moments at which a turn begins. */
export function turnMarks(log: readonly LogEntry[]): number[] {
  return turnsOf(log).map((turn) => turn.from);
}

export type Jump = 'first' | 'back' | 'on' | 'last' | 'turn-back' | 'turn-on';

/** Where a button leads from `n`, in a game of `total` actions; one step is one action, or to the next
 * of the `stops`. */
export function jump(
  kind: Jump,
  n: number,
  total: number,
  marks: readonly number[],
  stops: readonly number[] = [],
): number {
  const clamp = (to: number): number => Math.max(0, Math.min(total, to));
  switch (kind) {
    case 'first':
      return 0;
    case 'back':
      return clamp(stops.findLast((stop) => stop < n) ?? (stops.length > 0 ? 0 : n - 1));
    case 'on':
      return clamp(stops.find((stop) => stop > n) ?? (stops.length > 0 ? total : n + 1));
    case 'last':
      return total;
    case 'turn-back':
      return clamp(marks.findLast((mark) => mark < n) ?? 0);
    case 'turn-on':
      return clamp(marks.find((mark) => mark > n) ?? total);
  }
}

/** The last line that has happened at moment `n`; -1 if none. */
export function lineAt(log: readonly LogEntry[], n: number): number {
  return log.findLastIndex((entry) => entry.n < n);
}

/** Whether the log tells of phases, in which all choose at the same time, and not of turns. */
export const isByPhases = (log: readonly LogEntry[]): boolean =>
  log.some(({ told }) => told.some(({ key }) => key === 'phase'));

/** The last line that opened my choice with those of the others: it is new with all that follows. */
function lastOpened(log: readonly LogEntry[], mine: readonly number[]): number | null {
  const at = log.findLastIndex(
    ({ by, told }) => by >= 0 && told.some(({ seats }) => mine.includes(seats[0] ?? -1)),
  );
  return at < 0 ? null : at;
}

/** Since when there is something new to me: the moment after my last turn, until I act again. */
export function lastSeen(log: readonly LogEntry[], mine: readonly number[]): number | null {
  const first = newSince(log, mine);
  if (first !== null && isByPhases(log)) return log[first]?.n ?? null;
  const by = turnsOf(log).at(-1)?.by ?? -1;
  return first === null || mine.includes(by) ? null : (log[first]?.n ?? null);
}

/** The first line that is new since my last turn, or null: after my last line before the present
 * turn, lines of others. */
export function newSince(log: readonly LogEntry[], mine: readonly number[]): number | null {
  if (mine.length === 0) return null;
  if (isByPhases(log)) return lastOpened(log, mine);
  const own = (turn: Turn): boolean => mine.includes(turn.by);
  const turns = turnsOf(log);
  while (turns.length > 0 && turns.at(-1) !== undefined && own(turns.at(-1) as Turn)) turns.pop();
  const last = turns.findLastIndex(own);
  const first = turns[last + 1];
  if (last < 0 || first === undefined) return null;
  const entry = first.entries[0];
  return entry === undefined ? null : log.indexOf(entry);
}

/** The moment at which a replay begins: before the first real decision, not in what chance sets up. */
export function firstDecision(log: readonly LogEntry[], story: Story | null): number {
  return story?.moments[0]?.n ?? log.find(({ by }) => by >= 0)?.n ?? 0;
}

// The log as it is shown: cut into turns, filtered by player, with the marks of what is new and what
// can still be undone.
import type { LogEntry, Table } from '../protocol';
import { newSince, turnsOf } from '../replay/replay';

export interface Line {
  entry: LogEntry;
  isNew: boolean;
  tentative: boolean;
}

export interface Block {
  by: number;
  from: number;
  lines: Line[];
}

/** The log as blocks, one per turn; `only` keeps the turns of one seat. */
export function blocksOf(log: readonly LogEntry[], table: Table, only: number | null): Block[] {
  const fresh = newSince(log, table.you);
  const firstNew = fresh === null ? Infinity : (log[fresh]?.n ?? Infinity);
  const firstOwn = firstOwnAfter(log, table.you, firstNew);
  const loose = table.state === 'running' ? table.n - table.undo.steps : Infinity;
  return turnsOf(log)
    .filter((turn) => only === null || turn.by === only)
    .map((turn) => ({
      by: turn.by,
      from: turn.from,
      lines: turn.entries.map((entry) => ({
        entry,
        isNew: entry.n >= firstNew && entry.n < firstOwn,
        tentative: entry.n >= loose,
      })),
    }));
}

function firstOwnAfter(log: readonly LogEntry[], mine: readonly number[], from: number): number {
  return log.find((entry) => entry.n >= from && mine.includes(entry.by))?.n ?? Infinity;
}

/** A line of the log with the player's name taken out at its beginning, to be set in bold. */
export function splitName(text: string, names: readonly string[]): [name: string, rest: string] {
  const name = names
    .filter((one) => one !== '' && text.startsWith(`${one} `))
    .toSorted((a, b) => b.length - a.length)[0];
  return name === undefined ? ['', text] : [name, text.slice(name.length)];
}

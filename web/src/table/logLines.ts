// The log as it is shown: cut into turns, filtered by player, with the marks of what is new and what
// can still be undone.
import type { LogEntry, Table, Text } from '../protocol';
import { newSince, turnsOf } from '../replay/replay';

export interface Line {
  /** The last entry that the line tells of. */
  entry: LogEntry;
  /** The number of the first one: dice that fall together share a line. */
  from: number;
  text: Text;
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
  const news = fresh === null ? [] : log.slice(fresh);
  const firstNew = news[0]?.n ?? Infinity;
  const firstOwn = news.find(({ by }) => table.you.includes(by))?.n ?? Infinity;
  const loose = table.state === 'running' ? table.n - table.undo.steps : Infinity;
  return turnsOf(log)
    .filter((turn) => only === null || turn.by === only)
    .map((turn) => ({
      by: turn.by,
      from: turn.from,
      lines: together(turn.entries).map(({ entry, from, text }) => ({
        entry,
        from,
        text,
        isNew: entry.n >= firstNew && entry.n < firstOwn,
        tentative: entry.n >= loose,
      })),
    }));
}

/** "Aiko rolls a 3" without its number; null for any other line. */
const stem = (words: string): string | null => /^(.*\s)\d+$/.exec(words)?.[1] ?? null;
const last = (words: string): string => words.split(' ').at(-1) ?? '';

function fallTogether(one: LogEntry, other: LogEntry): boolean {
  const same = (lang: keyof Text): boolean =>
    stem(one.text[lang]) !== null && stem(one.text[lang]) === stem(other.text[lang]);
  return one.by < 0 && other.by < 0 && same('en') && same('de');
}

type Told = Pick<Line, 'entry' | 'from' | 'text'>;

/** Chance events that differ only in their number become one line: "Aiko rolls a 3, 1, 5". */
export function together(entries: readonly LogEntry[]): Told[] {
  const told: Told[] = [];
  for (const entry of entries) {
    const before = told.at(-1);
    if (before === undefined || !fallTogether(before.entry, entry)) {
      told.push({ entry, from: entry.n, text: entry.text });
      continue;
    }
    const { en, de } = before.text;
    before.entry = entry;
    before.text = { en: `${en}, ${last(entry.text.en)}`, de: `${de}, ${last(entry.text.de)}` };
  }
  return told;
}

/** A line of the log with the player's name taken out at its beginning, to be set in bold. */
export function splitName(text: string, names: readonly string[]): [name: string, rest: string] {
  const name = names
    .filter((one) => text.startsWith(`${one} `))
    .toSorted((a, b) => b.length - a.length)[0];
  return name === undefined ? ['', text] : [name, text.slice(name.length)];
}

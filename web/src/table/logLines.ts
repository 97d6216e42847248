// The log as it is shown: cut into turns, filtered by player, with the marks of what is new and what
// can still be undone.
import { isHeading, type Told, toldIn } from '../games/told';
import type { LogEntry, Table, Text } from '../protocol';
import { isByPhases, newSince, turnsOf } from '../replay/replay';

export interface Line {
  /** The last entry that the line tells of. */
  entry: LogEntry;
  /** The number of the first one: dice that fall together share a line. */
  from: number;
  /** Whom it is about; -1 for nobody. */
  by: number;
  text: Text;
  /** The sentence, where the game tells it by itself. */
  told: Told | null;
  isNew: boolean;
  tentative: boolean;
}

export interface Block {
  by: number;
  /** The phase that it tells of, where all act at the same time; null: it is a turn. */
  head: Text | null;
  from: number;
  lines: Line[];
}

type Fact = Omit<Line, 'isNew' | 'tentative'>;
type Bare = Omit<Block, 'lines'> & { lines: Fact[] };

/** The log as blocks, one per turn, or per phase where all act at the same time; `only` keeps what is
 * about one seat. */
export function blocksOf(log: readonly LogEntry[], table: Table, only: number | null): Block[] {
  const byPhases = isByPhases(log);
  const fresh = newSince(log, table.you);
  const news = fresh === null ? [] : log.slice(fresh);
  const firstNew = news[0]?.n ?? Infinity;
  const own = byPhases ? undefined : news.find(({ by }) => table.you.includes(by));
  const firstOwn = own?.n ?? Infinity;
  const loose = table.state === 'running' ? table.n - table.undo.steps : Infinity;
  const blocks = byPhases ? phases(log, only) : turns(log, only);
  return blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => ({
      ...line,
      isNew: line.entry.n >= firstNew && line.entry.n < firstOwn,
      tentative: line.entry.n >= loose,
    })),
  }));
}

function turns(log: readonly LogEntry[], only: number | null): Bare[] {
  return turnsOf(log)
    .filter((turn) => only === null || turn.by === only)
    .map((turn) => ({
      by: turn.by,
      head: null,
      from: turn.from,
      lines: together(turn.entries).map(({ entry, from, text }) => ({
        entry,
        from,
        by: entry.by,
        text,
        told: null,
      })),
    }));
}

/** What each seat did in a phase stands together, in the order in which the seats are told of. */
function bySeat(lines: readonly Fact[]): Fact[] {
  const seats = [...new Set(lines.map(({ by }) => by))];
  return seats.flatMap((seat) => lines.filter(({ by }) => by === seat));
}

/** A phase goes on over several entries: whoever bids again, gains of choice. */
function phases(log: readonly LogEntry[], only: number | null): Bare[] {
  const blocks: Bare[] = [{ by: -1, head: null, from: 0, lines: [] }];
  for (const entry of log) {
    for (const told of toldIn(entry)) {
      const block = blocks.at(-1);
      if (isHeading(told)) {
        if (block?.head?.en !== told.text.en)
          blocks.push({ by: -1, head: told.text, from: entry.n, lines: [] });
      } else if (only === null || told.by === only) {
        block?.lines.push({ entry, from: entry.n, by: told.by, text: told.text, told });
      }
    }
  }
  return blocks
    .map((block) => ({ ...block, lines: bySeat(block.lines) }))
    .filter(({ head, lines }) => lines.length > 0 || (head !== null && only === null));
}

/** "Aiko rolls a 3" without its number; null for any other line. */
const stem = (words: string): string | null => /^(.*\s)\d+$/.exec(words)?.[1] ?? null;
const last = (words: string): string => words.split(' ').at(-1) ?? '';

function fallTogether(one: LogEntry, other: LogEntry): boolean {
  const same = (lang: keyof Text): boolean =>
    stem(one.text[lang]) !== null && stem(one.text[lang]) === stem(other.text[lang]);
  return one.by < 0 && other.by < 0 && same('en') && same('de');
}

type Merged = Pick<Line, 'entry' | 'from' | 'text'>;

/** Chance events that differ only in their number become one line: "Aiko rolls a 3, 1, 5". */
export function together(entries: readonly LogEntry[]): Merged[] {
  const told: Merged[] = [];
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

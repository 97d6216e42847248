// What the prompt says: the question to me, or whom everybody waits for.
import type { Dictionary } from '../i18n/en';
import type { Table, Text } from '../protocol';
import { nameOf } from '../store/select';
import { resultTitle } from './outcome';

export interface PromptText {
  head: string;
  /** Whether something is awaited of me. */
  mine: boolean;
  /** Whose mark stands beside it; null for none. */
  seat: number | null;
}

type Say = (text: Text) => string;

/** The computer that everybody waits for, also between two decisions of its turn. */
export function thinkerOf(table: Table): number | null {
  const [seat] = table.to_move;
  if (seat === undefined || table.to_move.length > 1 || table.state !== 'running') return null;
  const info = table.seats[seat];
  const isComputer = info?.kind === 'computer' || info?.stand_in === true;
  return isComputer || table.thinking.includes(seat) ? seat : null;
}

function waiting(table: Table, words: Dictionary): string {
  const thinker = thinkerOf(table);
  if (thinker !== null) return words.table.prompt.thinking(nameOf(table, thinker));
  const names = table.to_move.map((seat) => nameOf(table, seat));
  return words.table.prompt.waiting(words.join(names), names.length > 1);
}

function elsewhere(table: Table, words: Dictionary): string | null {
  const { prompt } = words.table;
  switch (table.state) {
    case 'open':
      return prompt.open;
    case 'paused':
      return prompt.paused;
    case 'over':
    case 'cancelled':
      return resultTitle(table, words);
    case 'running':
      return null;
  }
}

export function promptText(
  table: Table,
  seat: number | null,
  words: Dictionary,
  say: Say,
): PromptText {
  const other = elsewhere(table, words);
  if (other !== null) return { head: other, mine: false, seat: null };
  if (seat !== null)
    return { head: say(table.prompt) || words.table.prompt.yourTurn, mine: true, seat };
  const decided = table.you.length > 0 && table.to_move.length > 1;
  const head = decided ? words.table.prompt.locked : waiting(table, words);
  return { head, mine: false, seat: table.to_move[0] ?? null };
}

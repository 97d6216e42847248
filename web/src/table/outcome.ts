// Who has won, in words.
import type { Dictionary } from '../i18n/en';
import type { Table } from '../protocol';
import { nameOf } from '../store/select';

/** "You have won", "Aiko wins", "Aiko and Jonas share the win", "You have lost" alone (or who wins
 * then), or that it was called off. */
export function resultTitle(table: Table, words: Dictionary, rival?: string | null): string {
  const { end } = words.table;
  if (table.state === 'cancelled' || !table.outcome) return end.cancelled;
  const winners = table.outcome.seats.flatMap(({ won }, seat) => (won ? [seat] : []));
  const [first] = winners;
  if (first === undefined && rival) return end.winner(rival);
  if (first === undefined) return table.you.length > 0 ? end.lost : end.loser(nameOf(table, 0));
  if (winners.length === 1 && table.you.length === 1 && table.you[0] === first) return end.won;
  const names = winners.map((seat) => nameOf(table, seat));
  return names.length === 1 ? end.winner(words.join(names)) : end.shared(words.join(names));
}

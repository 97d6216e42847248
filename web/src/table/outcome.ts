// Who has won, in words.
import type { Dictionary } from '../i18n/en';
import type { Table } from '../protocol';
import { nameOf } from '../store/select';

/** "You have won", "Aiko wins", "Aiko and Jonas share the win", or that it was called off. */
export function resultTitle(table: Table, words: Dictionary): string {
  const { end } = words.table;
  if (table.state === 'cancelled' || !table.outcome) return end.cancelled;
  const winners = table.outcome.seats.flatMap(({ place }, seat) => (place === 1 ? [seat] : []));
  const [first] = winners;
  if (first === undefined) return end.title;
  if (winners.length === 1 && table.you.length === 1 && table.you[0] === first) return end.won;
  const names = winners.map((seat) => nameOf(table, seat));
  return names.length === 1 ? end.winner(words.join(names)) : end.shared(words.join(names));
}

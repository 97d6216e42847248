// Finished games in lists: how they ended for me.
import type { TableSummary } from '../../protocol';

export interface Result {
  /** My seat, or the winner's where I sat at none. */
  seat: number;
  mine: boolean;
  won: boolean;
  /** 0 where places tell nothing: alone, or called off. */
  place: number;
  of: number;
  /** The names of the others, and of those who have won. */
  rivals: string[];
  winners: string[];
}

/** How a finished table ended for a user; null for one without a result. */
export function resultOf(table: TableSummary, user: string | undefined): Result | null {
  const { result, seats } = table;
  if (!result || result.seats.length === 0) return null;
  const own = seats.findIndex((seat) => seat.you || (seat.user !== '' && seat.user === user));
  const winner = result.seats.findIndex(({ won }) => won);
  const seat = own >= 0 ? own : Math.max(0, winner);
  const placing = result.seats[seat];
  const named = (wanted: (at: number) => boolean): string[] =>
    seats.filter((_, at) => wanted(at)).map(({ name }) => name);
  return {
    seat,
    mine: own >= 0,
    won: placing?.won ?? false,
    place: seats.length > 1 ? (placing?.place ?? 0) : 0,
    of: seats.length,
    rivals: named((at) => at !== seat),
    winners: named((at) => result.seats[at]?.won ?? false),
  };
}

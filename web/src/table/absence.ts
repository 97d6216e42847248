// What can be done about the seat of somebody who is away. The server decides; this only says
// beforehand what it will say, from the rule that comes with the table.
import type { SeatInfo, Table } from '../protocol';

export type StandIn =
  | { way: 'now' }
  | { way: 'ask' }
  /** Minutes until something is possible; null: only the clock decides. */
  | { way: 'wait'; minutes: number | null };

const MINUTE_MS = 60_000;

function hasThird(table: Table, seat: SeatInfo): boolean {
  return table.seats.some(
    (one) => one.kind === 'human' && !one.resigned && !one.you && one.user !== seat.user,
  );
}

/** Null: the seat is nobody's who is away. `now` is the server's time. */
export function standInFor(table: Table, seat: SeatInfo, now: number): StandIn | null {
  const since = table.absence.since[seat.seat] ?? 0;
  const away = seat.kind === 'human' && !seat.you && !seat.resigned && !seat.stand_in;
  if (!away || seat.online || since === 0) return null;
  const { stand_in: alone, agreed_stand_in: agreed } = table.absence;
  const gone = now - since;
  if (alone != null && gone >= alone) return { way: 'now' };
  if (hasThird(table, seat) && gone >= agreed) return { way: 'ask' };
  const next = hasThird(table, seat) ? agreed : alone;
  return {
    way: 'wait',
    minutes: next == null ? null : Math.max(1, Math.ceil((next - gone) / MINUTE_MS)),
  };
}

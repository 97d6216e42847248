// What has moved between two views, for trails and ghosts.
import type { View } from './model';
import type { HexId } from './shown';

/** Free miniatures of a seat that a hex has gained; negative: lost. */
export interface Shift {
  hex: HexId;
  seat: number;
  by: number;
}

export function shiftsOf(before: View, after: View): Shift[] {
  return Object.entries(after.hexes).flatMap(([hex, { free }]) =>
    free.flatMap((n, seat) => {
      const by = n - (before.hexes[hex]?.free[seat] ?? 0);
      return by === 0 ? [] : [{ hex, seat, by }];
    }),
  );
}

/** Hexes that look different: figures, fortresses, tokens, tiles. */
export function changedHexes(before: View, after: View): HexId[] {
  const looks = ({ tile, sites, free, forts }: View['hexes'][HexId]): string =>
    JSON.stringify([tile, sites, free, forts]);
  return Object.entries(after.hexes).flatMap(([hex, state]) => {
    const was = before.hexes[hex];
    return was !== undefined && looks(was) !== looks(state) ? [hex] : [];
  });
}

export interface Trail {
  seat: number;
  from: HexId;
  to: HexId;
}

/** Steps from hex to hex: one hex lost a miniature of the seat and one gained it. */
export function trailsOf(before: View, after: View): Trail[] {
  const shifts = shiftsOf(before, after);
  return after.seats.flatMap((_, seat) => {
    const own = shifts.filter((one) => one.seat === seat);
    const [from, more] = own.filter(({ by }) => by < 0);
    const [to, others] = own.filter(({ by }) => by > 0);
    if (from === undefined || to === undefined || more !== undefined || others !== undefined)
      return [];
    return [{ seat, from: from.hex, to: to.hex }];
  });
}

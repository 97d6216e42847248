// The hexes of the map with everything that is drawn on them.
import type { Axial } from '../../board/hex';
import type { Point } from '../../kit/plane';
import { homeOf, tileFact } from './facts';
import { placeOf, turned } from './geometry';
import type { Guide, View } from './model';
import type { HexFact, HexId, HexState, TileFact } from './shown';

export interface Cell {
  hex: HexId;
  at: Point;
  state: HexState;
  /** Null while it is face-down. */
  tile: TileFact | null;
  home: number | null;
}

const mapOf = (view: View, guide: Guide): Record<HexId, HexFact> =>
  guide.maps[String(view.options.seats)] ?? {};

export const axialsOf = (view: View, guide: Guide): HexFact[] => Object.values(mapOf(view, guide));

/** The cells of the map, turned by so many sixths. */
export function cellsOf(view: View, guide: Guide, sixths: number): Cell[] {
  const map = mapOf(view, guide);
  return Object.entries(view.hexes).flatMap(([hex, state]) => {
    const fact = map[hex];
    if (fact === undefined) return [];
    const at = placeOf(turned(fact, sixths));
    return [{ hex, at, state, tile: tileFact(view, guide, hex), home: homeOf(hex) }];
  });
}

export interface Group {
  seat: number;
  kind: 'mini' | 'fort';
  count: number;
}

/** Free miniatures and fortresses on a hex, seat by seat. */
export function groupsOn({ free, forts }: HexState): Group[] {
  return free.flatMap((minis, seat) => {
    const groups: Group[] = [
      { seat, kind: 'mini', count: minis },
      { seat, kind: 'fort', count: forts[seat] ?? 0 },
    ];
    return groups.filter(({ count }) => count > 0);
  });
}

/** Where the home of a seat is; the middle, for nobody. */
export const homeAt = (view: View, guide: Guide, seat: number): Axial =>
  mapOf(view, guide)[`h${seat}_capital`] ?? { q: 0, r: 0 };

/** Whether something stands in a site of the hex, or freely on it. */
export const isBusy = ({ sites, free, forts }: HexState): boolean =>
  sites.some(({ figure }) => figure !== null) || [...free, ...forts].some((n) => n > 0);

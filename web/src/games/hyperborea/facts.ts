// What the guide says about things that are named in views.
import type { Text } from '../../protocol';
import { plain } from '../common/words';
import type { Guide, View } from './model';
import type { HexId, HomelandFact, SetFact, SetId, SiteFact, TileFact } from './shown';
import { WORDS } from './words';

const UNKNOWN: SetFact = { name: plain('?'), spaces: [], text: plain(''), gives: [] };

/** A set of the board or of a card. */
export const setFact = (guide: Guide, set: SetId): SetFact =>
  guide.sets[set] ?? guide.cards[set] ?? { ...UNKNOWN, name: plain(set) };

export function tileFact(view: View, guide: Guide, hex: HexId): TileFact | null {
  const tile = view.hexes[hex]?.tile ?? null;
  return tile === null ? null : (guide.tiles[tile] ?? null);
}

export function siteFact(view: View, guide: Guide, hex: HexId, site: number): SiteFact | null {
  return tileFact(view, guide, hex)?.sites[site] ?? null;
}

const HOMELAND = /^h(\d)_(\w+)$/;

/** The seat whose homeland a hex is part of; null for inner hexes. */
export function homeOf(hex: HexId): number | null {
  const found = HOMELAND.exec(hex);
  return found === null ? null : Number(found[1]);
}

const ROLES: Record<string, keyof HomelandFact> = {
  capital: 'capital',
  front_a: 'frontA',
  front_b: 'frontB',
};

/** "Salt Mirror", "Goldhaven", "unexplored land" while it is face-down. */
export function hexName(view: View, guide: Guide, hex: HexId): Text {
  const found = HOMELAND.exec(hex);
  const role = ROLES[found?.[2] ?? ''];
  if (found !== null && role !== undefined) {
    const race = view.seats[Number(found[1])]?.race ?? null;
    return race === null ? WORDS.homeland : guide.homelands[race][role];
  }
  const name = tileFact(view, guide, hex)?.name ?? null;
  if (name !== null) return name;
  return hex === 'c' ? WORDS.centre : WORDS.unknown;
}

/** "b3", "c"; "1c" is the capital of the first seat, "1a" and "1b" what lies before it. */
export function coordinatesOf(hex: HexId): string {
  const [, seat, role = ''] = HOMELAND.exec(hex) ?? [];
  return seat === undefined
    ? hex
    : `${Number(seat) + 1}${role === 'capital' ? 'c' : role.slice(-1)}`;
}

/** What kind of land a hex is, for scoring. */
export function classOf(hex: HexId): 'homeland' | 'borderland' | 'centre' {
  if (homeOf(hex) !== null) return 'homeland';
  return hex === 'c' ? 'centre' : 'borderland';
}

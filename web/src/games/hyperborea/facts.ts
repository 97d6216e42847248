// What the guide says about things that are named in views.
import type { Text } from '../../protocol';
import { join, plain } from '../common/words';
import type { Guide, View } from './model';
import type { HexId, SetFact, SetId, SiteFact, TileFact } from './shown';
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

/** "Salt Mirror", "Golden Barony: capital", "borderland 3" while it is face-down. */
export function hexName(view: View, guide: Guide, hex: HexId): Text {
  const found = HOMELAND.exec(hex);
  if (found !== null) {
    const race = view.seats[Number(found[1])]?.race ?? null;
    const people = race === null ? WORDS.homeland : guide.races[race].name;
    return join([people, WORDS.roles[found[2] ?? ''] ?? plain('')], ': ');
  }
  const name = tileFact(view, guide, hex)?.name ?? null;
  if (name !== null) return name;
  return hex === 'c' ? WORDS.centre : join([WORDS.borderland, plain(hex.slice(1))], ' ');
}

/** What kind of land a hex is, for scoring. */
export function classOf(hex: HexId): 'homeland' | 'borderland' | 'centre' {
  if (homeOf(hex) !== null) return 'homeland';
  return hex === 'c' ? 'centre' : 'borderland';
}

// Hexes that take several steps: the way to each, and walking it with one click.
import { furtherWay } from '../common/further';
import type { Way } from '../game';
import type { Trail } from './changes';
import type { Kind, View } from './model';
import type { HexId } from './shown';
import { WORDS } from './words';

/** While another kind is held, hexes are for that. */
export function furtherWalks({ turn }: View, held: Kind | null): Way[] {
  if (held !== null && held !== 'walk') return [];
  return Object.entries(turn.walks).map(([hex, { path, hexes, price, reveals }]) =>
    furtherWay({
      path,
      to: `hex:${hex}`,
      text: WORDS.walkFar(hexes.length - 1, price),
      chance: reveals,
    }),
  );
}

/** The steps to a hex, for the one who walks. */
export function walkTo({ turn }: View, hex: HexId | null): Trail[] {
  const hexes = hex === null ? [] : (turn.walks[hex]?.hexes ?? []);
  return hexes.slice(1).map((to, i) => ({ seat: turn.active ?? 0, from: hexes[i] ?? to, to }));
}

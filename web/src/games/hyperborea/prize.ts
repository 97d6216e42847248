// What an attack brings, from what lies open: every attack hits, but not every one is worth its point.
import type { Text } from '../../protocol';
import { partsOf } from '../common/targets';
import type { Scene, Target, Way } from '../game';
import { seatOf, type View } from './model';
import { nameOf, ownSeat, viewOf } from './scene';
import { WORDS } from './words';

export type Prize = keyof typeof WORDS.brings;

interface Hit {
  prize: Prize;
  /** Whom it hits; null for a ghost. */
  seat: number | null;
  afar: boolean;
}

const FIGURE = /^(site|free|fortress)(\d)$/;

/** The owner of a figure that a target names: null for a ghost; nothing for what is no figure. */
function ownerOf(view: View, hex: string, figure: string): number | null | undefined {
  const [, kind, digit] = FIGURE.exec(figure) ?? [];
  if (kind === undefined) return undefined;
  if (kind !== 'site') return Number(digit);
  const inside = view.hexes[hex]?.sites[Number(digit) - 1]?.figure ?? null;
  return inside === null ? undefined : seatOf(inside);
}

/** A miniature: the first of a rival is a trophy; later ones pay a gem once there is one of each. */
function minisPrize(view: View, own: number, seat: number): Prize {
  const trophies = view.seats[own]?.trophies ?? [];
  if (!trophies.includes(seat)) return 'trophy';
  return trophies.length === view.seats.length - 1 ? 'gem' : 'nothing';
}

const idOf = (things: readonly Target[], kind: string): string | undefined =>
  things.map(partsOf).find((one) => one.kind === kind)?.id;

/** What a way would hit; null while it names no figure. */
export function hitOf(way: Pick<Way, 'path' | 'targets'>, scene: Scene): Hit | null {
  const view = viewOf(scene);
  const things = way.targets.flat();
  const figure = idOf(things, 'figure');
  const hex = idOf(things, 'hex') ?? view.turn.hex;
  if (figure === undefined || hex === null || hex === undefined) return null;
  const seat = ownerOf(view, hex, figure);
  if (seat === undefined) return null;
  const afar = view.turn.ask.startsWith('ranged') || way.path[0] === 'ranged';
  if (figure.startsWith('fortress')) return { prize: 'fortress', seat, afar };
  if (afar) return { prize: 'nothing', seat, afar };
  return { prize: seat === null ? 'ghost' : minisPrize(view, ownSeat(scene), seat), seat, afar };
}

/** Why an attack is a waste; null if it is not. */
export function wasteOf(way: Way, scene: Scene): Text | null {
  const hit = hitOf(way, scene);
  if (hit === null) return null;
  const { attack = 0, ranged = 0 } = viewOf(scene).pool;
  const name = hit.seat === null ? '' : nameOf(scene, hit.seat);
  if (hit.prize === 'fortress')
    return attack + (hit.afar ? ranged : 0) < 2 ? WORDS.onlyFortress(name) : null;
  if (hit.afar) return ranged === 0 ? WORDS.fromAfar : null;
  return hit.prize === 'nothing' ? WORDS.noTrophy(name) : null;
}

// A hex or card that is the only answer left is not asked for, and no way names it. The server gives
// a reason for everything that cannot be chosen: what has neither a way nor a reason is that one.
import type { Scene, Target } from '../game';
import type { CardId, HexId, PieceId } from './ids';
import { viewOf } from './scene';

const ENTERING: readonly Target[] = ['action:place', 'action:conquer', 'action:cave_move'];

function unexplained(scene: Scene, targets: readonly Target[]): Target[] {
  const { ways, reasons } = scene.pick;
  return targets.filter((target) => !ways.has(target) && !reasons.has(target));
}

/** The only legal thing among `all` stands for the action; null if `target` is not that thing. */
function standFor(
  scene: Scene,
  target: Target,
  all: Target[],
  actions: readonly Target[],
): Target | null {
  const open = actions.filter((action) => scene.pick.ways.has(action));
  const left = open.length === 1 ? unexplained(scene, all) : [];
  return left.length === 1 && left[0] === target ? (open[0] ?? null) : null;
}

/** What a click on a hex is about: the hex, the piece that stands there if that is asked for, or the
 * action whose only hex it is. */
export function hexTarget(scene: Scene, hex: HexId, piece: PieceId | null): Target {
  const target = `hex:${hex}`;
  if (scene.pick.ways.has(target)) return target;
  const onHex = `piece:${piece}@${hex}`;
  if (piece !== null && scene.pick.ways.has(onHex)) return onHex;
  const all = viewOf(scene).board.layout.map((id) => `hex:${id}`);
  return standFor(scene, target, all, ENTERING) ?? target;
}

/** What a click on an open card is about: the card, or building if it is the only one. */
export function cardTarget(scene: Scene, card: CardId): Target {
  const target = `card:${card}`;
  const all = viewOf(scene).market.map((id) => `card:${id}`);
  return standFor(scene, target, all, ['action:build']) ?? target;
}

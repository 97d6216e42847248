// A hex or card that is the only answer left is not asked for, and no way names it. The server gives
// a reason for everything that cannot be chosen: what has neither a way nor a reason is that one.
import type { Scene, Target } from '../game';
import type { CardId, HexId, PieceId } from './model';
import { viewOf } from './scene';

const ENTERING: readonly Target[] = ['action:place', 'action:conquer', 'action:cave_move'];

function unexplained(scene: Scene, targets: readonly Target[]): Target[] {
  const { ways, reasons } = scene.pick;
  return targets.filter((target) => !ways.has(target) && !reasons.has(target));
}

interface StandIn {
  action: Target;
  /** The hex or card that is clicked for it. */
  thing: Target;
}

/** The only legal thing among `all` stands for the only open one of `actions`. */
function standInAmong(
  scene: Scene,
  all: readonly Target[],
  actions: readonly Target[],
): StandIn | null {
  const [action, second] = actions.filter((one) => scene.pick.ways.has(one));
  if (action === undefined || second !== undefined) return null;
  const [thing, other] = unexplained(scene, all);
  return thing === undefined || other !== undefined ? null : { action, thing };
}

const hexStandIn = (scene: Scene): StandIn | null =>
  standInAmong(
    scene,
    viewOf(scene).board.layout.map((id) => `hex:${id}`),
    ENTERING,
  );
const cardStandIn = (scene: Scene): StandIn | null =>
  standInAmong(
    scene,
    viewOf(scene).market.map((id) => `card:${id}`),
    ['action:build'],
  );

/** The hex or card that stands for an action; null if none does. */
export function thingFor(scene: Scene, action: Target): Target | null {
  const found = [hexStandIn(scene), cardStandIn(scene)].find((one) => one?.action === action);
  return found?.thing ?? null;
}

/** What a click on a hex is about: the hex, the piece that stands there if that is asked for, or the
 * action whose only hex it is. */
export function hexTarget(scene: Scene, hex: HexId, piece: PieceId | null): Target {
  const target = `hex:${hex}`;
  if (scene.pick.ways.has(target)) return target;
  const onHex = `piece:${piece}@${hex}`;
  if (piece !== null && scene.pick.ways.has(onHex)) return onHex;
  const found = hexStandIn(scene);
  return found?.thing === target ? found.action : target;
}

/** What a click on an open card is about: the card, or building if it is the only one. */
export function cardTarget(scene: Scene, card: CardId): Target {
  const target = `card:${card}`;
  const found = cardStandIn(scene);
  return found?.thing === target ? found.action : target;
}

// Short ways to what the parts of the screen ask a scene for.
import type { Text } from '../../protocol';
import { partsOf } from '../common/targets';
import type { Scene, Target, Way } from '../game';
import { actionOf } from './clicks';
import { type HexId, type PieceId, readGuide, readView, type View } from './model';
import type { Guide } from './shown';

export { nameOf } from '../common/scene';

export const viewOf = (scene: Scene): View => readView(scene.view);
export const guideOf = (scene: Scene): Guide => readGuide(scene.guide);

/** The seat whose dice and stores the tray shows: the viewer's, or the active one for a spectator. */
export function ownSeat(scene: Scene): number {
  const view = viewOf(scene);
  return view.viewer ?? scene.table.viewer ?? view.turn.active ?? 0;
}

/** Whether the tray belongs to whoever looks at it. */
export function isMine(scene: Scene): boolean {
  return scene.table.you.includes(ownSeat(scene));
}

/** Whether board and tray share little room. */
export const isSmall = ({ frame }: Scene): boolean => frame === 'low' || frame === 'phone';

/** The hex that a target stands for or stands on, if any. */
export function hexOf(target: Target | null): string | null {
  if (target === null) return null;
  const { kind, id, parts } = partsOf(target);
  if (kind === 'hex') return id;
  const [, at = ''] = parts;
  return kind === 'piece' && at !== 'reserve' && at !== 'cemetery' ? at : null;
}

/** What a click on a hex is about: the hex, or the piece that stands there if that is asked for. */
export function hexTarget(scene: Scene, hex: HexId, piece: PieceId | null): Target {
  const { ways } = scene.pick;
  const onHex = `piece:${piece}@${hex}`;
  return !ways.has(`hex:${hex}`) && ways.has(onHex) ? onHex : `hex:${hex}`;
}

/** The ways of an action, wherever they are clicked. */
export function waysOf(scene: Scene, action: string): Way[] {
  return [...scene.pick.ways.values()].flat().filter((way) => actionOf(way) === action);
}

/** Why an action is not possible, as the server says it. */
export const reasonFor = (scene: Scene, target: Target): Text | undefined =>
  scene.pick.reasons.get(target);

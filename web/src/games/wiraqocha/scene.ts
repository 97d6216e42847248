// Short ways to what the parts of the screen ask a scene for.
import type { Text } from '../../protocol';
import type { Scene, Target, Way } from '../game';
import { readGuide, readView, type View } from './model';
import type { Guide } from './shown';
import { actionOf, partsOf } from './targets';

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

/** The hex that a target stands for or stands on, if any. */
export function hexOf(target: Target | null): string | null {
  if (target === null) return null;
  const { kind, id, at } = partsOf(target);
  if (kind === 'hex') return id;
  return kind === 'piece' && at !== 'reserve' && at !== 'cemetery' ? at : null;
}

/** The ways of an action, wherever they are clicked. */
export function waysOf(scene: Scene, action: string): Way[] {
  return [...scene.pick.ways.values()].flat().filter(({ path }) => actionOf(path) === action);
}

/** Why an action is not possible, as the server says it. */
export const reasonFor = (scene: Scene, target: Target): Text | undefined =>
  scene.pick.reasons.get(target);

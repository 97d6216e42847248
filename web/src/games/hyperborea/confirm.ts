// What the main button does, the most important first.
import { mainTarget } from '../../pick';
import type { Scene, Target } from '../game';

export const CONFIRM: readonly Target[] = [
  'action:done',
  'action:stop',
  'action:decline',
  'action:end',
];

/** Whether the main button has this target already; where there is but one way, as in a lesson, there
 * is no such button. */
export const isMain = (scene: Scene, target: Target): boolean =>
  scene.pick.ways.size > 1 && mainTarget(scene.pick.ways, CONFIRM) === target;

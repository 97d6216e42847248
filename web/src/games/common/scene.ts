// Short ways to what the screens of all games ask a scene for.
import { mainTarget } from '../../pick';
import type { Scene, Target } from '../game';

export function nameOf(scene: Scene, seat: number): string {
  return scene.table.seats.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;
}

/** Whether this screen has something to decide now. */
export const isAsked = (scene: Scene): boolean => scene.pick.ways.size > 0;

interface Seated {
  viewer: number | null;
  turn: { toMove: number | null; active: number | null };
}

/** The seat for which this screen speaks: who is asked here, the viewer, or the active one. */
export function speakerOf(scene: Scene, { viewer, turn }: Seated): number {
  if (isAsked(scene) && turn.toMove !== null) return turn.toMove;
  return viewer ?? scene.table.viewer ?? turn.active ?? 0;
}

/** Whether the main button has this target already; where there is but one way, as in a lesson, there
 * is no such button. */
export const isMain = (scene: Scene, target: Target, confirm: readonly Target[]): boolean =>
  scene.pick.ways.size > 1 && mainTarget(scene.pick.ways, confirm) === target;

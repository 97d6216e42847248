// Short ways to what the parts of the screen ask a scene for.
import { speakerOf } from '../common/scene';
import { begins, partsOf } from '../common/targets';
import type { Scene, Target } from '../game';
import { type Guide, type Kind, readGuide, readView, type View } from './model';

export { isAsked, nameOf } from '../common/scene';

export const viewOf = (scene: Scene): View => readView(scene.view);
export const guideOf = (scene: Scene): Guide => readGuide(scene.guide);

/** The seat whose board the tray shows: who is asked here, the viewer, or the active one. */
export const ownSeat = (scene: Scene): number => speakerOf(scene, viewOf(scene));

/** Whether a finger is expected: on all layouts but those of desks. */
export const isTouch = ({ frame }: Scene): boolean => frame !== 'wide' && frame !== 'laptop';

/** Whether a kind of the menu is offered now, wherever it is clicked. */
export const offers = (scene: Scene, kind: Kind): boolean =>
  begins(scene.pick.ways, `action:${kind}`);

/** The hex that a target stands for or stands on. */
export function hexIn(target: Target | null): string | null {
  if (target === null) return null;
  const { kind, parts } = partsOf(target);
  return kind === 'hex' || kind === 'site' ? (parts[0] ?? null) : null;
}

/** The view that the hovered way leads to, or null. */
export const foreseen = (scene: Scene): View | null =>
  scene.preview === null ? null : readView(scene.preview.view);

/** How many gems meet the condition with so many players. */
export function gemsToEnd(view: View, guide: Guide): number {
  const { gemsToEnd, gemsToEndOfTwo } = guide.parameters;
  return view.options.seats === 2 ? gemsToEndOfTwo : gemsToEnd;
}

/** How many conditions end a game of this length. */
export function conditionsToEnd(view: View, guide: Guide): number {
  const { conditionsShort, conditionsRegular, conditionsLong } = guide.parameters;
  return { short: conditionsShort, regular: conditionsRegular, long: conditionsLong }[
    view.options.length
  ];
}

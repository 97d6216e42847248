// Short ways to what the parts of the screen ask a scene for.
import type { Choice } from '../../protocol';
import { isAsked, speakerOf } from '../common/scene';
import { begins, choiceAbout, partsOf } from '../common/targets';
import type { Scene, Target } from '../game';
import { type Guide, readGuide } from './guide';
import type { Area, View } from './model';
import { readView } from './model';

export { isAsked, nameOf } from '../common/scene';

export const viewOf = (scene: Scene): View => readView(scene.view);
export const guideOf = (scene: Scene): Guide => readGuide(scene.guide);

/** The seat for which this screen speaks: who is asked here, the viewer, or the active one. */
export const ownSeat = (scene: Scene): number => speakerOf(scene, viewOf(scene));

/** What is offered now, or nothing while somebody else decides or the past is shown. */
export const choicesOf = (scene: Scene): readonly Choice[] =>
  isAsked(scene) ? scene.table.choices : [];

/** Whether this may be answered now, wherever it is clicked. */
export const offers = (scene: Scene, target: Target): boolean => begins(scene.pick.ways, target);

/** Sends an answer by itself, whatever is asked after it; without a choice that says it, why not. */
export function answer(scene: Scene, target: Target): void {
  const choice = choiceAbout(choicesOf(scene), target);
  if (choice === undefined || !scene.pick.act([choice.act])) scene.pick.click(target);
}

export function areaOf(view: View, id: string): Area | null {
  return view.countries[id] ?? view.vessels[id] ?? null;
}

/** The area or place that a target stands for. */
export const areaIn = (target: Target | null): string | null => idIn(target, 'area');
export const placeIn = (target: Target | null): string | null => idIn(target, 'place');

function idIn(target: Target | null, wanted: string): string | null {
  if (target === null) return null;
  const { kind, id } = partsOf(target);
  return kind === wanted ? id : null;
}

/** Countries in the fixed order, then vessels by number. */
export const areaOrder = (guide: Guide): string[] => [
  ...Object.keys(guide.countries),
  ...Object.keys(guide.vessels),
];

/** The view that the hovered way leads to, or the present one. */
export function foreseen(scene: Scene): View {
  return scene.preview === null ? viewOf(scene) : readView(scene.preview.view);
}

// What is asked before something is lost that nobody has chosen to lose.
import type { Question, Scene, Way } from '../game';
import { hasChosenDiscard, isTouched, laidCards } from './draft/draft.svelte';
import { guideOf, isAsked, viewOf } from './scene';
import { WORDS } from './words';

/** The technology that would go although nobody has chosen that. */
function unchosen(scene: Scene): string | null {
  const view = viewOf(scene);
  if (!isAsked(scene) || view.turn.ask !== 'projects' || hasChosenDiscard(view)) return null;
  return laidCards(view)[4] ?? null;
}

export function ask(way: Way, scene: Scene): Question | null {
  const card = unchosen(scene);
  const name = card === null ? undefined : guideOf(scene).technologies[card]?.name;
  if (name === undefined || !way.targets.flat().includes(`discard:${card}`)) return null;
  return {
    text: WORDS.discardQuestion(name),
    lost: [isTouched(viewOf(scene)) ? WORDS.discardLeft(name) : WORDS.discardLost(name)],
    yes: WORDS.discardYes,
    no: WORDS.discardNo,
  };
}

/** Whether there is something better to do than what the main button does. */
export const isUseful = (scene: Scene): boolean =>
  unchosen(scene) !== null ||
  [...scene.pick.ways.keys()].some((target) => target.startsWith('card:'));

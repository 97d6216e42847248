// The answers to a question about an action that is being put together: pieces, sets of dice, loot,
// the fate of a beaten piece, the form of a ransom. They are listed in one place with their names.
import type { Scene, Target, Way } from '../../game';
import { facesOf } from '../clicks';
import type { View } from '../model';
import { isSmall, viewOf } from '../scene';
import type { Ask } from '../shown';

const ANSWER = /^(dice|loot|fate|pay):/;

/** Answers that nothing on the table stands for. */
export const isAnswer = (target: Target): boolean => ANSWER.test(target);

const LISTED: ReadonlySet<Ask> = new Set([
  'mover',
  'condition',
  'beating',
  'fate',
  'loot',
  'piece',
  'captor',
  'payment',
]);

export interface Answer {
  target: Target;
  way: Way;
}

/** The answers to the open question, those of the fewest dice first; none while the menu is open. */
export function answersOf({ pick: { ways } }: Scene, { pending }: View): Answer[] {
  if (!LISTED.has(pending.ask)) return [];
  const size = ({ target }: Answer): number =>
    target.startsWith('dice:') ? facesOf(target).length : 0;
  return [...ways]
    .flatMap(([target, list]) => list.map((way): Answer => ({ target, way })))
    .toSorted((a, b) => size(a) - size(b));
}

/** Whether they are listed beside the hex that they are about; without room for that, in the tray. */
export const isAskedOnBoard = (scene: Scene): boolean =>
  viewOf(scene).pending.target !== null && !isSmall(scene);

export const isAskedHere = (scene: Scene): boolean =>
  answersOf(scene, viewOf(scene)).length > 0 && !isAskedOnBoard(scene);

// Which legal targets the tray shows as answers, the cheapest sets of dice first.
import type { Target, Way } from '../../game';
import { facesOf } from '../clicks';

const ANSWER = /^(dice|loot|fate|pay):/;

export const isAnswer = (target: Target): boolean => ANSWER.test(target);

export function answersOf(ways: ReadonlyMap<Target, Way[]>): Target[] {
  const size = (target: Target): number =>
    target.startsWith('dice:') ? facesOf(target).length : 0;
  return [...ways.keys()].filter(isAnswer).toSorted((a, b) => size(a) - size(b));
}

// Targets taken apart, and the choices that are about them. The server names the targets of every
// choice; nothing here reads a notation.
import type { Choice } from '../../protocol';
import type { Target, Way } from '../game';

export interface TargetParts {
  kind: string;
  id: string;
  /** The id piece by piece: "driller@n03" and "b3/1" have two. */
  parts: string[];
}

/** "piece:driller@n03" is a piece with the parts "driller" and "n03". */
export function partsOf(target: Target): TargetParts {
  const [kind = '', id = ''] = target.split(/:(.*)/s);
  return { kind, id, parts: id.split(/[/@]/) };
}

/** What a way begins with: its button, or the thing that answers the open question. */
export const headOf = ({ targets }: Pick<Way, 'targets'>): readonly Target[] => targets[0] ?? [];

/** Whether some way begins with this thing or button. */
export const begins = (ways: ReadonlyMap<Target, Way[]>, target: Target): boolean =>
  [...ways.values()].some((list) => list.some((way) => headOf(way)[0] === target));

/** The choice that is about this thing or button first of all. */
export const choiceAbout = (choices: readonly Choice[], target: Target): Choice | undefined =>
  choices.find(({ targets }) => targets[0] === target);

/** The notations that lead from thing to thing, as far as they are offered: a question with a single
 * answer is not asked. */
export function pathAlong(targets: readonly Target[], choices: readonly Choice[]): string[] {
  const [first = '', ...rest] = targets;
  const choice = choiceAbout(choices, first);
  return choice === undefined ? [] : [choice.act, ...pathAlong(rest, choice.next)];
}

// By which of the things that a way is about it is clicked.
import type { Target, Way } from '../game';
import { headOf, partsOf } from './targets';

export interface Clicks {
  /** Kinds of things, or single ones, that are clicked rather than the button of what they are for. */
  shown: readonly string[];
  /** What can be taken up; then the things on screen mean that tool alone. */
  tools: readonly Target[];
  /** Kinds of answers, or single ones, that are clicked themselves, whatever is asked after them.
   * Left out: all but tools. */
  alone?: readonly string[];
  /** Where a parameter that the rules fill in stands among those that are asked; left out: nowhere. */
  filledIn?: 'first' | 'last';
}

const isAmong = (names: readonly string[], target: Target): boolean =>
  names.includes(target) || names.includes(partsOf(target).kind);

const standsAlone = ({ alone, tools }: Clicks, answer: Target): boolean =>
  alone === undefined ? !tools.includes(answer) : isAmong(alone, answer);

/** The things that a way leads to, those that are clicked rather first. */
function thingsOf(way: Way, answer: Target, { filledIn }: Clicks): Target[] {
  const asked = way.targets.slice(1).flatMap(([thing]) => thing ?? []);
  const head = headOf(way);
  const filled = head.slice(head.indexOf(answer) + 1).slice(0, 1);
  if (filledIn === 'first') return [...filled, ...asked];
  return filledIn === 'last' ? [...asked, ...filled] : asked;
}

/** The thing or button that is clicked to go a way while a tool, or nothing, is held. */
export function clickedAt(way: Way, clicks: Clicks, held: Target | null): Target | undefined {
  const { shown, tools } = clicks;
  const [first] = headOf(way);
  const answer = headOf(way).find((target) => tools.includes(target)) ?? first;
  if (answer === undefined) return undefined;
  if (held !== null && held !== answer && tools.includes(answer)) return answer;
  // A card stands before the tool that it is, until it is taken up.
  if (held === null && first !== answer) return first;
  if (standsAlone(clicks, answer)) return answer;
  const things = [answer, ...thingsOf(way, answer, clicks)];
  return things.find((thing) => isAmong(shown, thing)) ?? answer;
}

// What is clicked for a way: the thing that it names, the only one that it can be about, or the button
// of its kind.
import { type Clicks, clickedAt } from '../common/clicks';
import { createHand } from '../common/hand.svelte';
import { partsOf } from '../common/targets';
import type { Target, Way } from '../game';
import { KINDS, type Kind } from './model';

export const hand = createHand<Kind>();

const CLICKS: Clicks = {
  shown: ['hex', 'site', 'cube', 'space', 'row', 'card', 'deck'],
  tools: KINDS.map((kind) => `action:${kind}`),
  filledIn: 'last',
};

/** What stands somewhere on the screen by itself; everything else is chosen from a list. */
export const isShown = (target: Target): boolean => CLICKS.shown.includes(partsOf(target).kind);

/** Whether it is a kind of the menu. */
export const isTool = (target: Target): boolean => CLICKS.tools.includes(target);

/** What is clicked for a way. A finger is too broad for the signs on a hex: `touch` means the hex, and a
 * list says what on it. */
export function clicked(way: Way, held: Kind | null, touch = false): Target | undefined {
  const target = clickedAt(way, CLICKS, held === null ? null : `action:${held}`);
  if (!touch || target === undefined) return target;
  const { kind, parts } = partsOf(target);
  return kind === 'site' ? `hex:${parts[0]}` : target;
}

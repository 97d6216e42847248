// What is clicked for a way, and which action of the menu it begins.
import { type Clicks, clickedAt } from '../common/clicks';
import { createHand } from '../common/hand.svelte';
import { headOf, partsOf } from '../common/targets';
import type { Target, Way } from '../game';
import { isOneOf } from '../json';
import { ACTIONS, type ActionId } from './model';

export const hand = createHand<ActionId>();

const CLICKS: Clicks = {
  shown: ['hex', 'die', 'piece', 'card', 'seat'],
  tools: ACTIONS.map((action) => `action:${action}`),
  filledIn: 'first',
};

export const clicked = (way: Way, held: ActionId | null): Target | undefined =>
  clickedAt(way, CLICKS, held === null ? null : `action:${held}`);

/** The menu action that a way begins, or nothing if it only answers a question. */
export function actionOf(way: Pick<Way, 'targets'>): ActionId | null {
  const button = headOf(way)
    .map(partsOf)
    .find(({ kind }) => kind === 'action');
  return isOneOf(ACTIONS, button?.id) ? button.id : null;
}

/** The faces of "dice:2+3". */
export const facesOf = (target: Target): number[] => partsOf(target).id.split('+').map(Number);

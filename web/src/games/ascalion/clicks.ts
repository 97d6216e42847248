// What is clicked for a way: the thing on the map if it leads to one.
import { type Clicks, clickedAt } from '../common/clicks';
import { createHand } from '../common/hand.svelte';
import type { Target, Way } from '../game';
import { TRANSPORTS } from './model';
import { RECIPES } from './shown';

/** A recipe or a way of transport that waits for its area. */
export const hand = createHand<Target>();

const CLICKS: Clicks = {
  // The end of a list and the end of a transport are one click.
  shown: ['area', 'place', 'action:stop'],
  tools: [
    ...RECIPES.map((recipe) => `recipe:${recipe}`),
    ...TRANSPORTS.map((transport) => `action:${transport}`),
  ],
  alone: [
    'seat',
    'religion',
    'action:yes',
    'action:no',
    'action:accept',
    'action:decline',
    'action:counter',
    'action:send',
    'action:withdraw',
  ],
};

export const clicked = (way: Way, held: Target | null): Target | undefined =>
  clickedAt(way, CLICKS, held);

// What a click on a thing does.
import type { Target, Way } from '../games/game';
import { prefs } from '../settings/settings.svelte';
import { select } from '../store/local';
import { update } from '../store/store.svelte';
import { lastWasTouch } from '../ui/frame.svelte';
import type { Aim } from './aim.svelte';
import type { Denial } from './denial.svelte';
import type { Offer } from './offer.svelte';
import type { Sight } from './sight.svelte';

const isButton = (target: Target): boolean => target.startsWith('action:');

interface Eyes {
  sight: Sight;
  offer: Offer;
  aim: Aim;
  denial: Denial;
}

export function createClicks({ sight, offer, aim, denial }: Eyes, choose: (way: Way) => void) {
  function tellWhyNot(target: Target): void {
    if (lastWasTouch()) aim.arm(target);
    else aim.hover(target);
    denial.deny(target);
  }

  // On a touch screen the first tap shows, the second does.
  const onlyShows = (target: Target): boolean =>
    prefs().tapTwice && lastWasTouch() && !isButton(target) && aim.armed !== target;

  const toggleMenu = (target: Target): void =>
    update((state) => select(state, state.open?.selected === target ? null : target));

  function click(target: Target): void {
    if (sight.locked) return;
    denial.forgive();
    const [way, second] = offer.ways.get(target) ?? [];
    if (way === undefined) tellWhyNot(target);
    else if (onlyShows(target)) aim.arm(target);
    else if (second !== undefined) toggleMenu(target);
    else choose(way);
  }

  return { click };
}

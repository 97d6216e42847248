// What was clicked and cannot be chosen: told once, until the next click or a change of the table.
import type { Target } from '../games/game';
import type { Offer } from './offer.svelte';
import { shake } from './shake';
import type { Sight } from './sight.svelte';

export type Denial = ReturnType<typeof createDenial>;

export function createDenial(sight: Sight, offer: Offer) {
  let wrong = $state.raw<{ target: Target; version: number } | null>(null);
  const denied = $derived.by(() => {
    if (wrong === null || wrong.version !== sight.table.version) return null;
    const why = offer.reasons.get(wrong.target);
    return why === undefined ? null : { target: wrong.target, why };
  });
  return {
    /** The thing that was clicked in vain, and why. */
    get denied() {
      return denied;
    },
    deny(target: Target): void {
      wrong = { target, version: sight.table.version };
      if (denied !== null) shake(target);
    },
    forgive(): void {
      wrong = null;
    },
  };
}

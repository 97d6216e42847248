// Asking before what cannot be taken back, where the person wants that.
import type { Way } from '../games/game';
import { isFinal } from '../pick';
import { prefs } from '../settings/settings.svelte';

export function createConsent(send: (path: string[]) => boolean) {
  let asking: Way | null = $state.raw(null);

  const mustAsk = (way: Way): boolean =>
    prefs().confirmIrreversible && isFinal(way.choice.effect) && asking !== way;

  return {
    /** The way that waits for a second word. */
    get asking() {
      return asking;
    },
    refuse(): void {
      asking = null;
    },
    choose(way: Way): void {
      const asks = mustAsk(way);
      asking = asks ? way : null;
      if (!asks) send(way.path);
    },
  };
}

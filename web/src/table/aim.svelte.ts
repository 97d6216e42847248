// What the person points at: the thing under pointer, focus or a first tap, and the preview of what
// would happen there.
import type { Target, Way } from '../games/game';
import { peek } from '../link/commands';
import { dropPreview, hover as pointAt } from '../store/local';
import { update } from '../store/store.svelte';
import type { Offer } from './offer.svelte';
import type { Sight } from './sight.svelte';

const PEEK_DELAY_MS = 60;

export type Aim = ReturnType<typeof createAim>;

export function createAim(sight: Sight, offer: Offer) {
  // What a first tap has shown; a change of the table makes it void.
  let tapped = $state.raw<{ target: Target; version: number } | null>(null);
  const armed = $derived(tapped?.version === sight.table.version ? tapped.target : null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = (): void => clearTimeout(timer);

  /** Asks for the preview of a way in a moment, if nothing else comes between. */
  function preview(way: Way | null): void {
    stopWaiting();
    if (way === null || sight.locked) update(dropPreview);
    else timer = setTimeout(() => peek(way.path), PEEK_DELAY_MS);
  }

  function hover(over: Target | null): void {
    if (sight.locked) return;
    const target = over ?? armed;
    update((state) => pointAt(state, target));
    if (sight.open.selected === null)
      preview(target === null ? null : (offer.ways.get(target)?.[0] ?? null));
  }

  function arm(target: Target | null): void {
    tapped = target === null ? null : { target, version: sight.table.version };
    hover(target);
  }

  return {
    get armed() {
      return armed;
    },
    hover,
    arm,
    preview,
    stopWaiting,
  };
}

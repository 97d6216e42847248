// The count at the end: categories rise one after the other, all seats together.
import { untrack } from 'svelte';
import { prefs } from '../../settings/settings.svelte';

/** How long one category takes. */
const STEP_MS = 420;

const isStill = (): boolean =>
  prefs().speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many categories have risen, the last one in part; any click or key finishes. Must be called
 * while a component is made. */
export function createRise(steps: () => number): () => number {
  let risen = $state(isStill() ? Number.POSITIVE_INFINITY : 0);
  $effect(() => {
    const all = steps();
    // It must not begin anew with every picture of itself.
    if (untrack(() => risen) >= all) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function rise(now) {
      risen = Math.max(0, (now - begun) / STEP_MS);
      if (risen < all) frame = requestAnimationFrame(rise);
    });
    const finish = (): void => {
      cancelAnimationFrame(frame);
      risen = Number.POSITIVE_INFINITY;
    };
    addEventListener('pointerdown', finish, { capture: true });
    addEventListener('keydown', finish, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointerdown', finish, { capture: true });
      removeEventListener('keydown', finish, { capture: true });
    };
  });
  return () => risen;
}

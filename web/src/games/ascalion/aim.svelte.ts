// What the player has taken up: a recipe or a way of transport that waits for its area. While
// something is aimed, areas and places mean that alone.
import type { Target } from '../game';

export const aim: { at: Target | null } = $state({ at: null });

/** Takes something up, or puts it down if it is up already. */
export function takeUp(what: Target): void {
  aim.at = aim.at === what ? null : what;
}

export function putDown(): void {
  aim.at = null;
}

// What the player has taken up: a kind of the menu whose place is still to be chosen. While one is
// aimed, hexes, cubes, rows and cards mean that kind alone.
import type { Kind } from './model';

export const aim: { at: Kind | null } = $state({ at: null });

/** Takes a kind up, or puts it down if it is up already. */
export function takeUp(kind: Kind): void {
  aim.at = aim.at === kind ? null : kind;
}

export function putDown(): void {
  aim.at = null;
}

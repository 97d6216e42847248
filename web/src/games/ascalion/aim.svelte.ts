// What the player has taken up: a recipe or a way of transport that waits for its area. While
// something is aimed, areas and places mean that alone.
import type { RecipeId, TransportKind } from './ids';

export type Aim = RecipeId | TransportKind;

export const aim: { at: Aim | null } = $state({ at: null });

/** Takes something up, or puts it down if it is up already. */
export function takeUp(what: Aim): void {
  aim.at = aim.at === what ? null : what;
}

export function putDown(): void {
  aim.at = null;
}

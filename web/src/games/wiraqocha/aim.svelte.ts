// What the player is aiming: a card or a tool that has been taken up and waits for its hex or die.
// While something is aimed, hexes and dice mean that alone; without it, a click on a hex never fires
// a card.
import type { ActionId } from './model';

export const aim: { action: ActionId | null } = $state({ action: null });

/** Takes something up, or puts it down if it is up already. */
export function takeUp(action: ActionId): void {
  aim.action = aim.action === action ? null : action;
}

export function putDown(): void {
  aim.action = null;
}

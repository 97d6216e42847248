// What the player has taken up: a tool that waits for its thing. While it is held, things on screen
// mean that tool alone.
import { untrack } from 'svelte';

export interface Hand<Tool extends string> {
  readonly held: Tool | null;
  /** Takes a tool up, or puts it down if it is up already. */
  takeUp(tool: Tool): void;
  /** Puts down what is held; true if there was something. */
  putDown(): boolean;
}

export function createHand<Tool extends string>(): Hand<Tool> {
  let held: Tool | null = $state(null);
  return {
    get held() {
      return held;
    },
    takeUp(tool) {
      held = held === tool ? null : tool;
    },
    // A board that puts down whatever is held when the view changes must not watch the hand.
    putDown() {
      const was = untrack(() => held !== null);
      held = null;
      return was;
    },
  };
}

// Steps back and forth.
import type { GameModule } from '../games/game';
import { order } from '../link/commands';
import { seek, select } from '../store/local';
import { update } from '../store/store.svelte';
import type { Aim } from './aim.svelte';
import type { Sight } from './sight.svelte';

/** Who steps back: whoever is asked here, or the viewer, who has committed and waits for others. */
function whose({ seat, table }: Sight): { seat?: number } {
  const own = seat ?? table.viewer ?? null;
  return own === null ? {} : { seat: own };
}

export function createSteps(game: GameModule, sight: Sight, aim: Aim) {
  const undo = (): boolean => sight.table.undo.steps > 0 && order('undo', whose(sight));
  const redo = (): boolean => sight.table.undo.redo && order('redo', whose(sight));
  const reset = (): boolean => sight.table.undo.steps > 0 && order('reset', whose(sight));

  /** Esc: closes the menu, puts down what is held, or takes back a step that is being composed. */
  function back(): void {
    const { open, replaying } = sight;
    if (open.selected !== null) update((state) => select(state, null));
    else if (game.back?.()) return;
    else if (replaying) update((state) => seek(state, null));
    else if (open.composing > 0) undo();
    else aim.arm(null);
  }

  return { undo, redo, reset, back };
}

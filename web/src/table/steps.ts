// Steps back and forth.
import type { GameModule } from '../games/game';
import { order } from '../link/commands';
import { select } from '../store/local';
import { update } from '../store/store.svelte';
import type { Aim } from './aim.svelte';
import type { Denial } from './denial.svelte';
import type { Sight } from './sight.svelte';

/** Who steps back: whoever is asked here, or the viewer, who has committed and waits for others. */
function whose({ seat, table }: Sight): { seat?: number } {
  const own = seat ?? table.viewer ?? null;
  return own === null ? {} : { seat: own };
}

export function createSteps(
  game: GameModule,
  sight: Sight,
  aim: Aim,
  denial: Denial,
  closePast: () => void,
) {
  // How many steps could be undone before each click of this turn: a click that took several is
  // taken back as one.
  let begun: number[] = [];
  let goal: number | null = null;

  /** A click sends something, after so many steps. */
  function begin(before: number): void {
    goal = null;
    begun = [...begun.filter((steps) => steps < before), before];
  }

  const stepBack = (): boolean => sight.table.undo.steps > 0 && order('undo', whose(sight));

  function undo(): boolean {
    const { steps } = sight.table.undo;
    begun = begun.filter((one) => one < steps);
    goal = begun.pop() ?? steps - 1;
    return stepBack();
  }

  /** The rest of a click that is being taken back; to be called when the table has changed. */
  function undoRest(): void {
    if (goal === null || sight.locked) return;
    if (sight.table.undo.steps > goal) stepBack();
    else goal = null;
  }

  const redo = (): boolean => sight.table.undo.redo && order('redo', whose(sight));
  const reset = (): boolean => sight.table.undo.steps > 0 && order('reset', whose(sight));

  /** Esc: closes the menu, puts down what is held, or takes back a step that is being composed. */
  function back(): void {
    const { open, replaying } = sight;
    denial.forgive();
    if (open.selected !== null) update((state) => select(state, null));
    else if (game.back?.()) return;
    else if (replaying) closePast();
    else if (open.composing > 0) undo();
    else aim.arm(null);
  }

  return { begin, undo, undoRest, redo, reset, back };
}

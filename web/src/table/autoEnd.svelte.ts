// Ends my turn by itself when nothing is left to do, where somebody wants that: after a moment in
// which any key, click or touch keeps it open.
import { prefs } from '../settings/settings.svelte';
import type { Session } from './session.svelte';

export const AUTO_END_MS = 4000;
const ENDS: ReadonlySet<string> = new Set(['action:end', 'action:end_turn', 'action:done']);

/** Whether the moment runs: the main button shows it. */
export const ending: { on: boolean } = $state({ on: false });

/** Only after something was done: what has just begun is not over. */
function isDue(session: Session): boolean {
  const { main, locked, question, armed, table, game, scene } = session;
  if (!prefs().autoEnd || prefs().confirmIrreversible || locked || question !== null) return false;
  if (main === null || armed !== null || !ENDS.has(main) || table.undo.steps === 0) return false;
  return game.useful?.(scene) === false;
}

export function withAutoEnd(session: Session): void {
  const due = $derived(isDue(session) ? session.table.version : null);
  $effect(() => {
    if (due === null) return;
    const stop = (): void => {
      ending.on = false;
      clearTimeout(timer);
    };
    const timer = setTimeout(() => {
      stop();
      if (session.main !== null) session.click(session.main);
    }, AUTO_END_MS);
    ending.on = true;
    for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, stop, true);
    return () => {
      stop();
      for (const sign of ['pointerdown', 'keydown']) removeEventListener(sign, stop, true);
    };
  });
}

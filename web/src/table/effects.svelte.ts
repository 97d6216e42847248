// What happens by itself at a table: sounds, the only action played, the preview after a change.
import { untrack } from 'svelte';
import { lastSeen } from '../replay/replay';
import { prefs } from '../settings/settings.svelte';
import { playSound } from '../sound/sound';
import { withAutoEnd } from './autoEnd.svelte';
import { glanceAt } from './moments';
import type { Session } from './session.svelte';

const AUTO_PLAY_MS = 700;

function withSounds(session: Session): void {
  let seen = session.table.n;
  let mine = session.seat;
  $effect(() => {
    const { n, view, you } = session.table;
    const now = session.seat;
    const volume = you.length === 0 ? 0 : prefs().volume;
    if (n > seen) playSound(session.game.cue?.(session.open.before, view) ?? 'piece', volume);
    if (now !== null && now !== mine) playSound('bell', volume);
    else if (now === null && mine !== null) playSound('page', volume);
    [seen, mine] = [n, now];
  });
}

// Not when it would take away an undo that somebody may still want.
function withAutoPlay(session: Session): void {
  $effect(() => {
    const [way, second] = session.list;
    if (!prefs().autoPlay || session.locked || way === undefined || second !== undefined) return;
    if (session.table.undo.steps > 0 || prefs().confirmIrreversible) return;
    const timer = setTimeout(() => session.choose(way), AUTO_PLAY_MS);
    return () => clearTimeout(timer);
  });
}

// The pointer rests where it was while the table changes under it.
function withFreshPreview(session: Session): void {
  $effect(() => {
    if (session.table.version < 0) return;
    untrack(() => session.hover(session.open.hovered));
  });
}

// One click may be several steps for the server: they are undone together.
function withWholeUndo(session: Session): void {
  $effect(() => {
    if (session.table.version < 0 || session.locked) return;
    untrack(session.undoRest);
  });
}

// What is new is shown against the table as I left it.
function withLastSeen(session: Session): void {
  const since = $derived(lastSeen(session.open.log, session.table.you));
  // Asked again with every message of the table until the answer has come.
  $effect(() => {
    const known = session.table.n > 0 ? session.open.seen?.n : since;
    if (since !== null && since !== known) untrack(() => glanceAt(since));
  });
}

export function startEffects(session: Session): void {
  withLastSeen(session);
  withWholeUndo(session);
  withSounds(session);
  withAutoPlay(session);
  withAutoEnd(session);
  withFreshPreview(session);
}

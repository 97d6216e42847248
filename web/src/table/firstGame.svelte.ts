// What a first game has beside the others: a hint to each question until it is waved away, and once in
// a browser the offer of sounds.
import { say } from '../i18n';
import type { Text } from '../protocol';
import { lastSeen } from '../replay/replay';
import { recall, remember } from '../settings/memory';
import { prefs, setPref } from '../settings/settings.svelte';
import { testSound } from '../sound/sound';
import type { Session } from './session.svelte';

const OFF = 'off';
const SOUND = 'sound.asked';
const VOLUME = 0.6;

/** The first table of a game that this browser has played at keeps its hints; no later one has any. */
function isFirstTable(game: string, id: string): boolean {
  const key = `first.${game}`;
  const known = recall(key);
  if (known === null) remember(key, id);
  return known === null || known === id;
}

export type FirstGame = ReturnType<typeof createFirstGame>;

export function createFirstGame(session: Session) {
  const { id } = session.game;
  let off = $state(false);
  let asked = $state(recall(SOUND) !== null);
  let read: string | null = $state(null);

  const playing = $derived(session.table.state === 'running' && session.table.you.length > 0);
  const first = $derived(playing && isFirstTable(id, session.open.id));
  const acted = $derived(lastSeen(session.open.log, session.table.you) !== null);
  const offersSound = $derived(first && acted && !asked && prefs().volume === 0);
  const hint: Text | null = $derived.by(() => {
    if (!first || off || session.replaying || session.open.id === '') return null;
    const text = session.game.hint?.(session.scene) ?? null;
    return text === null || say(text) === read ? null : text;
  });

  return {
    get hint() {
      return offersSound ? null : hint;
    },
    get offersSound() {
      return offersSound;
    },
    /** This hint has been read; the next one comes. */
    understood(): void {
      read = hint === null ? null : say(hint);
    },
    /** No more hints in this game, and none in later ones. */
    enough(): void {
      off = true;
      remember(`first.${id}`, OFF);
    },
    answerSound(on: boolean): void {
      asked = true;
      remember(SOUND, on ? 'yes' : 'no');
      if (!on) return;
      setPref('volume', VOLUME);
      testSound(VOLUME);
    },
  };
}

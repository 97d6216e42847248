// Asking before something is lost, and before what cannot be taken back where the person wants that.
import type { Question, Way } from '../games/game';
import { both } from '../i18n';
import { isFinal } from '../pick';
import { recall, remember } from '../settings/memory';
import { prefs } from '../settings/settings.svelte';

/** A second click that comes at once belongs to the first: it is no answer. */
const HASTE_MS = 350;

const quietKey = (table: string): string => `quiet.${table}`;

/** The question about what is final, in the words of the shell. */
function finalQuestion({ texts, choice }: Way): Question {
  return {
    text: both((words) => words.table.confirmTitle),
    lost: [...texts.slice(-1), both((words) => words.table.final[choice.effect])],
    yes: both((words) => words.table.confirmGo),
    no: both((words) => words.common.cancel),
  };
}

interface Asking {
  way: Way;
  question: Question;
  since: number;
}

export function createConsent(
  table: () => string,
  ask: (way: Way) => Question | null,
  send: (path: string[]) => boolean,
) {
  let asking: Asking | null = $state.raw(null);

  function questionFor(way: Way): Question | null {
    if (prefs().confirmIrreversible && isFinal(way.choice.effect))
      return ask(way) ?? finalQuestion(way);
    if (!prefs().askFirst || recall(quietKey(table())) === 'on') return null;
    return ask(way);
  }

  function take(way: Way): void {
    asking = null;
    send(way.path);
  }

  return {
    /** The way that waits for a second word. */
    get asking() {
      return asking?.way ?? null;
    },
    get question() {
      return asking?.question ?? null;
    },
    refuse(): void {
      asking = null;
    },
    /** Asks no more at this table. */
    hush(on: boolean): void {
      remember(quietKey(table()), on ? 'on' : 'off');
    },
    choose(way: Way): void {
      const now = performance.now();
      if (asking?.way === way) {
        if (now - asking.since > HASTE_MS) take(way);
        return;
      }
      const question = questionFor(way);
      if (question === null) take(way);
      else asking = { way, question, since: now };
    },
  };
}

// The keys of the table page.
import type { Target } from '../games/game';
import type { Jump } from '../replay/replay';
import { isPlainKey } from '../ui/keys';
import type { Session } from './session.svelte';
import type { Sheet } from './sheets';

export interface KeyActions {
  sheet(sheet: Sheet): void;
  chat(): void;
  /** Closes what lies over the board; false if nothing does. */
  uncover(): boolean;
}

type Place = HTMLElement | SVGElement;

/** Focuses the next thing on screen that may be chosen. */
function nextLegal(ways: ReadonlyMap<Target, unknown>): void {
  const places = [...document.querySelectorAll<Place>('[data-target]')].filter(
    (place) =>
      (ways.has(place.dataset['target'] ?? '') || place.dataset['legal'] !== undefined) &&
      place.getClientRects().length > 0,
  );
  const at = places.indexOf(document.activeElement as Place);
  places[(at + 1) % places.length]?.focus();
}

const JUMPS: Record<string, [plain: Jump, shifted: Jump]> = {
  ArrowLeft: ['back', 'turn-back'],
  ArrowRight: ['on', 'turn-on'],
  Home: ['first', 'first'],
  End: ['last', 'last'],
};

/** There the space bar presses what has the focus. */
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, summary, [data-target]') !== null;

/** Arrows move through the game while it is replayed, unless they move the focus. */
function onReplayKey(event: KeyboardEvent, session: Session): boolean {
  if (!session.replaying) return false;
  if (event.key === ' ' && !isOnButton(event)) {
    session.playback.toggle();
    return true;
  }
  const kinds = JUMPS[event.key];
  if (kinds === undefined) return false;
  session.playback.leap(kinds[event.shiftKey ? 1 : 0]);
  return true;
}

/** Takes a finished game up again where it is looked at. */
function tryAgain({ looking, table }: Session): boolean {
  looking.trying = table.state === 'over' && table.frozen == null;
  return looking.trying;
}

function onLetter(key: string, session: Session, actions: KeyActions): boolean {
  switch (key) {
    case 'e':
      if (session.main !== null) session.click(session.main);
      return true;
    case 'z':
      return session.undo();
    case 'y':
      return session.redo();
    case 'r':
      return session.reset();
    case 'l':
      nextLegal(session.ways);
      return true;
    case 't':
      return session.replaying ? tryAgain(session) : session.hint();
    case 'a':
      actions.sheet('actions');
      return true;
    case 'h':
      actions.sheet('reference');
      return true;
    case 'c':
      actions.chat();
      return true;
    case '?':
      actions.sheet('keys');
      return true;
    case 'escape':
      if (!actions.uncover()) session.back();
      return true;
    default:
      return false;
  }
}

export function onTableKey(event: KeyboardEvent, session: Session, actions: KeyActions): void {
  if (!isPlainKey(event)) return;
  const done = onReplayKey(event, session) || onLetter(event.key.toLowerCase(), session, actions);
  if (done) event.preventDefault();
}

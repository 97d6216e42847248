// A table in play on this screen: what can be chosen now, what a click does, and the steps back.
import type { GameModule, Pick, Scene, Target, Way } from '../games/game';
import { act, order, peek } from '../link/commands';
import { allWays, isFinal, mainTarget, reasonsByTarget, unplaced, waysByTarget } from '../pick';
import type { Table } from '../protocol';
import { prefs } from '../settings/settings.svelte';
import { dropPreview, hover, seek, select } from '../store/local';
import { notify } from '../store/notices';
import { actingSeat, isLocked, shownView } from '../store/select';
import type { OpenTable } from '../store/state';
import { store, update } from '../store/store.svelte';
import { lastWasTouch } from '../ui/screen.svelte';

const PEEK_DELAY_MS = 60;

export type Session = ReturnType<typeof createSession>;

export function createSession(
  game: GameModule,
  guide: unknown,
  first: OpenTable & { table: Table },
) {
  // The last state with a table: while the page closes there is none any more.
  let last = first;
  const open = $derived.by(() => {
    const now = store().open;
    if (now?.table != null) last = now as typeof first;
    return last;
  });
  const table = $derived(open.table);
  const seat = $derived(actingSeat(table));
  const locked = $derived(isLocked(open));
  const replaying = $derived(open.wanted !== null);
  const toMove = $derived(replaying ? (open.past?.to_move ?? []) : table.to_move);
  const choices = $derived(seat === null || replaying ? [] : table.choices);
  const list = $derived(allWays(choices, null, (act) => game.alone?.(act, table.view) === true));
  const ways = $derived(waysByTarget(list, game.targets, table.view));
  const reasons = $derived(reasonsByTarget(seat === null || replaying ? [] : table.reasons));
  const main = $derived(mainTarget(ways, game.confirm));

  let asking: Way | null = $state.raw(null);
  // What a first tap has shown; a change of the table makes it void.
  let tapped = $state.raw<{ target: Target; version: number } | null>(null);
  const armed = $derived(tapped?.version === table.version ? tapped.target : null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks for the preview of a way in a moment, if nothing else comes between. */
  function preview(way: Way | null): void {
    clearTimeout(timer);
    if (way === null || locked) update(dropPreview);
    else timer = setTimeout(() => peek(way.path), PEEK_DELAY_MS);
  }

  function hoverOver(over: Target | null): void {
    if (locked) return;
    const target = over ?? armed;
    update((state) => hover(state, target));
    if (open.selected === null) preview(target === null ? null : (ways.get(target)?.[0] ?? null));
  }

  function arm(target: Target | null): void {
    tapped = target === null ? null : { target, version: table.version };
    hoverOver(target);
  }

  function choose(way: Way): void {
    if (prefs().confirmIrreversible && isFinal(way.choice.effect) && asking !== way) {
      asking = way;
      return;
    }
    asking = null;
    clearTimeout(timer);
    act(way.path);
  }

  /** Steps that the game's screen has put together; a preview that waits would come too late. */
  function send(path: string[]): boolean {
    clearTimeout(timer);
    return act(path);
  }

  function tellWhyNot(target: Target): void {
    if (lastWasTouch()) arm(target);
    else hoverOver(target);
    const why = reasons.get(target);
    if (why !== undefined && !replaying) update((state) => notify(state, 'info', why));
  }

  // On a touch screen the first tap shows, the second does.
  function onlyShows(target: Target): boolean {
    const plain = target.startsWith('action:') || target.startsWith('act:');
    return prefs().tapTwice && lastWasTouch() && !plain && armed !== target;
  }

  function click(target: Target): void {
    if (locked) return;
    const found = ways.get(target);
    if (found === undefined) tellWhyNot(target);
    else if (onlyShows(target)) arm(target);
    else if (found.length > 1)
      update((state) => select(state, state.open?.selected === target ? null : target));
    else if (found[0] !== undefined) choose(found[0]);
  }

  /** Esc: closes the menu, puts down what is held, or takes back a step that is being composed. */
  function back(): void {
    if (open.selected !== null) update((state) => select(state, null));
    else if (game.back?.()) return;
    else if (replaying) update((state) => seek(state, null));
    else if (open.composing > 0) undo();
    else arm(null);
  }

  /** Who steps back: whoever is asked here, or the viewer, who has committed and waits for others. */
  const mine = (): { seat?: number } => {
    const own = seat ?? table.viewer ?? null;
    return own === null ? {} : { seat: own };
  };
  const undo = (): boolean => table.undo.steps > 0 && order('undo', mine());
  const redo = (): boolean => table.undo.redo && order('redo', mine());
  const reset = (): boolean => table.undo.steps > 0 && order('reset', mine());

  const pick: Pick = $derived({
    ways,
    reasons,
    selected: open.selected,
    click,
    hover: hoverOver,
    act: send,
  });
  const scene: Scene = $derived({
    table,
    view: shownView(open),
    guide,
    pick,
    preview: previewOf(open, replaying),
    hovered: open.hovered,
    before: open.past === null ? open.before : open.pastBefore,
  });
  const extra = $derived(
    unplaced(ways, game.places && ((target) => game.places?.(target, scene) === true)),
  );

  return {
    game,
    guide,
    get open() {
      return open;
    },
    get table() {
      return table;
    },
    get seat() {
      return seat;
    },
    get locked() {
      return locked;
    },
    get toMove() {
      return toMove;
    },
    get replaying() {
      return replaying;
    },
    get list() {
      return list;
    },
    get ways() {
      return ways;
    },
    get extra() {
      return extra;
    },
    get main() {
      return main;
    },
    get armed() {
      return armed;
    },
    get asking() {
      return asking;
    },
    get scene() {
      return scene;
    },
    refuse() {
      asking = null;
    },
    choose,
    click,
    arm,
    hover: hoverOver,
    preview,
    back,
    undo,
    redo,
    reset,
  };
}

function previewOf(open: OpenTable, replaying: boolean): Scene['preview'] {
  const { peeked, hovered, selected } = open;
  const target = selected ?? hovered;
  if (peeked === null || target === null || replaying) return null;
  return { target, path: peeked.path, text: peeked.text, view: peeked.view };
}

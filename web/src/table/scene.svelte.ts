// What the parts of a game's screen are given to draw.
import type { Pick, Preview, Scene, Since, Target, Way } from '../games/game';
import type { LogEntry, Past, Table } from '../protocol';
import { lastSeen } from '../replay/replay';
import { shownView } from '../store/select';
import { frameKind } from '../ui/frame.svelte';
import type { Offer } from './offer.svelte';
import type { ShownTable, Sight } from './sight.svelte';

type Hands = Omit<Pick, 'ways' | 'reasons' | 'selected'>;

/** What the way is about that was foreseen; the path that the server has tried may go on after it. */
const foreseen = (ways: readonly Way[], path: readonly string[]): Target[][] =>
  ways.find((way) => way.path.every((act, i) => act === path[i]))?.targets ?? [];

/** The preview of what is being chosen from or pointed at; there is none in the past. */
function previewOf(open: ShownTable, { ways }: Pick): Preview | null {
  const { peeked, hovered, selected, wanted } = open;
  const target = selected ?? hovered;
  if (peeked === null || target === null || wanted !== null) return null;
  const { path, text, view } = peeked;
  return { target, targets: foreseen(ways.get(target) ?? [], path), text, view };
}

/** What is new to me. */
function sinceOf(log: readonly LogEntry[], seen: Past | null, { you }: Table): Since | null {
  if (seen === null || seen.n !== lastSeen(log, you)) return null;
  return { view: seen.view, entries: log.filter(({ n }) => n >= seen.n) };
}

/** What may be clicked, as one object for all time: whoever reads a part of it hears of its changes. */
export function createPick(sight: Sight, offer: Offer, hands: Hands): Pick {
  const selected = $derived(sight.open.selected);
  return {
    get ways() {
      return offer.ways;
    },
    get reasons() {
      return offer.reasons;
    },
    get selected() {
      return selected;
    },
    ...hands,
  };
}

/** The scene, likewise: pointing at something else is nothing to those who do not ask what is pointed
 * at. */
export function createScene(sight: Sight, guide: unknown, pick: Pick): Scene {
  const view = $derived(shownView(sight.open));
  const preview = $derived(previewOf(sight.open, pick));
  const hovered = $derived(sight.open.hovered);
  const before = $derived(sight.open.past === null ? sight.open.before : sight.open.pastBefore);
  const log = $derived(sight.open.log);
  const seen = $derived(sight.open.seen);
  const since = $derived(sight.replaying ? null : sinceOf(log, seen, sight.table));
  return {
    get table() {
      return sight.table;
    },
    get view() {
      return view;
    },
    guide,
    pick,
    get preview() {
      return preview;
    },
    get hovered() {
      return hovered;
    },
    get before() {
      return before;
    },
    get since() {
      return since;
    },
    get frame() {
      return frameKind();
    },
  };
}

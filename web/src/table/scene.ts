// What the parts of a game's screen are given to draw.
import type { Pick, Preview, Scene, Since, Target, Way } from '../games/game';
import { lastSeen } from '../replay/replay';
import { shownView } from '../store/select';
import { frameKind } from '../ui/frame.svelte';
import type { ShownTable } from './sight.svelte';

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

/** What is new to me; not while I look at the past on my own. */
function sinceOf({ log, seen, table, wanted }: ShownTable): Since | null {
  if (seen === null || wanted !== null || seen.n !== lastSeen(log, table.you)) return null;
  return { view: seen.view, entries: log.filter(({ n }) => n >= seen.n) };
}

export function sceneOf(open: ShownTable, guide: unknown, pick: Pick): Scene {
  return {
    table: open.table,
    view: shownView(open),
    guide,
    pick,
    preview: previewOf(open, pick),
    hovered: open.hovered,
    before: open.past === null ? open.before : open.pastBefore,
    since: sinceOf(open),
    frame: frameKind(),
  };
}

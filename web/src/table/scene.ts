// What the parts of a game's screen are given to draw.
import type { Pick, Preview, Scene } from '../games/game';
import { shownView } from '../store/select';
import type { ShownTable } from './sight.svelte';

/** The preview of what is being chosen from or pointed at; there is none in the past. */
function previewOf({ peeked, hovered, selected, wanted }: ShownTable): Preview | null {
  const target = selected ?? hovered;
  if (peeked === null || target === null || wanted !== null) return null;
  return { target, path: peeked.path, text: peeked.text, view: peeked.view };
}

export function sceneOf(open: ShownTable, guide: unknown, pick: Pick): Scene {
  return {
    table: open.table,
    view: shownView(open),
    guide,
    pick,
    preview: previewOf(open),
    hovered: open.hovered,
    before: open.past === null ? open.before : open.pastBefore,
  };
}

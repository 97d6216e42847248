// The layout of the table on this screen, and whether a finger is at work.
import type { FrameKind } from '../games/game';
import { frameOf } from './frameKind';

/** From here on an upright tablet has room for tray and tabs below each other. */
const TALL = 1100;

let kind: FrameKind = $state(frameOf(innerWidth, innerHeight));
let tall = $state(innerHeight >= TALL);

export const frameKind = (): FrameKind => kind;
export const isTall = (): boolean => tall;

/** For `{@attach}`: the layout follows the size of this element. */
export function measureFrame(node: HTMLElement): (() => void) | undefined {
  const measure = (): void => {
    if (node.clientWidth === 0) return;
    kind = frameOf(node.clientWidth, node.clientHeight);
    tall = node.clientHeight >= TALL;
  };
  measure();
  if (typeof ResizeObserver === 'undefined') return undefined;
  const watcher = new ResizeObserver(measure);
  watcher.observe(node);
  return () => watcher.disconnect();
}

let measured = 0;

/**
 * For `{@attach}`: tables and cards are drawn to measure, and letters alone that are larger would run
 * out of their frames; whoever needs them larger zooms, and all grows together.
 */
export function drawnToMeasure(): () => void {
  const { classList } = document.documentElement;
  classList.toggle('to-measure', ++measured > 0);
  return () => void classList.toggle('to-measure', --measured > 0);
}

/** Layouts with a column for seats, dock and log. */
export const isDesk = (one: FrameKind): boolean => one === 'wide' || one === 'laptop';
/** Layouts with tabs beside or below the board. */
export const isTablet = (one: FrameKind): boolean => one === 'landscape' || one === 'portrait';
/** Layouts that share one place between tray, market, seats and log. */
export const isSmall = (one: FrameKind): boolean => one === 'low' || one === 'phone';

// A finger has no hover: whoever was last used tells how a click is meant.
let touch = false;
addEventListener(
  'pointerdown',
  (event) => {
    touch = event.pointerType === 'touch';
  },
  { capture: true },
);
addEventListener(
  'keydown',
  () => {
    touch = false;
  },
  { capture: true },
);

export function lastWasTouch(): boolean {
  return touch;
}

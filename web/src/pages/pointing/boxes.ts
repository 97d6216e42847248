// Where the things on a part of a game's screen are: by name, in the coordinates of what holds them.
import type { Target } from '../../games/game';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** "region:tray" is a whole region, "part:goals" a part that a game marks, all else a target. */
export function selectorOf(name: Target): string {
  const [, kind, rest = ''] = /^(region|part):(.+)$/.exec(name) ?? [];
  return `[data-${kind ?? 'target'}=${JSON.stringify(kind === undefined ? name : rest)}]`;
}

const isClipping = (one: Element): boolean => getComputedStyle(one).overflow !== 'visible';

/** What is seen of an element within what clips it, up to the holder. */
function seenOf(element: Element, holder: HTMLElement): DOMRect {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let at = element.parentElement; at !== null && at !== holder; at = at.parentElement) {
    if (!isClipping(at)) continue;
    const clip = at.getBoundingClientRect();
    [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
    [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The boxes of all elements of that name that are seen; the holder may be scaled. */
export function boxesOf(holder: HTMLElement, name: Target): Box[] {
  const frame = holder.getBoundingClientRect();
  const scale = holder.offsetWidth === 0 ? 1 : frame.width / holder.offsetWidth;
  return [...holder.querySelectorAll(selectorOf(name))]
    .map((one) => seenOf(one, holder))
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      x: (left - frame.left) / scale,
      y: (top - frame.top) / scale,
      width: width / scale,
      height: height / scale,
    }));
}

/** Where a number may stand in a thing's box, as shares of it: near its upper corners first. */
const SPOTS = [
  [0.84, 0.14],
  [0.76, 0.2],
  [0.2, 0.2],
  [0.7, 0.28],
  [0.26, 0.28],
  [0.84, 0.5],
  [0.16, 0.5],
  [0.74, 0.72],
  [0.26, 0.72],
] as const;
const ROOM = 9;

function holds(shape: SVGGeometryElement, x: number, y: number): boolean {
  const there = shape.getScreenCTM()?.inverse();
  return there !== undefined && shape.isPointInFill(new DOMPoint(x, y).matrixTransform(there));
}

/** A place on the thing that is not outside its outline; beside it where it is too narrow. */
function spotOn(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const spots = SPOTS.map(([x, y]) => ({
    x: box.left + box.width * x,
    y: box.top + box.height * y,
  }));
  const first = { x: box.left + box.width * SPOTS[0][0], y: box.top + box.height * SPOTS[0][1] };
  if (!(element instanceof SVGGeometryElement)) return first;
  const fits = ({ x, y }: { x: number; y: number }): boolean =>
    [-ROOM, ROOM].every((d) => holds(element, x + d, y) && holds(element, x, y + d));
  return spots.find(fits) ?? { x: box.right + ROOM, y: box.top + box.height * 0.3 };
}

/** Where the number of the named thing stands; null: it is not there. */
export function spotOf(holder: HTMLElement, name: Target): { x: number; y: number } | null {
  const frame = holder.getBoundingClientRect();
  const scale = holder.offsetWidth === 0 ? 1 : frame.width / holder.offsetWidth;
  const element = [...holder.querySelectorAll(selectorOf(name))].find(
    (one) => one.getBoundingClientRect().width > 0,
  );
  if (element === undefined) return null;
  const { x, y } = spotOn(element);
  return { x: (x - frame.left) / scale, y: (y - frame.top) / scale };
}

/** The smallest box around all of them; null: there is none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export interface Cut {
  scale: number;
  x: number;
  y: number;
}

/** How a stage is scaled and moved so that the box fills the frame; `most` is the largest scale. */
export function cutFor(
  box: Box,
  frame: { width: number; height: number },
  stage: { width: number; height: number },
  most: number,
): Cut {
  const scale = Math.min(frame.width / box.width, frame.height / box.height, most);
  const along = (at: number, long: number, room: number, whole: number): number => {
    const middle = room / 2 - (at + long / 2) * scale;
    const least = room - whole * scale;
    return least > 0 ? least / 2 : Math.min(0, Math.max(least, middle));
  };
  return {
    scale,
    x: along(box.x, box.width, frame.width, stage.width),
    y: along(box.y, box.height, frame.height, stage.height),
  };
}

// The panels of a table: their shares of the screen, and what does not fit in them.

import { frame, inWindow, isBelowFold, isShown, kind, mayScroll, meet, named } from './look.js';

export const boxOf = (query) => document.querySelector(query).getBoundingClientRect();

/** The board, to a tenth of a pixel. */
export function boardBox() {
  const { x, y, width, height } = boxOf('.tp-board');
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
}

export function smallBoard() {
  const least = ['phone', 'low'].includes(kind()) ? 0.4 : 0.45;
  const style = getComputedStyle(document.querySelector('.tp-board'));
  const edges = Number.parseFloat(style.marginTop) + Number.parseFloat(style.marginBottom);
  const column = boxOf('.tp').height - boxOf('.tp-top').height;
  const share = (boxOf('.tp-board').height + edges) / column;
  return share < least ? [`the board has ${(share * 100).toFixed(0)} % of its column`] : [];
}

export function pageOverflow() {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight
    ? [`the page is ${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`]
    : [];
}

export const sidewaysScroll = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide in ${clientWidth}`] : [];
};

/** Panels of players that do not fit where they stand. */
export function hiddenSeats() {
  return [...frame().querySelectorAll('.tp-players article, .tp-strip .one')]
    .filter((node) => isShown(node) && !mayScroll(node))
    .filter((node) => isBelowFold(node) || !inWindow(node.getBoundingClientRect()))
    .map((node) => `a player out of sight: ${node.getAttribute('aria-label') ?? named(node)}`);
}

/** Outermost elements in a panel that reach out of it; what is inside them does so with them. */
function* reachingOut(node, edge) {
  for (const child of node.children) {
    const box = child.getBoundingClientRect();
    if (box.width === 0 || !isShown(child)) continue;
    if (box.bottom > edge.bottom + 2 || box.right > edge.right + 2) yield child;
    else if (!(child instanceof SVGElement)) yield* reachingOut(child, edge);
  }
}

/** What reaches out of the panel of a seat. */
export const outOfPanels = () =>
  [...frame().querySelectorAll('.tp-players article, .tp-strip .one')]
    .filter(isShown)
    .flatMap((panel) =>
      [...reachingOut(panel, panel.getBoundingClientRect())].map(
        (node) =>
          `out of its panel: ${named(node)} in ${panel.getAttribute('aria-label') ?? named(panel)}`,
      ),
    );

/** Panels of the frame that lie on each other. */
export const PANELS =
  '.tp-rail, .tp-top, .tp-market, .tp-board, .tp-tray, .tp-strip, .tp-side, .tp-foot';
export function overlappingPanels() {
  const shown = [...frame().querySelectorAll(PANELS)].filter(isShown);
  const boxes = shown.map((node) => ({ node, box: node.getBoundingClientRect() }));
  return boxes.flatMap((one, k) =>
    boxes
      .slice(k + 1)
      .filter((other) => meet(one.box, other.box, 1))
      .map((other) => `panels on each other: ${named(one.node)} and ${named(other.node)}`),
  );
}

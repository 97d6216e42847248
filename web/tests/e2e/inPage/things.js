// What can be chosen: out of sight, covered, too small, or too much of it filled.

import {
  frame,
  inWindow,
  isBelowFold,
  isFree,
  isShown,
  isTouchFrame,
  kind,
  mayScroll,
  named,
  regionOf,
  scope,
} from './look.js';

export function legalThings() {
  const all = [...frame().querySelectorAll('[data-legal]')].filter(isShown);
  return Map.groupBy(all, (node) => node.dataset.target);
}

/** Things that may be chosen and cannot be reached. */
export function hiddenTargets() {
  const found = [];
  for (const [target, nodes] of legalThings())
    if (
      !nodes.some(
        (node) => mayScroll(node) || (inWindow(node.getBoundingClientRect()) && !isBelowFold(node)),
      )
    )
      found.push(`out of sight: ${target} in ${regionOf(nodes[0])}`);
  return found;
}

export function smallTargets() {
  const least = isTouchFrame() ? 44 : 32;
  const found = [];
  for (const [target, nodes] of legalThings()) {
    const sizes = nodes.map((node) => node.getBoundingClientRect());
    const best = Math.max(...sizes.map(({ width, height }) => Math.min(width, height)));
    if (best < least - 0.6)
      found.push(`${best.toFixed(0)} of ${least} px: ${target} in ${regionOf(nodes[0])}`);
  }
  return found;
}

export const hexLeast = (seats) => {
  if (seats >= 5 || ['low', 'phone'].includes(kind())) return 64;
  return seats >= 3 ? 72 : 96;
};

export function smallHexes() {
  const least = hexLeast(Number(frame().dataset.seats));
  const widths = [...frame().querySelectorAll('.tp-board [data-target^="hex:"]')]
    .filter(isShown)
    .map((node) => node.getBoundingClientRect().width);
  const smallest = Math.min(...widths);
  return smallest < least - 0.6 ? [`a hex of ${smallest.toFixed(0)}, not ${least} px`] : [];
}

export function primaries() {
  const all = [...document.querySelectorAll('.primary')].filter(
    (node) => isShown(node) && !node.disabled,
  );
  return all.length > 1 ? [`${all.length} filled: ${all.map(named).join(', ')}`] : [];
}

/** The elements that something can be chosen or done with. */
export const CONTROLS = 'button, select, input, textarea, summary, [role="button"][data-legal]';

export const controls = () =>
  [...scope().querySelectorAll(CONTROLS)].filter(
    (node) =>
      isShown(node) &&
      !node.closest('[inert]') &&
      !node.disabled &&
      getComputedStyle(node).pointerEvents !== 'none',
  );

export const namedControl = (node) =>
  `${named(node)} "${(node.getAttribute('aria-label') ?? node.textContent).trim().slice(0, 40)}"`;

/** Controls that can be seen, and others lie above them. */
export function coveredControls() {
  return controls()
    .filter((node) => inWindow(node.getBoundingClientRect()) && !isBelowFold(node))
    .filter((node) => !isFree(node) && ![...(node.labels ?? [])].some(isFree))
    .map((node) => `covered: ${namedControl(node)} in ${regionOf(node)}`);
}

/** Lines of text that lead somewhere: a list of them is read first of all. */
const DENSE = '.list li, label';

/** A control that is no target of the game needs its size too; a label around it counts. */
export function smallControls() {
  const least = isTouchFrame() ? 44 : 24;
  return controls()
    .filter((node) => node.dataset.target === undefined && !node.closest(DENSE))
    .flatMap((node) => {
      const boxes = [node, ...(node.labels ?? [])].map((one) => one.getBoundingClientRect());
      const best = Math.max(...boxes.map(({ width, height }) => Math.min(width, height)));
      return best < least - 0.6
        ? [`${best.toFixed(0)} of ${least} px: ${namedControl(node)} in ${regionOf(node)}`]
        : [];
    });
}

export const LEAST_PIECE = () => (isTouchFrame() ? 22 : 26);

/** Pieces on the map that are too small to be told apart. */
export function smallPieces() {
  return [...frame().querySelectorAll('.tp-board [data-target^="piece:"]')]
    .filter(isShown)
    .flatMap((node) => {
      const { width, height } = node.getBoundingClientRect();
      const size = Math.max(width, height);
      return size < LEAST_PIECE() - 0.6
        ? [`a piece of ${size.toFixed(0)}, not ${LEAST_PIECE()} px: ${node.dataset.target}`]
        : [];
    });
}

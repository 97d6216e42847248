// Texts that are cut off, broken, too small, covered or that stand on each other.

import {
  cutsOff,
  frame,
  hasEllipsis,
  isBelowFold,
  isSaidElsewhere,
  isSeen,
  isShown,
  layerOf,
  meet,
  named,
  rangeOf,
  scrolls,
  texts,
} from './look.js';

/** What cuts a text off: an element around it that hides what is too much. */
export function cutterOf(node, parent) {
  const box = rangeOf(node).getBoundingClientRect();
  for (let one = parent; one !== null && one !== frame(); one = one.parentElement) {
    if (scrolls(one)) return null;
    if (!cutsOff(one)) continue;
    const edge = one.getBoundingClientRect();
    const wide = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
    const high = box.bottom > edge.bottom + 3.5 || box.top < edge.top - 3.5;
    if (wide || high) return one;
  }
  return null;
}

export function cutTexts() {
  const found = [];
  for (const { node, parent } of texts()) {
    const cutter = cutterOf(node, parent);
    // The stage gives way to a question of two lines.
    if (cutter?.matches('.words') && linesOf(node, parent).length === 0) continue;
    if (cutter === null || (hasEllipsis(cutter) && isSaidElsewhere(cutter))) continue;
    found.push(`cut off: "${node.data.trim()}" in ${named(parent)} by ${named(cutter)}`);
  }
  return found;
}

/** Words in two lines that nobody has allowed to be broken. */
export function brokenWords() {
  const found = [];
  for (const { node, parent } of [...texts()].filter((one) => one.parent.closest('code') === null))
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{3,}/gu)) {
      const boxes = [...rangeOf(node, index, index + word.length).getClientRects()];
      // Behind a soft hyphen the first box is that of the hyphen, at the end of the line before.
      if (node.data[index - 1] === '\u00ad' && boxes.length > 1) boxes.shift();
      const tops = boxes.map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(`broken word: "${word}" in ${named(parent)}`);
    }
  return found;
}

export const MAY_BE_SMALL = '.badge, .kbd, .caps, .count, nav, [data-small]';

export function smallTexts() {
  const found = [];
  for (const { node, parent } of texts()) {
    const style = getComputedStyle(parent);
    const size = Number.parseFloat(style.fontSize);
    const small =
      style.textTransform === 'uppercase' ||
      parent.closest(MAY_BE_SMALL) !== null ||
      !/\p{L}/u.test(node.data);
    if (size < (small ? 11 : 12) - 0.01)
      found.push(`${size} px: "${node.data.trim()}" in ${named(parent)}`);
  }
  return found;
}

/** Words on maps have their size on the screen, whatever the scale of the map. */
export function smallLabels() {
  return [...frame().querySelectorAll('svg text')].filter(isShown).flatMap((label) => {
    const { a, b } = label.getScreenCTM();
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b);
    return size < 10.9 ? [`${size.toFixed(1)} px on the map: "${label.textContent}"`] : [];
  });
}

/** What is left of a box when everything around it has cut its part off. */
function clipped(box, parent) {
  let { left, right, top, bottom } = box;
  for (let one = parent; one !== null && one !== frame(); one = one.parentElement) {
    if (!cutsOff(one) && !scrolls(one)) continue;
    const edge = one.getBoundingClientRect();
    left = Math.max(left, edge.left);
    right = Math.min(right, edge.right);
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return { left, right, top, bottom };
}

/** The lines that a text takes, as far as they can be seen. */
const linesOf = (node, parent) =>
  [...rangeOf(node).getClientRects()]
    .map((box) => clipped(box, parent))
    .filter((box) => box.right - box.left > 1 && box.bottom - box.top > 1 && isSeen(box));

/** Every line of every text that can be seen, from top to bottom. */
const allLines = () =>
  [...texts()]
    .filter(({ parent }) => !isBelowFold(parent))
    .flatMap((text) => linesOf(text.node, text.parent).map((box) => ({ ...text, box })))
    .sort((a, b) => a.box.top - b.box.top);

/** The part of a line that letters fill; a font keeps more room above and below. */
const inkOf = ({ left, right, top, bottom }) => {
  const edge = (bottom - top) * 0.16;
  return { left, right, top: top + edge, bottom: bottom - edge };
};

/** Texts that stand on each other. */
export function overlappingTexts() {
  const all = allLines();
  const standOn = (one, other) =>
    one.node !== other.node &&
    meet(inkOf(one.box), inkOf(other.box), 2) &&
    layerOf(one.parent) === layerOf(other.parent);
  return all.flatMap((one, k) => {
    const end = all.findIndex(({ box }, at) => at > k && box.top > one.box.bottom);
    return all
      .slice(k + 1, end < 0 ? undefined : end)
      .filter((other) => standOn(one, other))
      .map(
        ({ node, parent }) =>
          `on each other: "${one.node.data}" and "${node.data}" in ${named(parent)}`,
      );
  });
}

/** What lies above one of the letters of a line: begin, middle or end of it. */
function coverOf(parent, { left, right, top, bottom }) {
  const edge = Math.min(3, (right - left) / 4);
  for (const x of [(left + right) / 2, left + edge, right - edge]) {
    const hit = document.elementFromPoint(x, (top + bottom) / 2);
    if (hit === null || hit.contains(parent) || parent.contains(hit)) continue;
    // A link may lie over all of what it leads to.
    const whole = hit.matches('a') ? hit.closest('li, article') : hit.closest('label, .btn');
    if (layerOf(hit) === null && !whole?.contains(parent)) return hit;
  }
  return null;
}

/** Texts that something else lies above. */
export function coveredTexts() {
  const found = [];
  for (const { node, parent } of texts()) {
    if (layerOf(parent) !== null || isBelowFold(parent)) continue;
    for (const line of linesOf(node, parent)) {
      const cover = coverOf(parent, line);
      if (cover !== null)
        found.push(`covered: "${node.data.trim()}" in ${named(parent)} by ${named(cover)}`);
    }
  }
  return found;
}

/** Words on the map that stand on each other. */
export function overlappingLabels() {
  const all = [...frame().querySelectorAll('svg text')]
    .filter(isShown)
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && isSeen(box));
  return all.flatMap((one, k) =>
    all
      .slice(k + 1)
      .filter(
        (other) =>
          meet(inkOf(one.box), inkOf(other.box), 2) &&
          one.node.closest('svg') === other.node.closest('svg'),
      )
      .map(
        (other) =>
          `on each other: "${one.node.textContent}" and "${other.node.textContent}" on the map`,
      ),
  );
}

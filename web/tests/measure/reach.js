// Runs inside the page of a measurement: where a thing can be pressed.

const GRID = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];

const pressable = (node) =>
  node.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** A point of the element that nothing else covers, or nothing. */
function freePoint(node, owns) {
  const { left, top, width, height } = node.getBoundingClientRect();
  for (const down of GRID)
    for (const across of GRID) {
      const x = left + width * across;
      const y = top + height * down;
      if (owns(document.elementFromPoint(x, y))) return { x, y };
    }
  return null;
}

/** Where a target can be pressed; the legal elements first. */
window.reachTarget = (target) => {
  const all = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
  for (const node of all.filter((one) => 'legal' in one.dataset && pressable(one))) {
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const point = freePoint(node, (hit) => hit?.closest('[data-target]') === node);
    if (point !== null) return point;
  }
  return null;
};

window.isShownSomewhere = (target) =>
  document.querySelector(`[data-target="${CSS.escape(target)}"][data-legal]`) !== null;

/** The buttons that a query finds: their words, and where each can be pressed. */
window.reachButtons = (query) =>
  [...document.querySelectorAll(query)]
    .filter((node) => pressable(node) && !node.disabled)
    .map((node) => {
      node.scrollIntoView({ block: 'nearest' });
      return { text: node.textContent, point: freePoint(node, (hit) => node.contains(hit)) };
    });

/** Where a thing can be pointed at, whether it may be chosen or not. */
window.pointOn = (target) => {
  const all = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
  for (const node of all.filter(pressable)) {
    const point = freePoint(node, (hit) => hit?.closest('[data-target]') === node);
    if (point !== null) return point;
  }
  return null;
};

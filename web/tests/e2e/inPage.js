// Runs inside the page of a test: what is cut, broken, too small or out of sight at a table. Every
// function answers with complaints in words.

const frame = () => document.querySelector('.tp');
const kind = () => frame().dataset.frame;
const isTouchFrame = () => ['landscape', 'portrait', 'low', 'phone'].includes(kind());
const isHelper = (node) => node.closest('.vh, [aria-hidden="true"].measure, title, desc') !== null;

const isShown = (node) =>
  node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHelper(node);

const named = (node) => {
  const classes = typeof node.className === 'string' ? node.className : '';
  const own = classes
    .split(' ')
    .filter((word) => word && !word.startsWith('s-') && !word.startsWith('svelte-'))
    .join('.');
  const target = node.closest('[data-target]')?.dataset.target;
  return `${node.tagName.toLowerCase()}${own ? `.${own}` : ''}${target ? `<${target}>` : ''}`;
};

const regionOf = (node) =>
  node.closest('.tp-cards')
    ? 'market'
    : ([
        'tp-board',
        'tp-tray',
        'tp-dock',
        'tp-players',
        'tp-strip',
        'tp-top',
        'tp-foot',
        'tp-side',
      ].find((name) => node.closest(`.${name}`)) ?? 'elsewhere');

const cutsOff = (node) => /hidden|clip/.test(getComputedStyle(node).overflow);
const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow);
const hasEllipsis = (node) => {
  const style = getComputedStyle(node);
  return style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp) > 0;
};
const isSaidElsewhere = (node) => node.closest('[title], [aria-label], [data-target]') !== null;

/** Every piece of text in HTML that can be seen, with the element that it stands in. */
function* texts() {
  const walker = document.createTreeWalker(frame(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || parent.closest('svg, select, textarea') !== null) continue;
    if (isShown(parent)) yield { node, parent };
  }
}

const rangeOf = (node, from = 0, to = node.data.length) => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
};

/** What cuts a text off: an element around it that hides what is too much. */
function cutterOf(node, parent) {
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

function cutTexts() {
  const found = [];
  for (const { node, parent } of texts()) {
    const cutter = cutterOf(node, parent);
    if (cutter === null || (hasEllipsis(cutter) && isSaidElsewhere(cutter))) continue;
    found.push(`cut off: "${node.data.trim()}" in ${named(parent)} by ${named(cutter)}`);
  }
  return found;
}

/** Words in two lines that nobody has allowed to be broken. */
function brokenWords() {
  const found = [];
  for (const { node, parent } of texts())
    for (const { 0: word, index } of node.data.matchAll(/\p{L}{3,}/gu)) {
      const boxes = [...rangeOf(node, index, index + word.length).getClientRects()];
      // Behind a soft hyphen the first box is that of the hyphen, at the end of the line before.
      if (node.data[index - 1] === '\u00ad' && boxes.length > 1) boxes.shift();
      const tops = boxes.map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.push(`broken word: "${word}" in ${named(parent)}`);
    }
  return found;
}

const MAY_BE_SMALL = '.badge, .kbd, .caps, .count, nav, [data-small]';

function smallTexts() {
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
function smallLabels() {
  return [...frame().querySelectorAll('svg text')].filter(isShown).flatMap((label) => {
    const { a, b } = label.getScreenCTM();
    const size = Number.parseFloat(getComputedStyle(label).fontSize) * Math.hypot(a, b);
    return size < 10.9 ? [`${size.toFixed(1)} px on the map: "${label.textContent}"`] : [];
  });
}

const inWindow = ({ left, top, right, bottom }) =>
  left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;

/** Whether the middle of a thing lies below the edge of something that scrolls. */
function isBelowFold(node) {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  for (let one = node.parentElement; one !== null && one !== frame(); one = one.parentElement) {
    if (!scrolls(one) && !cutsOff(one)) continue;
    const edge = one.getBoundingClientRect();
    if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return true;
  }
  return false;
}

const mayScroll = (node) =>
  ['low', 'phone'].includes(kind()) && ['market', 'tp-side', 'tp-players'].includes(regionOf(node));

function legalThings() {
  const all = [...frame().querySelectorAll('[data-legal]')].filter(isShown);
  return Map.groupBy(all, (node) => node.dataset.target);
}

/** Things that may be chosen and cannot be reached. */
function hiddenTargets() {
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

function smallTargets() {
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

const hexLeast = (seats) => {
  if (seats >= 5 || ['low', 'phone'].includes(kind())) return 64;
  return seats >= 3 ? 72 : 96;
};

function smallHexes() {
  const least = hexLeast(Number(frame().dataset.seats));
  const widths = [...frame().querySelectorAll('.tp-board [data-target^="hex:"]')]
    .filter(isShown)
    .map((node) => node.getBoundingClientRect().width);
  const smallest = Math.min(...widths);
  return smallest < least - 0.6 ? [`a hex of ${smallest.toFixed(0)}, not ${least} px`] : [];
}

function primaries() {
  const all = [...document.querySelectorAll('.primary')].filter(
    (node) => isShown(node) && !node.disabled,
  );
  return all.length > 1 ? [`${all.length} filled: ${all.map(named).join(', ')}`] : [];
}

const boxOf = (query) => document.querySelector(query).getBoundingClientRect();

/** The board, to a tenth of a pixel. */
function boardBox() {
  const { x, y, width, height } = boxOf('.tp-board');
  return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
}

function smallBoard() {
  const least = ['phone', 'low'].includes(kind()) ? 0.4 : 0.45;
  const style = getComputedStyle(document.querySelector('.tp-board'));
  const edges = Number.parseFloat(style.marginTop) + Number.parseFloat(style.marginBottom);
  const column = boxOf('.tp').height - boxOf('.tp-top').height;
  const share = (boxOf('.tp-board').height + edges) / column;
  return share < least ? [`the board has ${(share * 100).toFixed(0)} % of its column`] : [];
}

function pageOverflow() {
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  return scrollWidth > clientWidth || scrollHeight > clientHeight
    ? [`the page is ${scrollWidth} x ${scrollHeight} in ${clientWidth} x ${clientHeight}`]
    : [];
}

/** Panels of players that do not fit where they stand. */
function hiddenSeats() {
  return [...frame().querySelectorAll('.tp-players article, .tp-strip .one')]
    .filter((node) => isShown(node) && !mayScroll(node))
    .filter((node) => isBelowFold(node) || !inWindow(node.getBoundingClientRect()))
    .map((node) => `a player out of sight: ${node.getAttribute('aria-label') ?? named(node)}`);
}

window.measureTable = () =>
  [
    pageOverflow,
    smallBoard,
    primaries,
    hiddenSeats,
    hiddenTargets,
    smallTargets,
    smallHexes,
    cutTexts,
    brokenWords,
    smallTexts,
    smallLabels,
  ].flatMap((check) => [...new Set(check())]);

window.measureBoard = boardBox;

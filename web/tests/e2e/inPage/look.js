// Runs inside the page of a test: what can be seen, and where it lies.

/** A dialog on top is all that can be used. */
export const scope = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? frame();

export const frame = () => document.querySelector('.tp') ?? document.body;
export const kind = () => frame().dataset.frame;
export const isTouchFrame = () =>
  frame() === document.body
    ? innerWidth < 1100
    : ['landscape', 'portrait', 'low', 'phone'].includes(kind());
export const isHelper = (node) =>
  node.closest('.vh, [aria-hidden="true"].measure, title, desc') !== null;

export const isShown = (node) =>
  node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isHelper(node);

export const named = (node) => {
  const classes = typeof node.className === 'string' ? node.className : '';
  const own = classes
    .split(' ')
    .filter((word) => word && !word.startsWith('s-') && !word.startsWith('svelte-'))
    .join('.');
  const target = node.closest('[data-target]')?.dataset.target;
  return `${node.tagName.toLowerCase()}${own ? `.${own}` : ''}${target ? `<${target}>` : ''}`;
};

export const regionOf = (node) =>
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

export const cutsOff = (node) => /hidden|clip/.test(getComputedStyle(node).overflow);
export const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflow);
export const hasEllipsis = (node) => {
  const style = getComputedStyle(node);
  return style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp) > 0;
};
export const isSaidElsewhere = (node) =>
  node.closest('[title], [aria-label], [data-target]') !== null;

/** Every piece of text in HTML that can be seen, with the element that it stands in. */
export function* texts() {
  const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (node.data.trim() === '' || parent.closest('svg, select, textarea') !== null) continue;
    if (isShown(parent)) yield { node, parent };
  }
}

export const rangeOf = (node, from = 0, to = node.data.length) => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
};

export const inWindow = ({ left, top, right, bottom }) =>
  left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;

/** Whether the middle of a thing lies below the edge of something that scrolls. */
export function isBelowFold(node) {
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

export const mayScroll = (node) =>
  ['low', 'phone'].includes(kind()) && ['market', 'tp-side', 'tp-players'].includes(regionOf(node));

/** Sheets, menus and dialogs lie above the table on purpose, and so does an open tab of a tablet that is
 * not high enough for it. */
const LAYERS =
  'dialog, .ask, .chooser, .tp-sheet, .tp-cover, [data-layer], ' +
  '.tp[data-frame="portrait"]:not(.tall) .tp-tabs:not(.closed)';
export const layerOf = (node) => node.closest(LAYERS);

export const GRID = [0.5, 0.3, 0.7, 0.12, 0.88];

/** Whether some point of the element belongs to it and to nothing that lies above. */
export function isFree(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return GRID.some((down) =>
    GRID.some((across) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down);
      return hit !== null && node.contains(hit);
    }),
  );
}

export const meet = (a, b, by) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > by &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;

export const isSeen = (box) => {
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
};

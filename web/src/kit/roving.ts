// One tab stop per region: Tab enters at the item used last, arrow keys move to the nearest item in
// that direction. Use as an attachment: <div {@attach roving('[data-target]')}>.
import { byArrow, type Point } from './plane';

type Item = HTMLElement | SVGElement;
interface Placed extends Point {
  item: Item;
}

function place(item: Item): Placed {
  const box = item.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, item };
}

const visible = (item: Item): boolean => item.getClientRects().length > 0;

const itemsIn = (region: HTMLElement | SVGElement, selector: string): Item[] => [
  ...region.querySelectorAll<Item>(selector),
];

/** Exactly one item can be reached by Tab: the one used last, or the first that is seen. */
function withOneStop(items: readonly Item[], last: Item | null): Item | null {
  const stop = last !== null && items.includes(last) ? last : (items.find(visible) ?? null);
  for (const item of items) item.setAttribute('tabindex', item === stop ? '0' : '-1');
  return stop;
}

const isPlain = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && !event.ctrlKey && !event.metaKey && !event.altKey;

function moveFocus(event: Event, current: Item | null, items: readonly Item[]): void {
  if (!isPlain(event) || !current?.contains(document.activeElement)) return;
  const places = items.filter(visible).map(place);
  const next = byArrow(event.key, place(current), places)?.item;
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

export function roving(selector: string): (region: HTMLElement | SVGElement) => () => void {
  return (region) => {
    let current: Item | null = null;

    const settle = (): void => {
      current = withOneStop(itemsIn(region, selector), current);
    };

    function onFocus({ target }: Event): void {
      const item = target instanceof Element ? target.closest<Item>(selector) : null;
      if (item === null || item === current) return;
      current = item;
      settle();
    }

    const onKey = (event: Event): void => moveFocus(event, current, itemsIn(region, selector));

    // A focused item that is drawn anew keeps the tab stop in the region.
    const watcher = new MutationObserver(settle);
    watcher.observe(region, { childList: true, subtree: true });
    region.addEventListener('focusin', onFocus);
    region.addEventListener('keydown', onKey);
    settle();
    return () => {
      watcher.disconnect();
      region.removeEventListener('focusin', onFocus);
      region.removeEventListener('keydown', onKey);
    };
  };
}

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

export function roving(selector: string): (region: HTMLElement | SVGElement) => () => void {
  return (region) => {
    let current: Item | null = null;

    const items = (): Item[] => [...region.querySelectorAll<Item>(selector)].filter(visible);

    // Exactly one item can be reached by Tab: the current one, or the first.
    function settle(): void {
      const all = [...region.querySelectorAll<Item>(selector)];
      if (current === null || !all.includes(current)) current = all.find(visible) ?? null;
      for (const item of all) item.setAttribute('tabindex', item === current ? '0' : '-1');
    }

    function onFocus(event: Event): void {
      const item = event.target instanceof Element ? event.target.closest<Item>(selector) : null;
      if (item === null || item === current) return;
      current = item;
      settle();
    }

    function onKey(event: Event): void {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (current === null || !current.contains(document.activeElement)) return;
      const next = byArrow(event.key, place(current), items().map(place))?.item;
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    }

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

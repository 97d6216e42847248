// Pointer gestures on a board: drag with one finger or the mouse, pinch with two, double tap. A drag
// swallows the click that would follow it; a tap is left to the board.

export interface GestureTarget {
  drag(dx: number, dy: number): void;
  pinch(factor: number, x: number, y: number): void;
  doubleTap(x: number, y: number): void;
  /** A gesture has begun or ended: the sheet may be promoted to its own layer meanwhile. */
  busy(on: boolean): void;
}

const SLACK = 6;
const DOUBLE_TAP_MS = 320;

interface Spot {
  x: number;
  y: number;
}

const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Attaches the gestures to an element; returns what detaches them. */
export function attachGestures(node: HTMLElement, to: GestureTarget): () => void {
  const down = new Map<number, Spot>();
  let start: Spot | null = null;
  let moved = false;
  let lastTap = { at: 0, x: 0, y: 0 };

  const local = (event: PointerEvent): Spot => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    const spot = local(event);
    down.set(event.pointerId, spot);
    if (down.size > 1) return;
    start = spot;
    moved = false;
  }

  function begin(event: PointerEvent): void {
    moved = true;
    node.setPointerCapture(event.pointerId);
    to.busy(true);
  }

  function onMove(event: PointerEvent): void {
    const from = down.get(event.pointerId);
    if (from === undefined) return;
    const spot = local(event);
    if (!moved && start !== null && gap(start, spot) < SLACK && down.size < 2) return;
    if (!moved) begin(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, spot);
    if (other === undefined) to.drag(spot.x - from.x, spot.y - from.y);
    else pinch(from, spot, other);
  }

  function pinch(from: Spot, spot: Spot, other: Spot): void {
    const before = gap(from, other);
    if (before > 0)
      to.pinch(gap(spot, other) / before, (spot.x + other.x) / 2, (spot.y + other.y) / 2);
  }

  function onUp(event: PointerEvent): void {
    if (!down.delete(event.pointerId) || down.size > 0) return;
    to.busy(false);
    if (!moved && event.pointerType === 'touch') tap(local(event), event.target);
  }

  function tap(spot: Spot, target: EventTarget | null): void {
    const legal = target instanceof Element && target.closest('[data-legal]') !== null;
    const again = performance.now() - lastTap.at < DOUBLE_TAP_MS && gap(lastTap, spot) < 30;
    lastTap = { at: again ? 0 : performance.now(), ...spot };
    if (again && !legal) to.doubleTap(spot.x, spot.y);
  }

  function onClick(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  const off = new AbortController();
  const { signal } = off;
  node.addEventListener('pointerdown', onDown, { signal });
  node.addEventListener('pointermove', onMove, { signal });
  node.addEventListener('pointerup', onUp, { signal });
  node.addEventListener('pointercancel', onUp, { signal });
  node.addEventListener('click', onClick, { signal, capture: true });
  return () => off.abort();
}

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
const DOUBLE_TAP_GAP = 30;

interface Spot {
  x: number;
  y: number;
}

/** The fingers on the board, or the mouse. */
interface Hold {
  down: Map<number, Spot>;
  /** Where the first one came down. */
  start: Spot | null;
  moved: boolean;
}

const gap = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

function spotIn(node: HTMLElement, { clientX, clientY }: PointerEvent): Spot {
  const box = node.getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}

const isLegal = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-legal]') !== null;

function press(hold: Hold, id: number, spot: Spot): void {
  hold.down.set(id, spot);
  if (hold.down.size > 1) return;
  hold.start = spot;
  hold.moved = false;
}

/** Whether a finger only trembles. */
function isStill({ down, start, moved }: Hold, spot: Spot): boolean {
  return !moved && start !== null && gap(start, spot) < SLACK && down.size < 2;
}

function pinch(from: Spot, spot: Spot, other: Spot, to: GestureTarget): void {
  const before = gap(from, other);
  if (before > 0)
    to.pinch(gap(spot, other) / before, (spot.x + other.x) / 2, (spot.y + other.y) / 2);
}

function follow({ down }: Hold, id: number, spot: Spot, to: GestureTarget): void {
  const from = down.get(id) ?? spot;
  const other = [...down].find(([one]) => one !== id)?.[1];
  down.set(id, spot);
  if (other === undefined) to.drag(spot.x - from.x, spot.y - from.y);
  else pinch(from, spot, other, to);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Tells of each tap whether it is the second of two on the bare board. A tap on what may be chosen
 * does that, even if the next one finds nothing there any more. */
function secondTaps(): (spot: Spot, onLegal: boolean) => boolean {
  let last = { at: 0, x: 0, y: 0 };
  return (spot, onLegal) => {
    const now = performance.now();
    const again = !onLegal && now - last.at < DOUBLE_TAP_MS && gap(last, spot) < DOUBLE_TAP_GAP;
    last = { at: again || onLegal ? 0 : now, ...spot };
    return again;
  };
}

/** Attaches the gestures to an element; returns what detaches them. */
export function attachGestures(node: HTMLElement, to: GestureTarget): () => void {
  const hold: Hold = { down: new Map(), start: null, moved: false };
  const isSecond = secondTaps();

  const local = (event: PointerEvent): Spot => spotIn(node, event);

  function onDown(event: PointerEvent): void {
    if (event.button === 0) press(hold, event.pointerId, local(event));
  }

  function begin({ pointerId }: PointerEvent): void {
    hold.moved = true;
    node.setPointerCapture(pointerId);
    to.busy(true);
  }

  function onMove(event: PointerEvent): void {
    // Where nothing is held nothing is measured: that would lay out the page anew for every move.
    if (!hold.down.has(event.pointerId)) return;
    const spot = local(event);
    if (isStill(hold, spot)) return;
    if (!hold.moved) begin(event);
    follow(hold, event.pointerId, spot, to);
  }

  function onUp(event: PointerEvent): void {
    if (!hold.down.delete(event.pointerId) || hold.down.size > 0) return;
    to.busy(false);
    if (!hold.moved && event.pointerType === 'touch') tap(local(event), event.target);
  }

  function tap(spot: Spot, target: EventTarget | null): void {
    if (isSecond(spot, isLegal(target))) to.doubleTap(spot.x, spot.y);
  }

  function onClick(event: MouseEvent): void {
    if (hold.moved) swallow(event);
    hold.moved = false;
  }

  return listen(node, { onDown, onMove, onUp, onClick });
}

interface Handlers {
  onDown(event: PointerEvent): void;
  onMove(event: PointerEvent): void;
  onUp(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
}

function listen(node: HTMLElement, { onDown, onMove, onUp, onClick }: Handlers): () => void {
  const off = new AbortController();
  const { signal } = off;
  node.addEventListener('pointerdown', onDown, { signal });
  node.addEventListener('pointermove', onMove, { signal });
  node.addEventListener('pointerup', onUp, { signal });
  node.addEventListener('pointercancel', onUp, { signal });
  node.addEventListener('click', onClick, { signal, capture: true });
  return () => off.abort();
}

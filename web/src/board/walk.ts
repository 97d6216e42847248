// Movement of whatever carries data-moves (what it is), data-at (where it stands) and, for groups,
// data-count: what is somewhere else after a change glides there, what is new arrives, and where
// something for good has gone a ring spreads (data-goes).
import { duration, play } from './motion';

interface Box {
  x: number;
  y: number;
  /** Half the larger side. */
  r: number;
}

export interface Stand {
  what: string;
  at: string;
  count: number;
  box: Box;
  element: Element;
  goes: boolean;
}

/** So much at once is no move, but another position. */
const MOST = 16;
const SELECTOR = '[data-moves]';

function boxOf(element: Element): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  return { x: left + width / 2, y: top + height / 2, r: Math.max(width, height) / 2 };
}

/** Everything that can move, as it stands on the screen now. */
export function standsIn(root: ParentNode): Stand[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(SELECTOR)].flatMap((element) => {
    const { moves: what = '', at = '', count = '1', goes } = element.dataset;
    const box = boxOf(element);
    if (box === null) return [];
    return [{ what, at, count: Number(count), box, element, goes: goes !== undefined }];
  });
}

export interface Moves {
  walks: { to: Stand; from: Box }[];
  arrivals: Stand[];
  /** Where something is gone. */
  gone: Box[];
}

const far = (one: Box, other: Box): number => Math.hypot(one.x - other.x, one.y - other.y);

/** How many more of a kind stand at each place than before. */
function changesOf(before: readonly Stand[], after: readonly Stand[]): [Stand, number][] {
  const key = ({ what, at }: Stand): string => `${what} ${at}`;
  const amounts = new Map<string, [Stand, number]>();
  const add = (stand: Stand, by: number): void => {
    const [first, sum] = amounts.get(key(stand)) ?? [stand, 0];
    amounts.set(key(stand), [by > 0 ? stand : first, sum + by]);
  };
  for (const stand of before) add(stand, -stand.count);
  for (const stand of after) add(stand, stand.count);
  return [...amounts.values()].filter(([, by]) => by !== 0);
}

/** What went where: each kind by itself, from the nearest place that it left. */
export function movesBetween(before: readonly Stand[], after: readonly Stand[]): Moves {
  const moves: Moves = { walks: [], arrivals: [], gone: [] };
  const changes = changesOf(before, after);
  const left = changes.flatMap(([stand, by]) => (by < 0 ? [{ stand, n: -by }] : []));
  for (const [to, by] of changes) {
    if (by < 0) continue;
    const origins = left.filter(({ stand, n }) => n > 0 && stand.what === to.what);
    const from = origins.toSorted(
      (one, other) => far(one.stand.box, to.box) - far(other.stand.box, to.box),
    )[0];
    if (from === undefined) moves.arrivals.push(to);
    else {
      from.n -= Math.min(from.n, by);
      moves.walks.push({ to, from: from.stand.box });
    }
  }
  moves.gone = left.filter(({ stand, n }) => n > 0 && stand.goes).map(({ stand }) => stand.box);
  return moves;
}

/** Pixels of the screen in the units of the element: parts of maps are scaled. */
function scaleOf(element: Element): number {
  return element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a || 1 : 1;
}

const EASING = 'cubic-bezier(.35,.05,.2,1)';

function walk({ element, box }: Stand, from: Box): void {
  const scale = scaleOf(element);
  const [x, y] = [(from.x - box.x) / scale, (from.y - box.y) / scale];
  play(
    element,
    [
      { transform: `translate(${x}px, ${y}px)`, composite: 'add' },
      { transform: 'translate(0px, 0px)', composite: 'add' },
    ],
    duration('--t-piece'),
    EASING,
  );
}

const arrive = ({ element }: Stand): void =>
  play(element, [{ opacity: 0 }, { opacity: 1 }], duration('--t-base'), 'ease-out');

function spread({ x, y, r }: Box): void {
  const ms = duration('--t-max');
  if (ms <= 0) return;
  const ring = document.createElement('div');
  ring.className = 'gone-ring';
  ring.style.cssText = `left:${x - r}px;top:${y - r}px;width:${2 * r}px;height:${2 * r}px`;
  document.body.append(ring);
  play(
    ring,
    [
      { transform: 'scale(.7)', opacity: 0.95 },
      { transform: 'scale(1.7)', opacity: 0 },
    ],
    ms,
    'ease-out',
  );
  setTimeout(() => ring.remove(), ms);
}

/** Shows how what stood as in `before` came to stand as it does now. */
export function showMoves(root: ParentNode, before: readonly Stand[]): void {
  if (duration('--t-piece') <= 0) return;
  const { walks, arrivals, gone } = movesBetween(before, standsIn(root));
  if (walks.length + arrivals.length > MOST) return;
  for (const { to, from } of walks) walk(to, from);
  for (const stand of arrivals) arrive(stand);
  for (const box of gone) spread(box);
}

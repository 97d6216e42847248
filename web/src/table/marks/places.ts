// Where things are drawn on the screen, by the names that choices have for them.

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Lies on the board, not in a tray or a list. */
  onBoard: boolean;
}

const HOLDERS = '.tp-board, .tp-own, .tp-market, .tp-side, .tp-cover';

/** What lies over things of the table. */
const COVER = '.tp-hints';

const isInside = (x: number, y: number, { left, right, top, bottom }: DOMRect): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The spot of the first thing of this name that can be seen; null if there is none. */
export function spotOf(target: string): Spot | null {
  const cover = document.querySelector(COVER)?.getBoundingClientRect();
  for (const place of document.querySelectorAll(`.tp [data-target="${CSS.escape(target)}"]`)) {
    const box = place.getBoundingClientRect();
    const holder = place.closest(HOLDERS);
    const middle = [box.left + box.width / 2, box.top + box.height / 2] as const;
    const isSeen =
      box.width > 0 &&
      holder !== null &&
      place.checkVisibility({ visibilityProperty: true }) &&
      isInside(...middle, holder.getBoundingClientRect()) &&
      (cover === undefined || !isInside(...middle, cover));
    if (isSeen)
      return {
        x: box.left,
        y: box.top,
        width: box.width,
        height: box.height,
        onBoard: holder.classList.contains('tp-board'),
      };
  }
  return null;
}

export interface Plan {
  /** What stands in the seal. */
  label: string;
  targets: readonly string[];
  /** The others step back. */
  strong: boolean;
}

export interface Seal {
  label: string;
  strong: boolean;
  x: number;
  y: number;
}

const SEAL = 26;

/** Seals at the upper right of what plans are about, side by side where several share a thing. */
export function sealsOf(plans: readonly Plan[], spot: (target: string) => Spot | null): Seal[] {
  const taken = new Map<string, number>();
  return plans.flatMap(({ label, targets, strong }) =>
    targets.flatMap((target) => {
      const at = spot(target);
      if (at === null) return [];
      const before = taken.get(target) ?? 0;
      taken.set(target, before + 1);
      const x = at.x + at.width - Math.min(SEAL / 2, at.width * 0.1) - before * SEAL;
      return [{ label, strong, x, y: at.y + Math.min(SEAL / 3, at.height * 0.12) }];
    }),
  );
}

const middleOf = ({ x, y, width, height }: Spot): [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** An arc from the first place on the board that a plan names to the last one; null for one place. */
export function arrowOf(plan: Plan, spot: (target: string) => Spot | null): string | null {
  const spots = plan.targets.flatMap((target) => {
    const at = spot(target);
    return at?.onBoard === true ? [at] : [];
  });
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [fromX, fromY] = middleOf(first);
  const [toX, toY] = middleOf(last);
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length < SEAL) return null;
  const cut = Math.min(0.3, 22 / length);
  const along = (from: number, to: number, part: number): number => from + (to - from) * part;
  const bend = [-(toY - fromY) * 0.16, (toX - fromX) * 0.16] as const;
  const at = (part: number): string =>
    `${Math.round(along(fromX, toX, part))} ${Math.round(along(fromY, toY, part))}`;
  const middle = `${Math.round((fromX + toX) / 2 + bend[0])} ${Math.round((fromY + toY) / 2 + bend[1])}`;
  return `M${at(cut)}Q${middle} ${at(1 - cut)}`;
}

// The outlines that pictures of cards are put together from, as path data.

const short = (n: number): number => Math.round(n * 10) / 10;

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`;

export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r);

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;

/** A round arch, standing on the middle of its foot. */
export function arch(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return `M${short(x - r)} ${short(foot)}v${short(r - height)}a${short(r)} ${short(r)} 0 0 1 ${short(width)} 0v${short(height - r)}Z`;
}

/** A pointed arch, standing on the middle of its foot. */
export function lancet(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  const side = foot - height * 0.6;
  const top = foot - height;
  return `M${short(x - r)} ${short(foot)}V${short(side)}Q${short(x - r)} ${short(top + height * 0.12)} ${short(x)} ${short(top)}Q${short(x + r)} ${short(top + height * 0.12)} ${short(x + r)} ${short(side)}V${short(foot)}Z`;
}

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** The same outline again and again. */
export const each = (count: number, outline: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => outline(i)).join('');

/** Somebody small, for the scale: head and cloak. */
export const figure = (x: number, foot: number, height: number): string =>
  `${circle(x, foot - height * 0.84, height * 0.16)}M${short(x - height * 0.24)} ${short(foot)}Q${short(x - height * 0.24)} ${short(foot - height * 0.68)} ${short(x)} ${short(foot - height * 0.68)}T${short(x + height * 0.24)} ${short(foot)}Z`;

// What stands in many pictures: sky, clouds, hills, water, trees, blocks of stone.
import { box, circle, each, oval } from './paths';
import { type Drawing, HEIGHT, type Pen, type Shape, WIDTH } from './pen';

const WHITE = '#fff';

/** Scattered in the upper half, always at the same places. */
export const stars = (count: number): string =>
  each(count, (i) => circle((i * 47 + 13) % 158, (i * 29 + 7) % 50, i % 3 === 0 ? 1 : 0.6));

/** Three bands and a disc with its halo; at night with stars. */
export function sky(pen: Pen, x: number, y: number, r: number): Drawing {
  const [high, middle, low] = pen.sky;
  return [
    pen.fill(low, box(0, 0, WIDTH, HEIGHT)),
    pen.fill(middle, 'M0 0H160V45Q122 54 82 45T0 47Z'),
    pen.fill(high, 'M0 0H160V23Q112 33 72 23T0 26Z'),
    pen.night ? [pen.fill(WHITE, stars(24), 0.75)] : [],
    pen.fill(pen.sun, circle(x, y, r * 1.7), 0.25),
    pen.fill(pen.sun, circle(x, y, r)),
  ];
}

const cloud = ([x, y, width]: readonly [number, number, number]): string =>
  `M${x} ${y}h${width}a4 4 0 0 0-4-4h${-width * 0.2}a6 6 0 0 0${-width * 0.3}-3 5 5 0 0 0${-width * 0.22} 3h${-width * 0.14}a4 4 0 0 0-4 4Z`;

export const clouds = (pen: Pen, ...all: (readonly [number, number, number])[]): Shape =>
  pen.fill(WHITE, all.map(cloud).join(''), pen.night ? 0.12 : 0.55);

export const birds = (pen: Pen, ...all: (readonly [number, number])[]): Shape =>
  pen.line(all.map(([x, y]) => `M${x} ${y}q2.5-3 4.5 0 2-3 4.5 0`).join(''), 1);

/** Two chains of hills, higher or lower. */
export const hills = (pen: Pen, down = 0): Drawing => [
  pen.fill(
    pen.far,
    `M0 ${66 + down}Q22 ${50 + down} 46 ${61 + down}T92 ${56 + down}T132 ${58 + down}T160 ${54 + down}V100H0Z`,
  ),
  pen.fill(
    pen.mid,
    `M0 ${76 + down}Q30 ${64 + down} 64 ${73 + down}T124 ${70 + down}T160 ${72 + down}V100H0Z`,
  ),
];

export const ground = (pen: Pen, top = 84): Drawing => [
  pen.fill(pen.near, `M0 ${top + 2}Q40 ${top - 4} 80 ${top + 1}T160 ${top - 2}V100H0Z`),
  pen.fill(pen.dark, 'M0 95Q50 90 100 95T160 93V100H0Z'),
];

/** The sea from a horizon to the lower edge, with glints. */
export const sea = (pen: Pen, top: number): Drawing => [
  pen.fill(pen.water[1], box(0, top, WIDTH, HEIGHT - top)),
  pen.fill(pen.water[0], box(0, top, WIDTH, (HEIGHT - top) * 0.32)),
  pen.line(
    `M6 ${top + 8}h16M52 ${top + 5}h11M122 ${top + 9}h20M20 ${top + 18}h13M128 ${top + 23}h18M66 ${top + 16}h10M40 ${top + 28}h16`,
    1,
    WHITE,
    0.5,
  ),
];

/** A cypress: foot and height. */
export const cypress = (x: number, y: number, h: number): string =>
  `M${x} ${y - h}C${x + h * 0.2} ${y - h * 0.6} ${x + h * 0.17} ${y - h * 0.15} ${x} ${y}C${x - h * 0.17} ${y - h * 0.15} ${x - h * 0.2} ${y - h * 0.6} ${x} ${y - h}Z`;

export const pine = (x: number, y: number, h: number): string =>
  `M${x} ${y - h}L${x + h * 0.2} ${y - h * 0.55}h${-h * 0.08}L${x + h * 0.28} ${y - h * 0.2}H${x + h * 0.06}V${y}h${-h * 0.12}V${y - h * 0.2}H${x - h * 0.28}L${x - h * 0.12} ${y - h * 0.55}h${-h * 0.08}Z`;

export const bush = (x: number, y: number, r: number): string =>
  `${oval(x, y - r * 0.55, r, r * 0.75)}${oval(x + r, y - r * 0.35, r * 0.7, r * 0.5)}`;

/** A block of stone with its side in the shade. */
export const block = (pen: Pen, x: number, y: number, width: number, height: number): Drawing => [
  pen.stone(box(x, y, width, height)),
  pen.side(box(x + width * 0.62, y + 0.5, width * 0.38 - 0.5, height - 1)),
];

/** A pole with a pennon. */
export const flag = (pen: Pen, x: number, foot: number, height: number): Drawing => [
  pen.line(`M${x} ${foot}V${foot - height}`, 1.1),
  pen.solid(pen.accent, `M${x} ${foot - height}h10l-3 3 3 3h-10Z`, 0.7),
];

export const fire = (pen: Pen, x: number, foot: number, height: number): Drawing => {
  const k = height / 20;
  const at = (n: number): number => Math.round(n * k * 10) / 10;
  return [
    pen.fill(
      '#E8622E',
      `M${x} ${foot}c${at(-10)} ${at(-2)} ${at(-7)} ${at(-11)} ${at(-1)} ${at(-20)} ${at(1)} ${at(6)} ${at(4)} ${at(6)} ${at(4)} ${at(6)} ${at(6)} ${at(7)} ${at(3)} ${at(13)} ${at(-3)} ${at(14)}Z`,
    ),
    pen.fill(
      '#FFD36B',
      `M${x} ${foot}c${at(-5)} ${at(-1)} ${at(-4)} ${at(-6)} ${at(0)} ${at(-10)} ${at(3)} ${at(4)} ${at(4)} ${at(8)} 0 ${at(10)}Z`,
    ),
  ];
};

export const smoke = (pen: Pen, x: number, foot: number, height: number): Shape =>
  pen.line(
    `M${x} ${foot}q${-height * 0.2}-${height * 0.25} 0-${height * 0.5}t${height * 0.1}-${height * 0.5}`,
    3.5,
    WHITE,
    0.45,
  );

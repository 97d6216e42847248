// The end of Wiraqocha: the winner's airship above the great pyramid, over the jungle.
import { box, each, oval, polygon } from '../../common/art/paths';
import { type Drawing, type Palette, type Pen, place } from '../../common/art/pen';
import { birds } from '../../common/art/scenery';
import { land, peaks, sign, sky, type Winner, winnerOf } from '../../common/end/panorama';

const NOON: Palette = {
  sky: ['#9CCBD2', '#C3E1DC', '#E9F2DF'],
  sun: '#FFF2BF',
  far: '#93B7A8',
  mid: '#8DB273',
  near: '#6A9A57',
  dark: '#45763F',
  lit: '#F0E4C3',
  shaded: '#C3AE7F',
  ink: '#3A2D1B',
  glow: '#FFDF8A',
  water: ['#9CC7C4', '#6FA5A6'],
  leaf: '#3C7A45',
  wood: '#7A5A34',
};

/** Steps, stairs and a temple; its foot at the origin. */
function pyramid(pen: Pen, steps: number): Drawing {
  const rise = 8;
  const half = (step: number): number => 12 + (steps - step) * 9;
  const level = (step: number): Drawing => {
    const top = -rise * (step + 1);
    const wide = half(step);
    return [
      pen.stone(box(-wide, top, 2 * wide, rise)),
      pen.side(box(wide * 0.35, top + 0.5, wide * 0.65 - 0.5, rise - 1)),
    ];
  };
  const crown = -rise * steps;
  return [
    Array.from({ length: steps }, (_, step) => level(step)),
    pen.stone(box(-9, crown - 12, 18, 12)),
    pen.side(box(3, crown - 11.5, 5.5, 11)),
    pen.hole(box(-3, crown - 8, 6, 8)),
    pen.fill('#DCC999', polygon([-6, 0], [-4, crown], [4, crown], [6, 0])),
    pen.line(
      each(Math.round(-crown / 4), (i) => `M-5 ${-2 - i * 4}H5`),
      0.6,
    ),
  ];
}

const LEAVES = [
  'M0 0Q-9-6-17 2Q-8-2 0 0Z',
  'M0 0Q-5-12-13-12Q-4-8 0 0Z',
  'M0 0Q2-13 9-15Q4-8 0 0Z',
  'M0 0Q10-9 17-3Q8-3 0 0Z',
  'M0 0Q8-2 13 7Q4 3 0 0Z',
  'M0 0Q-7-1-12 8Q-4 3 0 0Z',
].join('');

const palm = (pen: Pen, x: number, foot: number, k: number): Drawing =>
  place(
    [pen.line('M0 0Q4-14 0-27', 2.4, pen.wood), place([pen.fill(pen.leaf, LEAVES)], 0, -27)],
    x,
    foot,
    k,
  );

/** A balloon with its gondola, in the colours of a seat. */
function airship(winner: Winner, x: number, y: number, k: number): Drawing {
  const { pen } = winner;
  const hull = oval(0, 0, 42, 13);
  return [
    place(
      [
        pen.solid(pen.accent, 'M-36-4L-55-13V13L-36 4Z', 0.9),
        pen.line('M-16 11L-12 20M14 11L10 20', 0.8),
        pen.solid(pen.wood, 'M-16 19H16L12 27H-12Z', 0.8),
        pen.fill(pen.glow, `${box(-9, 21, 4, 3)}${box(-1, 21, 4, 3)}${box(7, 21, 4, 3)}`),
        pen.solid(pen.accent, hull, 1),
        pen.fill('#000', 'M-42 0a42 13 0 0 0 84 0Q0 10-42 0Z', 0.2),
        pen.line('M-30-9Q2-15 30-9M-40-3Q0-7 40-3', 0.6, '#fff', 0.45),
      ],
      x,
      y,
      k,
    ),
    sign(winner, x + 3, y - 0.5, 15 * k),
  ];
}

export function sceneOf(seat: number | null): Drawing {
  const winner = winnerOf(seat, NOON);
  const { pen } = winner;
  return [
    sky(pen, 312, 30, 14),
    peaks('#A6C6B4', '#8FB3A3', 82, [
      [24, 48, 44],
      [92, 40, 50],
      [178, 46, 44],
      [286, 44, 50],
      [350, 52, 34],
    ]),
    land(pen, 76),
    place(pyramid(pen, 3), 118, 86, 0.62),
    place(pyramid(pen, 3), 300, 87, 0.66),
    palm(pen, 78, 90, 0.8),
    palm(pen, 332, 91, 0.9),
    place(pyramid(pen, 5), 212, 92, 0.92),
    birds(pen, [150, 30], [162, 24], [276, 36]),
    airship(winner, 200, 31, 0.92),
    [148, 268, 284, 96].map((x, i) => palm(pen, x, 94 - (i % 2), 0.8 + (i % 3) * 0.12)),
  ];
}

// The end of Ascalion: the winner's galleon comes home to a walled city on the coast.
import { arch, box, each, polygon } from '../../common/art/paths';
import { type Drawing, type Palette, type Pen, place } from '../../common/art/pen';
import { birds, clouds, cypress } from '../../common/art/scenery';
import { banner, peaks, sign, sky, type Winner, winnerOf } from '../../common/end/panorama';

const MORNING: Palette = {
  sky: ['#A9C9D8', '#CFE1DF', '#F6EBCF'],
  sun: '#FFF0BE',
  far: '#9FB0A6',
  mid: '#B7B27A',
  near: '#96A065',
  dark: '#6E7F4F',
  lit: '#F5EAD0',
  shaded: '#CDB68A',
  ink: '#33271C',
  glow: '#FFDF8A',
  water: ['#8EBCC6', '#5C95A8'],
  leaf: '#56703F',
  wood: '#7B5431',
};

const roof = (pen: Pen, x: number, y: number, wide: number, high: number): Drawing => [
  pen.solid('#B5583B', polygon([x - 1, y], [x + wide / 2, y - high], [x + wide + 1, y]), 0.8),
];

function house(pen: Pen, x: number, foot: number, wide: number, high: number): Drawing {
  return [
    pen.stone(box(x, foot - high, wide, high)),
    pen.side(box(x + wide * 0.6, foot - high + 0.5, wide * 0.4 - 0.5, high - 1)),
    pen.hole(box(x + wide * 0.2, foot - high + 4, 2.6, 4)),
    roof(pen, x, foot - high, wide, wide * 0.5),
  ];
}

function city(winner: Winner): Drawing {
  const { pen } = winner;
  return [
    pen.fill(pen.mid, 'M222 80Q262 56 310 58T360 50V80Z'),
    pen.fill(pen.leaf, [cypress(258, 68, 16), cypress(340, 62, 20), cypress(350, 64, 15)].join('')),
    house(pen, 268, 66, 15, 13),
    house(pen, 322, 62, 16, 13),
    house(pen, 286, 62, 20, 22),
    banner(winner, 296, 32, 17, 9),
    house(pen, 308, 68, 15, 14),
    pen.stone(each(9, (i) => box(250 + i * 12.5, 63, 6, 5))),
    pen.stone(box(248, 66, 112, 16)),
    pen.hole(arch(300, 82, 9, 11)),
    pen.stone(box(240, 58, 15, 24)),
    pen.side(box(248, 58.5, 6.5, 23)),
    roof(pen, 240, 58, 15, 10),
    pen.fill(pen.near, 'M214 82Q262 76 360 79V88H226Z'),
  ];
}

/** Hull, three masts and full sails; the largest carries the sign. The waterline is at the origin. */
function galleon(winner: Winner): Drawing {
  const { pen } = winner;
  const sail = (x: number, y: number, wide: number, high: number, colour: string): Drawing => [
    pen.solid(
      colour,
      `M${x - wide / 2} ${y}H${x + wide / 2}Q${x + wide * 0.72} ${y + high / 2} ${x + wide / 2} ${y + high}H${x - wide / 2}Q${x - wide * 0.3} ${y + high / 2} ${x - wide / 2} ${y}Z`,
      0.9,
    ),
    pen.fill(
      '#000',
      `M${x + wide * 0.12} ${y + 0.5}H${x + wide / 2}Q${x + wide * 0.72} ${y + high / 2} ${x + wide / 2} ${y + high - 0.5}H${x + wide * 0.12}Q${x + wide * 0.4} ${y + high / 2} ${x + wide * 0.12} ${y + 0.5}Z`,
      0.1,
    ),
  ];
  const cream = '#FBF4E2';
  return [
    pen.line('M0-14V-78M-32-14V-62M28-14V-60M42-16L60-26', 1.8, pen.wood),
    sail(-32, -52, 18, 14, cream),
    sail(-32, -35, 22, 15, cream),
    sail(28, -50, 18, 13, cream),
    sail(28, -34, 22, 14, cream),
    sail(0, -70, 24, 16, cream),
    sail(0, -51, 34, 30, pen.accent),
    sign(winner, 4, -36, 17),
    pen.solid(pen.accent, 'M0-78h12l-3 2.5 3 2.500h-12Z', 0.7),
    pen.solid(pen.wood, 'M-52-22H-34V-14H34L46-17Q42-2 34 6H-40Q-50-4-52-22Z', 1),
    pen.fill('#000', 'M-46-4H38L34 6H-40Q-44 1-46-4Z', 0.22),
    pen.line('M-50-14H-34V-9H40', 0.9, pen.glow),
    pen.hole(each(7, (i) => box(-32 + i * 9, -7, 3.2, 3))),
  ];
}

const waves = (pen: Pen): Drawing => [
  pen.fill(pen.water[1], 'M0 80H360V100H0Z'),
  pen.fill(pen.water[0], 'M0 80H360V85Q300 83 240 86T110 85T0 87Z'),
  pen.line(
    'M20 92q8-3 16 0t16 0M88 97q8-3 16 0t16 0M196 95q8-3 16 0t16 0M284 93q8-3 16 0t16 0M244 98q6-2 12 0',
    1,
    '#fff',
    0.6,
  ),
];

export function sceneOf(seat: number | null): Drawing {
  const winner = winnerOf(seat, MORNING);
  const { pen } = winner;
  return [
    sky(pen, 100, 40, 13),
    clouds(pen, [130, 26, 36], [262, 22, 30], [40, 34, 28]),
    peaks('#B3C3B8', '#9BAFA6', 82, [
      [20, 62, 40],
      [70, 66, 30],
      [240, 60, 40],
      [330, 44, 56],
    ]),
    waves(pen),
    city(winner),
    place(
      [
        pen.solid(pen.wood, 'M-9 0H9L6 4H-6Z', 0.7),
        pen.line('M0 0V-13', 1),
        pen.solid('#FBF4E2', 'M1-12Q9-8 8-2H1Z', 0.7),
      ],
      88,
      85,
      0.9,
    ),
    place(galleon(winner), 178, 88, 0.86),
    pen.line('M128 95q8-3 16 0t16 0 16 0 16 0 16 0 16 0', 1.3, '#fff', 0.8),
    birds(pen, [112, 44], [226, 30], [236, 38]),
  ];
}

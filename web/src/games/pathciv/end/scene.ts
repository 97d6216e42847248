// The end of Path of Civilization: the road through the ages, from standing stones to towers, and the
// winner's forum in the middle of it.
import { arch, box, circle, each, polygon } from '../../common/art/paths';
import type { Drawing, Palette, Pen } from '../../common/art/pen';
import { bush, cypress } from '../../common/art/scenery';
import {
  banner,
  hanging,
  land,
  peaks,
  sky,
  type Winner,
  winnerOf,
} from '../../common/end/panorama';

const EVENING: Palette = {
  sky: ['#9C86A8', '#D9A49C', '#F6D9B0'],
  sun: '#FFEFC0',
  far: '#A68FA3',
  mid: '#A9A36C',
  near: '#838A55',
  dark: '#5F6B43',
  lit: '#F5EAD2',
  shaded: '#D0B992',
  ink: '#38291F',
  glow: '#FFDD86',
  water: ['#9CC7C4', '#6FA5A6'],
  leaf: '#4E6A3F',
  wood: '#7A5636',
};

/** The first age: stones that somebody has put upright. */
const stones = (pen: Pen): Drawing => [
  pen.stone('M92 88L94 66 100 65 102 88Z'),
  pen.stone('M112 88L113 66 120 65 122 88Z'),
  pen.stone('M88 66L91 60 124 59 126 65Z'),
  pen.side('M97 88L98 66 100 65 102 88Z'),
  pen.side('M117 88L117 66 120 65 122 88Z'),
  pen.stone('M72 90L74 76 81 75 83 90Z'),
];

/** The last age: lit windows above the roofs. */
function towers(pen: Pen): Drawing {
  const one = (x: number, top: number, wide: number): Drawing => [
    pen.solid('#8C7F92', box(x, top, wide, 92 - top)),
    pen.fill('#6E6277', box(x + wide * 0.6, top + 0.5, wide * 0.4 - 0.5, 91 - top)),
    pen.light(
      each(
        Math.floor((80 - top) / 8),
        (i) => `${box(x + 3, top + 5 + i * 8, 3, 4)}${box(x + wide * 0.45, top + 5 + i * 8, 3, 4)}`,
      ),
    ),
  ];
  return [one(292, 46, 16), one(326, 52, 14), one(309, 30, 16), pen.line('M317 30V20', 1.2)];
}

function forum(winner: Winner): Drawing {
  const { pen } = winner;
  const columns = Array.from({ length: 7 }, (_, i) => 158 + i * 16);
  return [
    banner(winner, 206, 30, 14, 11),
    pen.stone(polygon([146, 48], [206, 28], [266, 48])),
    pen.side(polygon([206, 28], [266, 48], [222, 48])),
    pen.solid(pen.accent, circle(206, 41, 4.5), 0.8),
    pen.stone(box(148, 48, 116, 6)),
    pen.fill(pen.ink, box(154, 54, 104, 28), 0.75),
    pen.light(arch(206, 82, 12, 22)),
    columns.map((x) => [pen.stone(box(x - 3.5, 54, 7, 28)), pen.side(box(x + 0.6, 54.5, 2.5, 27))]),
    [174, 238].map((x) => hanging(winner, x - 8, 55, 11, 21)),
    [190, 222].map((x) => hanging(winner, x + (x < 206 ? -8 : 8), 55, 11, 21)),
    [0, 1, 2].map((i) => pen.stone(box(144 - i * 4, 82 + i * 3, 124 + i * 8, 3.2))),
  ];
}

const road = (pen: Pen): Drawing => [
  pen.fill('#E9D6AE', 'M60 100Q120 92 196 91H218Q200 96 176 100Z'),
  pen.fill('#E9D6AE', 'M218 91Q290 92 320 96L300 100H190Q214 96 218 91Z', 0.8),
];

export function sceneOf(seat: number | null): Drawing {
  const winner = winnerOf(seat, EVENING);
  const { pen } = winner;
  const trees = [132, 140, 276, 284].map((x, i) => cypress(x, 91, 24 + (i % 2) * 7)).join('');
  return [
    sky(pen, 250, 40, 14),
    peaks('#B198A6', '#97809A', 82, [
      [30, 52, 46],
      [110, 46, 44],
      [286, 50, 46],
      [346, 46, 40],
    ]),
    land(pen, 78),
    towers(pen),
    stones(pen),
    road(pen),
    pen.fill(pen.leaf, trees),
    forum(winner),
    pen.fill(pen.leaf, [bush(150, 93, 4), bush(262, 93, 4), bush(60, 95, 5)].join('')),
  ];
}

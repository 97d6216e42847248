// The end of Hyperborea: the winner's castle at dusk, between crystals of the broken barrier.
import { box, lancet, polygon } from '../../common/art/paths';
import { type Drawing, type Palette, place } from '../../common/art/pen';
import { pine } from '../../common/art/scenery';
import { banner, land, peaks, sky, type Winner, winnerOf } from '../../common/end/panorama';

const DUSK: Palette = {
  sky: ['#D98467', '#EFAE83', '#F8DDAE'],
  sun: '#FFF1C4',
  far: '#B07C86',
  mid: '#6F8F63',
  near: '#4F7A4C',
  dark: '#37603D',
  lit: '#F2E6CC',
  shaded: '#CBB48A',
  ink: '#3A2A1C',
  glow: '#FFD879',
  water: ['#9CC7C4', '#6FA5A6'],
  leaf: '#2F5A3C',
  wood: '#6A4A2C',
};

const ICE = { lit: '#BFE6DF', shaded: '#6FB3AE', ink: '#3B7F7E' };

/** A shard that leans, its foot at the origin. */
const shard = (lean: number, high: number, half: number): Drawing => [
  {
    d: polygon(
      [-half, 0],
      [lean - half * 0.7, -high * 0.72],
      [lean, -high],
      [lean + half * 0.8, -high * 0.68],
      [half, 0],
    ),
    fill: ICE.lit,
    stroke: ICE.ink,
    width: 0.8,
  },
  {
    d: polygon([lean, -high], [lean + half * 0.8, -high * 0.68], [half, 0], [0, 0]),
    fill: ICE.shaded,
  },
];

const shards = (x: number, y: number, k: number): Drawing =>
  place([shard(-9, 26, 4), shard(9, 30, 4.5), shard(0, 40, 5.5), shard(14, 16, 3)], x, y, k);

const battlements = (x: number, y: number, wide: number, teeth: number): string =>
  Array.from({ length: teeth }, (_, i) =>
    box(x + (i * wide) / (teeth - 0.5), y - 4, wide / (2 * teeth - 1), 5),
  ).join('');

function tower(winner: Winner, x: number, foot: number, wide: number, high: number): Drawing {
  const { pen } = winner;
  const top = foot - high;
  return [
    pen.stone(battlements(x - wide / 2 - 1, top, wide + 2, 4)),
    pen.stone(box(x - wide / 2, top, wide, high)),
    pen.side(box(x + wide * 0.14, top + 0.6, wide * 0.36 - 0.5, high - 1)),
    pen.hole(lancet(x - wide * 0.14, top + 17, wide * 0.2, 9)),
  ];
}

function castle(winner: Winner): Drawing {
  const { pen } = winner;
  return [
    banner(winner, 205, 40, 17, 15),
    banner(winner, 152, 58, 38, 9),
    banner(winner, 262, 58, 38, 9),
    tower(winner, 205, 88, 34, 50),
    pen.stone(battlements(140, 66, 130, 12)),
    pen.stone(box(140, 66, 130, 24)),
    pen.side(box(214, 66.6, 55.6, 23)),
    tower(winner, 152, 90, 20, 34),
    tower(winner, 262, 90, 20, 34),
    pen.hole(lancet(205, 90, 17, 20)),
    pen.light('M200.5 90V78h9v12Z'),
  ];
}

export function sceneOf(seat: number | null): Drawing {
  const winner = winnerOf(seat, DUSK);
  const { pen } = winner;
  const trees = [96, 108, 120, 286, 298, 318, 330].map((x, i) =>
    pine(x, 90 + (i % 3), 20 + (i % 3) * 5),
  );
  return [
    sky(pen, 236, 42, 15),
    peaks('#B5808A', '#93667A', 80, [
      [20, 46, 40],
      [84, 38, 46],
      [140, 50, 34],
      [290, 40, 48],
      [346, 50, 40],
    ]),
    peaks('#8C6C86', '#735675', 82, [
      [52, 58, 30],
      [112, 60, 26],
      [320, 58, 34],
    ]),
    land(pen, 76),
    shards(128, 88, 0.9),
    shards(282, 86, 0.8),
    castle(winner),
    pen.fill(pen.leaf, trees.join('')),
    shards(84, 92, 0.55),
    shards(308, 94, 0.6),
  ];
}

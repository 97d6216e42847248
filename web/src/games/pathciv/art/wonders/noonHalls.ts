// Wonders of level II for the mind: scrolls, theatre.
import { box, circle, each, figure, lancet, oval } from '../../../common/art/paths';
import type { Drawing, Pen, Picture } from '../../../common/art/pen';
import { clouds, cypress, hills, sky } from '../../../common/art/scenery';

const SHELVES = [30, 41, 52, 63];

const scrolls = (p: Pen): Drawing => [
  p.fill(
    '#7A5330',
    each(4, (i) => box(38, (SHELVES[i] ?? 0) + 7.5, 84, 3)),
  ),
  p.solid(
    '#F4E6C4',
    SHELVES.map((y, row) =>
      each(row === 0 ? 6 : 11, (i) => circle((row === 0 ? 60.5 : 42) + i * 7.6, y + 3.9, 3.1)),
    ).join(''),
    0.6,
  ),
  p.fill(
    p.accent,
    circle(57.2, 44.9, 1.5) +
      circle(95.2, 44.9, 1.5) +
      circle(49.6, 55.9, 1.5) +
      circle(110.4, 55.9, 1.5) +
      circle(68.1, 33.9, 1.5) +
      circle(72.4, 66.9, 1.5) +
      circle(102.8, 66.9, 1.5),
  ),
  p.line('M66 14 66 84M94 14 94 84', 2, '#7A5330'),
];

export const houseOfScrolls: Picture = (p) => [
  p.fill('#EFE3C8', box(0, 0, 160, 100)),
  p.fill(p.shaded, box(0, 0, 160, 14), 0.6),
  p.line(
    'M0 26H160M0 44H160M0 62H160M20 14V26M50 14V26M110 14V26M140 14V26M10 26V44M148 26V44M22 44V62M138 44V62',
    0.7,
    p.shaded,
  ),
  p.stone(lancet(80, 84, 104, 78)),
  p.fill('#24485C', lancet(80, 84, 92, 71)),
  scrolls(p),
  p.hue('M34 84V38Q40 22 54 14 50 40 42 62T40 84Z'),
  p.hue('M126 84V38Q120 22 106 14 110 40 118 62T120 84Z'),
  p.shadow('M120 84Q119 70 118 62 110 40 106 14 116 30 122 60L124 84Z'),
  p.fill('#C9A46A', box(0, 84, 160, 16)),
  p.line('M0 91H160M30 84 18 100M80 84V100M130 84 142 100', 0.8, '#8C6A38', 0.7),
  p.solid('#8A6238', 'M52 76H108V81H52ZM56 81H62V95H56ZM98 81H104V95H98Z'),
  p.solid('#FFF6DC', 'M62 68H98L102 75H58Z', 0.9),
  p.line('M66 71H94M64 73H96', 0.7, p.ink, 0.5),
  p.solid('#FFF6DC', oval(60, 71.5, 2.6, 4.5) + oval(100, 71.5, 2.6, 4.5), 0.9),
  p.line('M106 74 112 62', 1.2),
  p.fill('#fff', 'M112 62Q110 68 107 72 106 65 112 62Z'),
];

const seatsOf = (r: number): string =>
  `M${80 - r} 88A${r} ${(r * 0.6).toFixed(1)} 0 0 1 ${80 + r} 88Z`;

export const marbleTheatre: Picture = (p) => [
  sky(p, 80, 22, 10),
  clouds(p, [8, 20, 30], [118, 26, 34]),
  hills(p, -8),
  p.stone(seatsOf(72)),
  [65, 58, 51, 44, 37].map((r, i) => p.solid(i % 2 === 0 ? p.shaded : p.lit, seatsOf(r), 0.6)),
  p.line('M80 88 30 57M80 88 52 48M80 88 108 48M80 88 130 57', 1.4, p.lit),
  p.fill('#E7D5A8', seatsOf(30)),
  p.hue(box(54, 62, 52, 24)),
  p.shadow(box(54, 62, 52, 5)),
  p.stone('M50 56H110V63H50Z'),
  p.stone('M50 56 80 42 110 56Z'),
  p.side('M80 42 110 56H88Z'),
  p.hue(circle(80, 52, 3)),
  p.stone(each(6, (i) => box(54 + i * 9.6, 63, 4, 22))),
  p.side(each(6, (i) => box(56.5 + i * 9.6, 63.5, 1.5, 21))),
  p.stone('M46 85H114V90H46Z'),
  p.hole(figure(80, 84, 12)),
  p.fill(
    p.dark,
    `M0 90H160V100H0Z${cypress(8, 96, 32)}${cypress(152, 96, 32)}${cypress(18, 96, 22)}${cypress(143, 96, 20)}`,
  ),
];

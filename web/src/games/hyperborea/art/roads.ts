// What marches and fights: roads, ships of the air, banners, walls, throwing engines, camps.
import { arch, box, circle, each, figure, line } from '../../common/art/paths';
import { type Drawing, type Picture, place } from '../../common/art/pen';
import {
  birds,
  block,
  clouds,
  fire,
  flag,
  ground,
  hills,
  pine,
  sky,
} from '../../common/art/scenery';

export const road: Picture = (p) => [
  sky(p, 38, 30, 12),
  clouds(p, [100, 20, 34]),
  hills(p, -2),
  ground(p, 80),
  p.line('M64 100Q96 90 84 80T98 68 92 60', 5, p.lit, 0.9),
  p.fill(p.dark, pine(24, 86, 26) + pine(36, 90, 18) + pine(138, 88, 24)),
  block(p, 108, 58, 9, 22),
  p.hue('M104 58H121L112.5 49Z'),
  p.hole(figure(70, 96, 17) + figure(82, 94, 15) + figure(58, 98, 14)),
  p.line('M76 96V72M64 98V78', 1.2),
  p.hue('M76 72h9l-3 3 3 3h-9Z'),
];

export const barge: Picture = (p) => [
  sky(p, 124, 28, 12),
  clouds(p, [4, 66, 50], [96, 72, 56], [52, 22, 28]),
  p.fill(p.far, 'M0 84L20 70 38 82 60 66 84 86 110 72 136 84 160 70V100H0Z'),
  p.hue('M42 40Q80 12 118 40Q80 50 42 40Z'),
  p.shadow('M80 20Q104 24 118 40Q96 46 80 46Z'),
  p.line('M54 43 62 62M80 47V62M106 43 98 62', 1),
  p.solid(p.wood, 'M48 62H112Q108 80 92 80H68Q52 80 48 62Z'),
  p.side('M90 62H112Q108 80 92 80H84Z'),
  p.line('M52 68H108', 1),
  p.hole(figure(68, 62, 12) + figure(80, 62, 13) + figure(92, 62, 12)),
  p.line('M48 66 34 60M112 66 128 60', 2),
  birds(p, [22, 38], [134, 52]),
];

export const banners: Picture = (p) => [
  sky(p, 80, 44, 17),
  clouds(p, [8, 24, 30], [118, 20, 30]),
  p.fill(p.far, 'M0 72Q40 60 80 68T160 62V100H0Z'),
  ground(p, 78),
  p.line('M56 84V26M80 88V16M104 84V26', 2, p.wood),
  p.hue('M56 26H40V52L48 47 56 52Z'),
  p.hue('M80 16H100V48L90 42 80 48Z'),
  p.hue('M104 26H120V52L112 47 104 52Z'),
  p.line('M86 24 94 34M94 24 86 34', 1.6, p.lit),
  p.hole(each(7, (i) => figure(38 + i * 14, 92 - (i % 2) * 3, 16))),
  p.line(
    each(6, (i) => line(44 + i * 15, 92, 47 + i * 15, 66)),
    1.1,
  ),
];

export const wall: Picture = (p) => [
  sky(p, 34, 28, 12),
  clouds(p, [96, 18, 36]),
  hills(p, -4),
  p.stone('M24 84V52h8v-6h8v6h8v-6h8v6h48v-6h8v6h8v-6h8v6h8V84Z'),
  p.side('M104 84V52h8v-6h0v6h8v-6h8v6h0v-6h8V84Z'),
  p.stone('M58 84V34H102V84Z'),
  p.side('M84 84V34H102V84Z'),
  p.stone('M54 26h10v6h8v-6h16v6h8v-6h10v10H54Z'),
  p.line('M64 46h8M78 52h9M66 60h7M30 62h9M40 72h8M120 64h9', 0.9, p.ink, 0.5),
  p.hole(arch(80, 84, 18, 24)),
  p.hue('M70 38H90V54L80 49 70 54Z'),
  flag(p, 59, 27, 18),
  flag(p, 101, 27, 18),
  ground(p, 86),
];

export const engine: Picture = (p) => [
  sky(p, 126, 30, 12),
  clouds(p, [10, 18, 34]),
  hills(p),
  ground(p, 80),
  p.line('M52 82 100 36', 5, p.wood),
  p.line('M100 36Q112 40 110 50', 1.4),
  p.solid(p.shaded, circle(110, 53, 6)),
  p.solid(p.wood, 'M44 76H112V84H44Z'),
  p.line('M58 76 76 46 94 76M76 46V76', 3, p.wood),
  p.solid(p.wood, circle(54, 86, 8)),
  p.solid(p.wood, circle(102, 86, 8)),
  p.line('M54 78V94M46 86H62M102 78V94M94 86H110', 1),
  p.hue(circle(54, 86, 3) + circle(102, 86, 3)),
  p.solid(p.shaded, circle(128, 88, 4) + circle(136, 90, 4) + circle(132, 83, 4)),
  p.hole(figure(30, 90, 18)),
];

const tent = (p: Parameters<Picture>[0]): Drawing => [
  p.hue('M-18 0 0-26 18 0Z'),
  p.shadow('M0-26 18 0H5Z'),
  p.hole('M-5 0 0-13 5 0Z'),
  p.line('M0-26V-33', 1.2),
];

export const camp: Picture = (p) => [
  sky(p, 120, 26, 11),
  clouds(p, [12, 18, 30]),
  hills(p, -2),
  ground(p, 76),
  place(tent(p), 44, 82, 0.85),
  place(tent(p), 118, 82, 0.9),
  place(tent(p), 80, 80, 1.4),
  fire(p, 62, 95, 12),
  p.hole(figure(48, 96, 16) + figure(98, 95, 17) + figure(108, 96, 15)),
  flag(p, 136, 88, 26),
];

export const shot: Picture = (p) => [
  sky(p, 44, 32, 13),
  clouds(p, [92, 16, 38]),
  hills(p, -2),
  ground(p, 82),
  p.line(
    each(6, (i) => `M${26 + i * 15} ${24 + (i % 3) * 6}l26-8`),
    1.4,
  ),
  p.hue(each(6, (i) => `M${52 + i * 15} ${16 + (i % 3) * 6}l5-2-2 5Z`)),
  p.solid(p.wood, box(110, 66, 26, 18)),
  p.hole(each(4, (i) => figure(34 + i * 17, 92, 19))),
  p.line(
    each(4, (i) => `M${42 + i * 17} 70q7 8 0 18`),
    1.5,
  ),
  p.line('M116 66V54M123 66V50M130 66V54', 1),
];

export const beacon: Picture = (p) => [
  sky(p, 30, 24, 10),
  clouds(p, [90, 16, 30]),
  p.fill(p.far, 'M0 72L28 50 52 66 84 40 112 66 138 48 160 62V100H0Z'),
  p.fill(p.mid, 'M20 100Q56 80 70 72H94Q118 84 148 100Z'),
  p.stone('M68 74 72 40H92L96 74Z'),
  p.side('M84 74 83 40H92L96 74Z'),
  p.stone('M66 32H98V40H66Z'),
  fire(p, 82, 32, 20),
  p.hole(arch(80, 74, 9, 14)),
  p.hue('M74 46h14v8l-7-4-7 4Z'),
  place([block(p, -4, -14, 8, 14), fire(p, 0, -14, 9)], 128, 58, 0.7),
  ground(p, 90),
];

// What builds and knows: markets, vaults, temples, vats, fields, halls of books, workshops, furnaces.
import { arch, box, circle, each, figure, lancet, line, oval } from '../../common/art/paths';
import { type Drawing, type Picture, place } from '../../common/art/pen';
import {
  block,
  clouds,
  cypress,
  fire,
  flag,
  ground,
  hills,
  sea,
  sky,
  smoke,
} from '../../common/art/scenery';

const gem = (p: Parameters<Picture>[0]): Drawing => [
  p.hue('M-10-6-6-12H6L10-6 0 8Z'),
  p.fill('#fff', 'M-10-6-6-12H0L-3-6 0 8Z', 0.4),
  p.line('M-10-6H10M-3-6 0 8 3-6', 0.8),
];

export const bazaar: Picture = (p) => [
  sky(p, 34, 26, 11),
  clouds(p, [98, 16, 36]),
  hills(p, -4),
  ground(p, 82),
  p.line('M42 88V52M118 88V52M80 86V50', 2, p.wood),
  p.hue('M34 54 46 36H114L126 54Z'),
  p.stone('M46 36H62L56 54H48Z'),
  p.stone('M78 36H94L92 54H76Z'),
  p.solid(p.wood, box(44, 70, 72, 16)),
  p.fill(
    p.glow,
    each(5, (i) => circle(52 + i * 5, 68, 3)),
  ),
  p.fill(
    p.leaf,
    each(4, (i) => circle(86 + i * 6, 67, 3.4)),
  ),
  p.hole(figure(66, 94, 20) + figure(98, 95, 19)),
  flag(p, 80, 36, 14),
];

export const vault: Picture = (p) => [
  sky(p, 126, 24, 10),
  clouds(p, [8, 18, 32]),
  p.fill(p.far, 'M0 80L34 34 60 58 92 22 128 60 160 40V100H0Z'),
  p.stone(arch(80, 86, 62, 58)),
  p.side('M96 86V32Q111 40 111 58V86Z'),
  p.hole(arch(80, 86, 44, 46)),
  place(gem(p), 70, 78, 0.9),
  place(gem(p), 90, 76, 1.2),
  place(gem(p), 80, 66, 0.8),
  p.line('M52 60 44 54M108 60 116 54', 2, p.lit),
  ground(p, 88),
  p.hole(figure(44, 96, 16)),
];

export const temple: Picture = (p) => [
  sky(p, 80, 34, 16),
  clouds(p, [6, 22, 30], [122, 18, 30]),
  hills(p, -4),
  p.fill(p.leaf, cypress(28, 84, 36) + cypress(132, 84, 36)),
  p.stone('M40 46 80 26 120 46Z'),
  p.stone(box(44, 46, 72, 6)),
  p.stone(each(5, (i) => box(47 + i * 14.5, 52, 8, 28))),
  p.side(each(5, (i) => box(52 + i * 14.5, 52, 3, 28))),
  p.stone(box(38, 80, 84, 6)),
  p.hue('M80 30 90 40H70Z'),
  p.hole(arch(80, 80, 6, 18)),
  ground(p, 87),
  p.hole(figure(66, 96, 12) + figure(96, 96, 13)),
];

export const vats: Picture = (p) => [
  sky(p, 36, 28, 12),
  clouds(p, [96, 18, 34]),
  hills(p, -2),
  ground(p, 80),
  p.stone(oval(52, 60, 20, 26)),
  p.hue(oval(52, 66, 15, 18)),
  p.stone(oval(108, 60, 20, 26)),
  p.hue(oval(108, 66, 15, 18)),
  p.line('M70 50Q80 34 90 50', 4, p.wood),
  p.solid(p.wood, box(34, 82, 36, 6)),
  p.solid(p.wood, box(90, 82, 36, 6)),
  p.fill(p.ink, figure(52, 80, 22) + figure(108, 80, 22), 0.55),
  p.fill('#fff', oval(44, 54, 3, 9) + oval(100, 54, 3, 9), 0.5),
  p.hole(figure(80, 95, 20)),
];

export const fields: Picture = (p) => [
  sky(p, 124, 26, 12),
  clouds(p, [12, 20, 36]),
  hills(p, -6),
  p.fill(p.leaf, 'M0 70Q60 58 160 66V78Q80 70 0 80Z'),
  p.hue('M0 80Q80 70 160 78V88Q80 80 0 90Z'),
  p.fill(p.near, 'M0 90Q80 80 160 88V100H0Z'),
  p.line('M10 76 24 100M40 72 50 100M70 70 76 100M100 70 104 100M132 72 134 100', 0.9, p.ink, 0.4),
  block(p, 92, 44, 26, 20),
  p.solid(p.wood, 'M88 44 105 30 122 44Z'),
  p.fill(p.leaf, cypress(78, 66, 28) + cypress(130, 66, 22)),
  p.line('M34 66Q42 50 40 34', 2, p.wood),
  p.fill(p.leaf, circle(40, 34, 13) + circle(30, 42, 9) + circle(50, 42, 9)),
  p.hole(figure(58, 92, 17)),
];

export const archive: Picture = (p) => [
  sky(p, 126, 24, 10),
  hills(p),
  p.stone('M34 86V38Q80 10 126 38V86Z'),
  p.side('M98 86V22Q116 28 126 38V86Z'),
  p.hole(lancet(80, 86, 50, 62)),
  p.solid(p.wood, box(60, 44, 40, 3) + box(60, 58, 40, 3) + box(60, 72, 40, 3)),
  p.hue(each(6, (i) => box(62 + i * 6, 36 + (i % 2) * 2, 4, 8 - (i % 2) * 2))),
  p.fill(
    p.lit,
    each(6, (i) => box(62 + i * 6, 50 + (i % 3), 4, 8 - (i % 3))),
  ),
  p.light(each(5, (i) => box(64 + i * 7, 65, 4, 7))),
  p.hole(figure(72, 90, 15)),
  p.light(circle(80, 82, 3)),
  ground(p, 88),
];

export const starTower: Picture = (p) => [
  sky(p, 122, 26, 12),
  clouds(p, [6, 26, 34]),
  hills(p),
  p.stone('M62 86 66 34H94L98 86Z'),
  p.side('M84 86 83 34H94L98 86Z'),
  p.hue('M60 34A20 18 0 0 1 100 34Z'),
  p.hole('M78 17 86 16 92 34H80Z'),
  p.line('M82 28 104 10', 3.4, p.lit),
  p.light(box(72, 46, 5, 8) + box(74, 62, 5, 8)),
  p.hole(arch(80, 86, 11, 16)),
  p.line(`${line(30, 16, 40, 22)}${line(40, 22, 36, 34)}${line(40, 22, 54, 18)}`, 0.8, '#fff', 0.7),
  p.fill(
    '#fff',
    circle(30, 16, 1.6) + circle(40, 22, 2) + circle(36, 34, 1.6) + circle(54, 18, 1.6),
  ),
  ground(p, 87),
];

export const workshop: Picture = (p) => [
  sky(p, 32, 26, 11),
  clouds(p, [96, 16, 36]),
  hills(p, -2),
  block(p, 54, 48, 54, 38),
  p.solid(p.wood, 'M48 48 81 28 114 48Z'),
  p.hue(
    `${circle(112, 66, 17)}${each(8, (i) => box(112 + 17 * Math.cos((i * Math.PI) / 4) - 2.5, 66 + 17 * Math.sin((i * Math.PI) / 4) - 2.5, 5, 5))}`,
  ),
  p.hole(circle(112, 66, 7)),
  p.solid(p.shaded, circle(44, 76, 11)),
  p.hole(circle(44, 76, 4)),
  p.light(box(64, 56, 9, 9) + box(80, 56, 9, 9)),
  p.hole(arch(74, 86, 13, 17)),
  smoke(p, 66, 38, 24),
  ground(p, 87),
];

export const furnace: Picture = (p) => [
  sky(p, 126, 26, 11),
  hills(p, -2),
  smoke(p, 82, 24, 22),
  p.stone('M52 86Q50 44 70 34V24H90V34Q110 44 108 86Z'),
  p.side('M86 86V24H90V34Q110 44 108 86Z'),
  p.line('M60 60H100M56 72H104M66 48H94', 0.9, p.ink, 0.45),
  p.hole(arch(80, 86, 30, 32)),
  fire(p, 80, 86, 26),
  p.hue('M66 20H94V26H66Z'),
  p.solid(p.wood, box(112, 76, 22, 10)),
  p.fill(p.shaded, circle(118, 74, 5) + circle(127, 74, 5)),
  ground(p, 87),
  p.hole(figure(36, 94, 20)),
  p.line('M42 82 56 76', 2),
];

export const pyre: Picture = (p) => [
  sky(p, 80, 36, 18),
  clouds(p, [10, 20, 28], [122, 22, 28]),
  p.fill(p.far, 'M0 76Q40 56 80 70T160 60V100H0Z'),
  ground(p, 80),
  p.stone('M50 88 58 66H102L110 88Z'),
  p.side('M88 88 86 66H102L110 88Z'),
  p.line('M60 66 98 58M100 66 62 58', 4, p.wood),
  fire(p, 80, 62, 38),
  p.hue('M72 72H88V82H72Z'),
  p.hole(figure(34, 92, 20) + figure(126, 92, 20) + figure(44, 96, 16)),
];

export const crystals: Picture = (p) => [
  sky(p, 36, 26, 11),
  clouds(p, [100, 18, 32]),
  hills(p, -2),
  ground(p, 82),
  p.hue('M80 18 94 50 90 86H70L66 50Z'),
  p.fill('#fff', 'M80 18 66 50 70 86H78L82 52Z', 0.42),
  p.hue('M54 44 64 62 62 88H48L44 64Z'),
  p.fill('#fff', 'M54 44 44 64 48 88H53Z', 0.4),
  p.hue('M108 40 118 60 114 88H100L98 62Z'),
  p.fill('#fff', 'M108 40 98 62 100 88H106Z', 0.4),
  p.line('M80 18 82 52 90 86M54 44 54 66 62 88M108 40 108 64 114 88', 0.8, p.ink, 0.6),
  p.fill('#fff', circle(126, 36, 1.6) + circle(34, 46, 1.4) + circle(98, 26, 1.4), 0.9),
  p.hole(figure(130, 95, 17)),
];

export const envoys: Picture = (p) => [
  sky(p, 118, 28, 14),
  hills(p, -2),
  block(p, 26, 38, 34, 50),
  block(p, 104, 44, 32, 44),
  p.light(box(34, 48, 6, 9) + box(46, 60, 6, 9) + box(114, 56, 6, 9)),
  p.hue('M22 38H64L43 24Z'),
  p.hole(arch(118, 88, 12, 17)),
  ground(p, 87),
  p.solid(p.ink, 'M64 92Q66 52 80 48T98 92Z'),
  p.hue('M70 92Q74 66 80 62T92 92Z'),
  p.solid(p.ink, circle(80, 44, 9)),
  p.fill(p.lit, 'M75 44H85V47H75Z'),
  p.solid(p.lit, 'M88 68 100 64 102 74 90 77Z'),
];

export const tides: Picture = (p) => [
  sky(p, 46, 32, 13),
  clouds(p, [96, 18, 40]),
  p.fill(p.far, 'M0 58L24 44 44 54 70 40 96 56 160 50V70H0Z'),
  sea(p, 56),
  p.hue('M40 78Q56 50 84 54T108 76Q98 62 84 66T70 86Z'),
  p.fill('#fff', 'M84 54Q104 56 108 76 100 62 84 62Z', 0.5),
  p.line('M44 78Q58 58 82 60', 1.2, '#fff', 0.7),
  p.stone('M116 92 120 64H132L136 92Z'),
  p.side('M128 92 127 64H132L136 92Z'),
  p.light(box(122, 68, 7, 6)),
  fire(p, 126, 64, 8),
];

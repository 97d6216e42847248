// Wonders of level I that people have built of earth and wood.
import { arch, circle, each, figure, line, oval } from '../../../common/art/paths';
import { type Drawing, type Pen, type Picture, place } from '../../../common/art/pen';
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
  smoke,
} from '../../../common/art/scenery';

export const watchtowerRidge: Picture = (p) => [
  sky(p, 34, 36, 13),
  clouds(p, [106, 22, 34]),
  p.fill(p.far, 'M0 70Q22 46 48 58T104 46 160 58V100H0Z'),
  place(
    [block(p, -5, -22, 10, 22), p.stone('M-7-27H7V-22H-7Z'), smoke(p, 0, -28, 18)],
    134,
    60,
    0.7,
  ),
  p.fill(p.mid, 'M0 92Q40 76 60 70L78 66H98Q124 74 160 92V100H0Z'),
  p.line('M132 100Q112 92 118 86T98 76 88 71', 3, '#F3D9A8', 0.8),
  p.stone('M70 72 74 34H98L102 72Z'),
  p.side('M90 72 88 34H98L102 72Z'),
  p.line('M72 62h7M82 58h7M74 50h6M80 44h7M73 54h4M84 66h6', 0.8, p.ink, 0.45),
  p.stone('M68 26H104V35H68Z'),
  p.side('M90 26H104V35H90Z'),
  p.stone('M68 20h7v6h-7zM82.5 20h7v6h-7zM97 20h7v6h-7z'),
  p.hue('M78 36H94V54L86 49 78 54Z'),
  p.line('M83 40 89 46M89 40 83 46', 1.4, p.lit),
  fire(p, 86, 21, 17),
  p.hole(arch(86, 72, 9, 13)),
  ground(p, 88),
  p.fill(p.dark, pine(22, 93, 22) + pine(34, 95, 15)),
  flag(p, 140, 90, 24),
];

export const gatheringLodge: Picture = (p) => [
  sky(p, 132, 26, 11),
  clouds(p, [8, 20, 30]),
  hills(p, -2),
  smoke(p, 92, 26, 22),
  p.fill(p.near, 'M0 80Q60 74 160 80V100H0Z'),
  p.solid(p.wood, 'M66 58 138 58 136 82H66Z'),
  p.line('M76 60V82M88 60V82M100 60V82M112 60V82M124 60V82', 1, p.ink, 0.6),
  p.fill('#C99A4E', 'M44 24 120 22Q136 40 146 62L74 63Z'),
  p.solid('none', 'M44 24 120 22Q136 40 146 62L74 63Z', 1.1),
  p.line(
    'M54 24Q70 42 86 63M66 24Q84 42 99 63M78 23Q96 42 112 62M90 23Q108 42 124 62M102 23Q122 42 136 62',
    0.8,
    p.ink,
    0.35,
  ),
  p.fill('#FFF', 'M44 24 120 22 123 26 48 29Z', 0.28),
  p.stone('M44 24 74 63 70 84H20L14 62Z'),
  p.side('M44 24 74 63 70 84H56Z'),
  p.solid(p.accent, 'M44 17 82 66 76 68 44 28 13 67 7 64Z'),
  p.line('M44 30 38 12M44 30 50 12', 2.6, p.wood),
  p.line('M30 60 43 43 57 60', 1.3, p.accent),
  p.hue(circle(43.5, 52, 3.4)),
  p.hole(arch(43, 84, 19, 21)),
  p.light(arch(43, 84, 12, 15)),
  p.hole(figure(43, 86, 9) + figure(94, 92, 13) + figure(106, 92, 12) + figure(81, 93, 11)),
  fire(p, 118, 93, 9),
  p.fill(p.dark, 'M0 95Q50 90 100 95T160 93V100H0Z'),
];

/** A round store on stilts, round the middle of its floor. */
const store = (p: Pen): Drawing => [
  p.line('M-13 0V8M-5 0V9M5 0V9M13 0V8', 2.2),
  p.solid(p.wood, 'M-18-2H18V1H-18Z', 0.8),
  p.stone('M-16-2C-19-14-16-22-13-27H13C16-22 19-14 16-2Z'),
  p.side('M5-27H13C16-22 19-14 16-2H8C10-12 9-20 5-27Z'),
  p.hue('M-22-25Q0-32 22-25L3-49H-3Z'),
  p.shadow('M22-25 3-49H0L8-28Z'),
  p.line('M-14-28-4-46M-6-30-1.5-46M6-30 2-46', 0.8, p.ink, 0.5),
  p.hole(arch(-2, -3, 10, 15)),
];

export const greatGranary: Picture = (p) => [
  sky(p, 128, 24, 11),
  clouds(p, [14, 26, 30]),
  hills(p, -2),
  place(store(p), 40, 78, 0.78),
  place(store(p), 122, 78, 0.82),
  ground(p, 84),
  place(store(p), 80, 86, 1.18),
  p.line('M70 96 74 84M76 97 79 84M71.5 92H77.5M73 88H79', 1.1),
  p.line(
    each(4, (i) => line(12 + i * 4, 98, 11 + i * 4, 84)) +
      each(4, (i) => line(138 + i * 4, 98, 139 + i * 4, 85)),
    1.4,
    '#E7B93F',
  ),
  p.fill(
    '#F0C95A',
    each(4, (i) => oval(11 + i * 4, 83, 1.5, 3.6)) +
      each(4, (i) => oval(139 + i * 4, 84, 1.5, 3.6)),
  ),
  p.solid(
    '#D9B36A',
    'M104 95Q103 86 108 84T118 86 117 96ZM112 97Q111 89 116 87T126 90 125 97Z',
    0.9,
  ),
  p.line('M107 85.5h6M116 88.5h6', 1.4, p.ink, 0.7),
  birds(p, [66, 16], [52, 24]),
];

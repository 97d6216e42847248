// Wonders of level II among rocks: fortress, springs.
import { arch, box, each, oval } from '../../../common/art/paths';
import type { Picture } from '../../../common/art/pen';
import {
  birds,
  block,
  bush,
  clouds,
  cypress,
  flag,
  ground,
  hills,
  sky,
} from '../../../common/art/scenery';

export const cliffFortress: Picture = (p) => [
  sky(p, 128, 22, 9),
  clouds(p, [8, 26, 34], [118, 44, 30]),
  p.fill(p.far, 'M0 74 18 60 34 68 60 52 84 66 118 54 138 64 160 56V100H0Z'),
  p.stone('M30 100 38 78 34 70 46 62 48 50 60 46H112L120 54 118 64 130 72 128 84 138 100Z'),
  p.side('M96 46H112L120 54 118 64 130 72 128 84 138 100H104L110 80 100 68 104 56Z'),
  p.line(
    'M52 60 58 72 50 82M74 52 70 66 78 78 72 92M88 60 92 74 86 84M46 88 56 92',
    0.9,
    p.ink,
    0.4,
  ),
  p.line('M60 100 72 90 58 82 78 74 66 66 84 60', 3, '#FFFBEF', 0.9),
  p.line('M60 100 72 90 58 82 78 74 66 66 84 60', 3, p.ink, 0.5),
  block(p, 56, 34, 52, 14),
  p.stone(each(7, (i) => box(56 + i * 8, 30, 4, 4))),
  block(p, 50, 22, 13, 28),
  block(p, 100, 22, 14, 30),
  p.stone(
    box(48, 18, 4, 5) +
      box(54.5, 18, 4, 5) +
      box(61, 18, 4, 5) +
      box(98, 18, 4, 5) +
      box(105, 18, 4, 5) +
      box(112, 18, 4, 5),
  ),
  block(p, 74, 20, 16, 16),
  p.hue('M71 21 82 8 93 21Z'),
  p.shadow('M82 8 93 21H85Z'),
  p.hole(arch(84, 48, 8, 11) + box(55, 30, 2.5, 6) + box(105, 30, 2.5, 6) + box(80, 26, 3, 6)),
  flag(p, 56, 19, 12),
  flag(p, 106, 19, 12),
  p.fill(p.leaf, bush(34, 100, 9) + bush(126, 100, 9) + bush(120, 70, 3.5) + bush(40, 70, 3)),
  birds(p, [22, 44], [138, 34]),
];

export const oracleSprings: Picture = (p) => [
  sky(p, 30, 22, 9),
  clouds(p, [104, 18, 34]),
  hills(p, -4),
  p.fill(p.shaded, 'M28 84Q26 40 56 26 80 16 104 26 134 40 132 84Z'),
  p.solid('none', 'M28 84Q26 40 56 26 80 16 104 26 134 40 132 84'),
  p.hole('M46 84Q44 50 62 40 80 32 98 40 116 50 114 84Z'),
  p.fill('#4D4B63', 'M54 84Q54 56 68 48 80 42 92 48 106 56 106 84Z'),
  p.line('M70 60q-6-8 0-14t-2-14M80 56q6-9 0-16t3-16M91 60q6-8 0-14t2-12', 4, '#fff', 0.6),
  p.stone(box(30, 40, 9, 44) + box(121, 40, 9, 44)),
  p.side(box(35.5, 40.5, 3, 43) + box(126.5, 40.5, 3, 43)),
  p.line('M33 42V84M124 42V84', 0.7, p.ink, 0.4),
  p.stone(box(27, 35, 15, 5) + box(118, 35, 15, 5) + box(27, 82, 15, 4) + box(118, 82, 15, 4)),
  p.fill(p.water[0], oval(80, 86, 44, 8)),
  p.fill('#fff', oval(80, 85, 24, 3), 0.35),
  p.line('M69 62 60 85M91 62 100 85M80 64V83M64 76H96', 2, '#C99A3C'),
  p.hue('M62 56H98Q97 68 80 68T62 56Z'),
  p.shadow('M88 56H98Q97 66 86 67.5 91 62 88 56Z'),
  p.solid('#C99A3C', 'M59 53H101V57H59Z', 0.9),
  p.fill('#B9E4D6', 'M68 53Q74 46 80 48T92 53Z'),
  ground(p, 92),
  p.fill(p.dark, cypress(14, 94, 34) + cypress(147, 94, 36) + cypress(24, 95, 22)),
];

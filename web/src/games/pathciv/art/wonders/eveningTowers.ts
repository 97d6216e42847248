// Wonders of level III that rise over the hills: wall, cathedral, observatory, palace.
import { arch, box, circle, each, figure, lancet } from '../../../common/art/paths';
import { type Drawing, type Pen, type Picture, place } from '../../../common/art/pen';
import {
  birds,
  block,
  clouds,
  cypress,
  ground,
  hills,
  sky,
  stars,
} from '../../../common/art/scenery';

/** A piece of the wall along a line, with its battlements and steps. */
const rampart = (p: Pen, d: string, width: number): Drawing => [
  p.line(d, width + 2),
  p.line(d, width, p.shaded),
  { ...p.line(d, width * 0.55, p.lit), move: `translate(0 ${-width * 0.2})` },
  {
    ...p.line(d, width * 0.4, p.ink),
    dash: `1 ${width * 0.45}`,
    move: `translate(0 ${-width * 0.55})`,
  },
];

/** A watchtower of the wall, round the middle of its foot. */
const turret = (p: Pen): Drawing => [
  p.stone('M-11 0-9-24H9L11 0Z'),
  p.side('M4-23.5H9L11-.5H4Z'),
  p.hue('M-15-23Q-9-25-7-32H7Q9-25 15-23Z'),
  p.shadow('M2-32H7Q9-25 15-23H5Z'),
  p.hole(`${arch(-1, 0, 7, 11)}M-6-19h4v5h-4ZM2-19h4v5H2Z`),
];

export const wallOfTenThousandSteps: Picture = (p) => [
  sky(p, 124, 26, 13),
  clouds(p, [16, 18, 34]),
  p.fill(p.far, 'M0 58 26 32 50 54 82 26 114 50 138 36 160 52V100H0Z'),
  p.fill(p.lit, 'M26 32 39 44 33 50 26 44 20 48 16 42ZM82 26 98 38 90 46 82 38 74 42 70 36Z', 0.5),
  p.fill(p.mid, 'M0 76Q34 54 66 64T120 54 160 64V100H0Z'),
  rampart(p, 'M160 50Q138 48 126 57T96 60', 4),
  place(turret(p), 128, 58, 0.5),
  rampart(p, 'M96 61Q70 60 58 70T30 74', 6),
  place(turret(p), 94, 64, 0.72),
  p.fill(p.near, 'M0 90Q40 66 78 80T160 76V100H0Z'),
  rampart(p, 'M30 75Q44 84 70 86T128 102', 10),
  place(turret(p), 28, 80, 0.95),
  place(turret(p), 86, 92, 1.3),
  p.fill(
    p.dark,
    `M112 100Q138 86 160 88V100ZM0 100V90Q20 88 34 100Z${cypress(146, 94, 20)}${cypress(10, 96, 18)}`,
  ),
  birds(p, [58, 22], [66, 30]),
];

export const skyCathedral: Picture = (p) => [
  sky(p, 80, 36, 19),
  clouds(p, [4, 26, 30], [124, 32, 32]),
  hills(p, 4),
  p.stone('M34 92 46 66V92ZM126 92 114 66V92Z'),
  p.stone(box(44, 46, 18, 46) + box(98, 46, 18, 46)),
  p.side(box(55, 46.5, 6.5, 45) + box(109, 46.5, 6.5, 45)),
  p.hue('M42 46 53 12 64 46ZM96 46 107 12 118 46Z'),
  p.shadow('M53 12 64 46H56ZM107 12 118 46H110Z'),
  p.line('M53 12V7M107 12V7M50.5 9.5H55.5M104.5 9.5H109.5', 1.2),
  p.stone('M60 92V54L80 34 100 54V92Z'),
  p.side('M80 34 100 54V92H92V48Z'),
  p.line('M60 54 80 34 100 54M60 71H100', 1),
  p.hole(circle(80, 58, 9)),
  p.light(circle(80, 58, 7.4)),
  p.line('M80 50.5V65.5M72.5 58H87.5M74.7 52.7 85.3 63.3M85.3 52.7 74.7 63.3', 1),
  p.hue(circle(80, 58, 2.6)),
  p.hole(lancet(80, 92, 18, 20)),
  p.light(lancet(80, 92, 11, 15)),
  p.line('M80 78V92', 1),
  p.light(
    each(
      2,
      (i) =>
        lancet(48 + i * 54, 64, 3.4, 12) +
        lancet(54 + i * 54, 64, 3.4, 12) +
        lancet(48 + i * 54, 84, 3.4, 12) +
        lancet(54 + i * 54, 84, 3.4, 12),
    ) +
      lancet(66, 89, 3.4, 13) +
      lancet(94, 89, 3.4, 13),
  ),
  ground(p, 90),
  p.fill(p.near, cypress(20, 95, 24) + cypress(142, 95, 28) + cypress(10, 97, 16)),
  p.hole(figure(72, 97, 8) + figure(90, 98, 8)),
  birds(p, [24, 50], [130, 18], [138, 26]),
];

export const brassObservatory: Picture = (p) => [
  sky(p, 28, 26, 9),
  p.fill('#fff', stars(12), 0.85),
  p.fill(p.far, 'M0 70Q40 56 70 64T160 50V100H0Z'),
  p.fill(p.mid, 'M0 100Q50 66 92 70T160 92V100Z'),
  block(p, 58, 58, 52, 30),
  p.stone('M104 68H124V88H104Z'),
  p.side('M116 68.5H124V87.5H116Z'),
  p.solid('#D6A03E', 'M54 57A30 29 0 0 1 114 57Z', 1.2),
  p.fill('#8F611F', 'M93 30A30 29 0 0 1 114 57H97Q101 42 93 30Z'),
  p.line('M70 34Q66 46 66 57M78 30V57', 0.8, p.ink, 0.6),
  p.hole('M79 29 92 30 91 57H80Z'),
  p.hue('M83 46 112 13 120 20 92 52Z'),
  p.shadow('M117 17 120 20 92 52 88 49Z'),
  p.solid('#D6A03E', 'M109 10 123 22 119.5 26 105.5 14ZM97 29 105 36 102.5 39 94.5 32Z', 1),
  p.solid('#CFEAF0', 'M110 9Q118 8 124 21L122.5 22.5 109.5 11.5Z', 0.9),
  p.stone('M52 55H116V61H52Z'),
  p.hue(box(58, 66, 46, 3)),
  p.hole(arch(70, 88, 10, 15)),
  p.light(`${box(84, 74, 6, 8)}${box(94, 74, 6, 8)}${box(110, 74, 4, 6)}`),
  p.line('M87 74V82M97 74V82', 0.7),
  p.hole(figure(46, 88, 11)),
  ground(p, 88),
  p.fill(p.dark, cypress(24, 94, 26) + cypress(34, 96, 17) + cypress(146, 94, 22)),
];

const pavilion = (p: Pen): Drawing => [
  p.stone(box(-14, 0, 28, 28)),
  p.side(box(5, 0.5, 8.5, 27)),
  p.hue('M-15 0C-18-12-8-20 0-29 8-20 18-12 15 0Z'),
  p.shadow('M0-29C8-20 18-12 15 0H6C10-12 6-22 0-29Z'),
  p.line('M0-29V-37', 1.3),
  p.fill('#E9C15A', circle(0, -33, 1.8)),
  p.hole(lancet(0, 28, 11, 20)),
];

export const palaceOfAHundredGardens: Picture = (p) => [
  sky(p, 34, 24, 11),
  clouds(p, [104, 18, 36]),
  hills(p, -2),
  place(pavilion(p), 50, 50, 0.75),
  place(pavilion(p), 110, 50, 0.75),
  place(pavilion(p), 80, 40, 1.1),
  p.stone('M26 70H134V76H26ZM12 82H148V88H12Z'),
  p.fill('#6E8F55', 'M26 76H134L138 82H22ZM12 88H148L154 95H6Z'),
  p.fill(
    '#E98FA0',
    each(4, (i) => circle(30 + i * 11, 79, 1.8) + circle(97 + i * 11, 79, 1.8)) +
      each(5, (i) => circle(16 + i * 11, 91.5, 2) + circle(101 + i * 11, 91.5, 2)),
    1,
  ),
  p.fill(
    '#FFE7B0',
    each(4, (i) => circle(35 + i * 11, 80, 1.3) + circle(102 + i * 10, 80, 1.3)),
    1,
  ),
  p.solid('#8CCBD8', 'M75 70H85V76L88 82V88L91 97H69L72 88V82L75 76Z', 0.9),
  p.line('M78 70V76L76 82V88L74 97M82 70V76L84 82V88L86 97', 1, '#fff', 0.8),
  p.fill(
    p.dark,
    `${box(0, 95, 160, 5)}${cypress(14, 82, 26)}${cypress(146, 82, 26)}${cypress(30, 70, 18)}${cypress(130, 70, 18)}${cypress(66, 70, 11)}${cypress(94, 70, 11)}`,
  ),
  p.solid('#8CCBD8', 'M64 95H96V99H64Z', 0.8),
  p.hole(figure(56, 98, 8) + figure(106, 98, 8)),
  birds(p, [70, 12], [126, 34]),
];

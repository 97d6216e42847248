// Wonders of level IV of steel: tower, dam, station.
import { box, circle, each, line, oval } from '../../../common/art/paths';
import { type Drawing, type Pen, type Picture, place } from '../../../common/art/pen';
import { sky, stars } from '../../../common/art/scenery';

const CITY = 'M0 72h8v-10h9v14h8v-20h8v16h10v-8h8v12h58v-10h8v6h9v-18h8v12h10v-8h8v14h16V100H0Z';

export const ironLatticeTower: Picture = (p) => [
  sky(p, 130, 22, 9),
  p.fill(p.far, CITY),
  p.light(
    each(9, (i) => box(10 + ((i * 37) % 44), 66 + ((i * 13) % 18), 1.8, 2.2)) +
      each(9, (i) => box(112 + ((i * 29) % 42), 64 + ((i * 11) % 20), 1.8, 2.2)),
  ),
  p.fill('#FFF3B8', 'M80 10 0 0V16ZM80 10 160 2V22Z', 0.16),
  p.solid(p.shaded, 'M79 8 74 34 63 62 42 92H56Q62 74 80 74T104 92H118L97 62 86 34 81 8Z', 1.2),
  p.fill('#3C566C', 'M81 8 86 34 97 62 118 92H108L88 62 82 34 80 8Z'),
  p.fill(p.sky[2], 'M73 46H87L91 58H69ZM76.5 26H83.5L85 38H75Z', 0.5),
  p.line('M77 22 84.5 32M83 22 75.5 32M74 38 89 48M86 38 71 48M72 48 93 60M88 48 67 60', 0.9),
  p.line(
    'M62 66 70 76M69 62 58 76M56 76 62 86M64 74 50 84M98 66 90 76M91 62 102 76M104 76 98 86M96 74 110 84',
    0.9,
  ),
  p.hue('M70 34H90V38H70ZM60 60H100V65H60Z'),
  p.solid(p.shaded, box(77.5, 8, 5, 5), 0.9),
  p.fill('#FF7A5C', circle(80, 6, 2.2)),
  p.light(
    each(7, (i) => circle(64 + i * 5.4, 62.5, 0.9)) + each(4, (i) => circle(73 + i * 4.7, 36, 0.8)),
  ),
  p.stone('M38 91H60V96H38ZM100 91H122V96H100Z'),
  p.fill(p.dark, box(0, 95, 160, 5)),
  p.light(each(16, (i) => circle(5 + i * 10, 96.5, 0.8))),
];

/** Water that falls through the gates of the dam. */
const spillways = (p: Pen): Drawing => [
  p.fill(
    '#BFE6EE',
    'M34 60H48L50 90H32ZM62 60H76L77 92H61ZM90 60H104L107 92H91ZM116 60H128L132 90H116Z',
  ),
  p.line(
    'M38 62V88M44 62 45 86M66 62V90M72 62V90M95 62 96 90M101 62 103 90M120 62 121 88M125 62 127 86',
    1,
    '#fff',
  ),
];

export const seaGateDam: Picture = (p) => [
  sky(p, 24, 20, 8),
  p.fill(p.far, 'M0 46 18 30 34 42 50 28 66 44V60H0ZM160 40 142 26 124 42 108 32 94 46V60H160Z'),
  p.fill(p.water[0], box(30, 44, 100, 10)),
  p.line('M40 47H60M76 49H92M104 47H118', 0.9, '#fff', 0.5),
  p.stone('M14 52H146L140 86H20Z'),
  p.side('M100 52H146L140 86H104Z'),
  spillways(p),
  p.hole('M33 55H49V61H33ZM61 55H77V61H61ZM89 55H105V61H89ZM115 55H129V61H115Z'),
  p.hue('M20 46H140V52H20Z'),
  p.line(
    each(11, (i) => line(26 + i * 11, 46, 26 + i * 11, 52)),
    0.7,
  ),
  p.stone('M49 34H61V52H49ZM103 34H115V52H103Z'),
  p.side('M56 34.5H61V51.5H56ZM110 34.5H115V51.5H110Z'),
  p.light(
    `${box(51.5, 38, 3, 4)}${box(105.5, 38, 3, 4)}${each(10, (i) => circle(31 + i * 11, 49, 0.9))}`,
  ),
  p.line(
    'M140 52 146 22 152 52M143 38H149M140 28H152M137 33H155M142 46 149 38M150 46 143 38',
    1.1,
    p.lit,
  ),
  p.line('M138 33Q110 40 82 30T20 36', 0.8, p.lit, 0.6),
  p.fill(p.water[1], 'M0 86Q80 80 160 86V100H0Z'),
  p.fill(
    '#E4F6FA',
    `${oval(41, 89, 12, 3)}${oval(69, 91, 11, 3)}${oval(99, 91, 11, 3)}${oval(124, 89, 11, 3)}`,
    0.85,
  ),
  p.line('M8 92H24M56 96H76M90 97H110M140 93H154', 1, '#fff', 0.5),
  p.fill(p.dark, 'M0 60Q12 66 18 86L8 92 0 92ZM160 60Q148 66 142 86L152 92 160 92Z'),
];

const SPOKES = 'M-42 0H42M0-14V14';

export const orbitalStation: Picture = (p) => [
  p.fill('#0E1B33', box(0, 0, 160, 100)),
  p.fill(
    '#fff',
    stars(30) + each(10, (i) => circle((i * 53 + 9) % 160, 52 + ((i * 17) % 40), 0.6)),
    0.8,
  ),
  p.fill('#7FD0DC', circle(30, 132, 90), 0.35),
  p.fill('#2F7F95', circle(30, 132, 86)),
  p.fill('#6BA76A', 'M-10 62Q10 54 30 60T60 66Q50 78 30 76T-10 82ZM58 80Q76 72 92 86L102 100H62Z'),
  p.line('M-4 92Q20 86 44 92M40 70Q54 66 66 72', 2.6, '#fff', 0.5),
  p.fill('#D8D2C0', circle(140, 76, 7)),
  p.fill('#B5AD98', circle(138, 74, 1.6) + circle(142.5, 78, 1.3)),
  place(
    [
      p.line(oval(0, 0, 42, 14), 9),
      p.line(oval(0, 0, 42, 14), 6.6, p.lit),
      { ...p.line(oval(0, 0, 42, 14), 2.2, p.accent), dash: '5 4' },
      p.line('M-39 5A42 14 0 0 0 39 5', 1.6, p.shaded),
      p.line(SPOKES, 4.4),
      p.line(SPOKES, 2.6, p.shaded),
      p.solid('#3E7FB0', 'M-30-37H-5V-26H-30ZM5-37H30V-26H5ZM-30 26H-5V37H-30ZM5 26H30V37H5Z', 0.9),
      p.line(
        'M-22-37V-26M-13-37V-26M13-37V-26M22-37V-26M-22 26V37M-13 26V37M13 26V37M22 26V37',
        0.7,
        '#A9D3EA',
      ),
      p.line('M-5-31H5M-5 31H5M0-31V31', 2.2, p.lit),
      p.stone('M-9-17Q0-22 9-17V17Q0 22-9 17Z'),
      p.side('M2-19.5Q6-19 9-17V17Q6 19 2 19.5Z'),
      p.light(each(4, (i) => box(-6, -12 + i * 7, 4, 3))),
      p.hue('M-9-3H9V2H-9Z'),
    ],
    86,
    42,
    1,
    -16,
  ),
];

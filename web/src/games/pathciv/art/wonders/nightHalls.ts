// Wonders of level IV under a roof: treaties, names, collider, exhibition.
import { arch, box, circle, each, figure, line, oval } from '../../../common/art/paths';
import type { Drawing, Pen, Picture } from '../../../common/art/pen';
import { sky } from '../../../common/art/scenery';

const FLAGS = ['#D2593F', '#4F9CC9', '#E9C15A', '#93A85C', '#9C7BC6', '#E7E2D6'];

const standard = (p: Pen, x: number, colour: string): Drawing => [
  p.line(line(x, 66, x, 28), 1.3, '#E9C15A'),
  p.solid(colour, `M${x} 29Q${x + 6} 26 ${x + 10} 30T${x + 9} 46L${x + 4} 43 ${x} 52Z`, 0.8),
];

export const hallOfTreaties: Picture = (p) => [
  p.fill('#2A3A54', box(0, 0, 160, 100)),
  p.fill(
    p.sky[0],
    each(5, (i) => arch(16 + i * 32, 60, 18, 48)),
  ),
  p.fill(
    p.sky[2],
    each(5, (i) => `M${7 + i * 32} 60V46q9-7 18 0V60Z`),
  ),
  p.fill(
    '#FFF4C9',
    circle(80, 24, 4) +
      circle(46, 24, 0.8) +
      circle(110, 20, 0.9) +
      circle(17, 26, 0.8) +
      circle(146, 30, 0.8),
  ),
  p.line(
    each(5, (i) => `${arch(16 + i * 32, 60, 18, 48)}M${16 + i * 32} 12V60`),
    1.2,
    p.shaded,
  ),
  p.stone(box(0, 60, 160, 6)),
  p.fill('#43506B', box(0, 66, 160, 34)),
  FLAGS.map((colour, i) => standard(p, 24 + i * 20 + (i > 2 ? 6 : 0), colour)),
  p.fill('#1C2740', oval(80, 90, 62, 10)),
  p.solid('#7A5A4A', oval(80, 80, 58, 14), 1.2),
  p.shadow('M138 80A58 14 0 0 1 80 94 58 14 0 0 0 120 71 58 14 0 0 1 138 80Z'),
  p.solid('#2E5A55', oval(80, 78, 42, 8.5), 0.9),
  p.solid('#FFF9EA', 'M68 74H92L97 81H63Z', 0.9),
  p.line('M71 76.5H89M69 78.5H84', 0.7, p.ink, 0.6),
  p.hue(circle(91, 79, 2.4)),
  p.line('M84 78 95 68', 1.3, '#F4EBCC'),
  p.hole(
    each(3, (i) => figure(30 + i * 16, 82 + i * 8 - (i === 2 ? 0 : 2), 20)) +
      each(3, (i) => figure(130 - i * 16, 80 + i * 8, 20)),
  ),
  p.fill('#FFF4C9', 'M80 0 60 66H100Z', 0.08),
];

export const templeOfAllNames: Picture = (p) => [
  sky(p, 130, 20, 7),
  p.fill('#FFF4C9', 'M68 30 52 0H108L92 30Z', 0.3),
  p.fill('#FFF4C9', 'M74 24 70 0H90L86 24Z', 0.6),
  p.fill(p.far, 'M0 74Q30 60 60 68T120 64 160 70V100H0Z'),
  p.stone('M24 84V46H28V42H36V46H40V84ZM120 84V46H124V42H132V46H136V84Z'),
  p.side('M35 84V46H40V84ZM131 84V46H136V84Z'),
  p.stone('M62 84 66 24 80 16 94 24 98 84Z'),
  p.side('M80 16 94 24 98 84H88L86 24Z'),
  p.light(circle(80, 27, 4)),
  p.hue('M65 36 95 36 95.6 42H64.6Z'),
  p.line(
    each(
      8,
      (i) =>
        `M${68 - (i % 3)} ${47 + i * 4}H${76 - (i % 2) * 2}M${79 - (i % 2)} ${47 + i * 4}H${86 + (i % 3)}`,
    ),
    1.2,
    '#35506A',
  ),
  p.line('M69 51H73M82 59H88M70 67H78', 1.2, p.glow),
  p.stone('M18 84H142V88H18ZM12 88H148V93H12Z'),
  p.fill(p.dark, box(0, 93, 160, 7)),
  p.hole([46, 53, 60, 101, 108, 115].map((x, i) => figure(x, 88 + (i % 2), 13 + (i % 3))).join('')),
  p.light(
    [50, 57, 104, 111].map((x) => `${box(x - 0.7, 79, 1.4, 5)}${oval(x, 77, 1.2, 2)}`).join(''),
  ),
  p.light(each(9, (i) => circle(22 + i * 14.5, 90.5, 1.1))),
  p.fill('#FFF4C9', oval(80, 84, 34, 6), 0.16),
];

const ring = (x: number, y: number, r: number): string => oval(x, y, r, r * 0.94);

export const deepCollider: Picture = (p) => [
  p.fill('#0F1D33', box(0, 0, 160, 100)),
  p.fill('#1B3350', ring(80, 48, 74)),
  p.solid('#2A4B6E', ring(80, 48, 58), 1.2),
  p.solid('#1B3350', ring(80, 48, 50), 1),
  p.hue(
    each(8, (i) => {
      const a = (i * Math.PI) / 4 + 0.39;
      return circle(80 + 54 * Math.cos(a), 48 + 50.8 * Math.sin(a), 3.6);
    }),
  ),
  p.line(
    each(8, (i) => {
      const a = (i * Math.PI) / 4;
      const [c, s] = [Math.cos(a), Math.sin(a) * 0.94];
      return line(80 + 50 * c, 48 + 50 * s, 80 + 18 * c, 48 + 18 * s);
    }),
    1.2,
    p.shaded,
    0.7,
  ),
  p.solid('#3E6A92', ring(80, 48, 37), 1),
  p.solid('#15294A', ring(80, 48, 31), 1),
  p.solid('#4F86AE', ring(80, 48, 20), 1),
  p.fill('#0C1A2D', ring(80, 48, 16)),
  p.fill('#BFF1FF', 'M80 48 0 40V46ZM80 48 160 50V56Z', 0.55),
  p.fill('#BFF1FF', ring(80, 48, 10), 0.35),
  p.fill('#fff', 'M80 36 82 46 92 48 82 50 80 60 78 50 68 48 78 46Z'),
  p.line('M80 48 98 34M80 48 64 62M80 48 93 62M80 48 66 36', 1.1, p.glow),
  p.line('M80 48Q92 36 104 42M80 48Q66 56 54 50M80 48Q84 62 96 66', 1, p.accent),
  p.solid(p.shaded, 'M30 88 48 80H112L130 88 138 100H22Z'),
  p.line('M48 80 38 100M112 80 122 100M80 80V100M34 90H126', 0.9),
  p.hole(figure(58, 92, 21)),
  p.solid(p.glow, 'M54.3 74.5a3.7 3.7 0 0 1 7.4 0Z', 0.8),
  p.hole(figure(106, 90, 18)),
  p.solid(p.glow, 'M102.8 75a3.2 3.2 0 0 1 6.4 0Z', 0.8),
  p.light(each(5, (i) => circle(24 + i * 28, 4 + Math.abs(i - 2) * 3, 1.4))),
];

export const worldExhibition: Picture = (p) => [
  sky(p, 26, 20, 8),
  p.fill(p.far, 'M0 70h10v-8h12v10h10v-14h8V90H0ZM160 66h-10v-8h-10v12h-12V90h32Z'),
  p.solid('#8FC3D6', 'M28 84V60A52 44 0 0 1 132 60V84Z', 1.3),
  p.fill('#F8E3A0', 'M34 84V62A46 38 0 0 1 126 62V84Z', 0.75),
  p.fill('#5E97B4', 'M104 26A52 44 0 0 1 132 60V84H118V60Q116 38 104 26Z', 0.6),
  p.line(
    'M80 16V84M62 19Q54 40 54 84M98 19Q106 40 106 84M45 29Q40 50 40 84M115 29Q120 50 120 84',
    1,
  ),
  p.line('M28 60H132M33 46H127M45 31H115M28 72H132', 1),
  p.stone('M56 84V56A24 24 0 0 1 104 56V84Z'),
  p.solid('#FFEDB5', 'M61 84V57A19 19 0 0 1 99 57V84Z', 0.9),
  p.line('M80 38V84M66 46 80 57 94 46M61 62H99M70 62V84M90 62V84', 0.9),
  p.hue('M60 59A20 20 0 0 1 100 59L95 60A15 15 0 0 0 65 60Z'),
  p.solid(
    p.accent,
    'M80 16V4h12l-3.5 3 3.5 3H80ZM45 29V18h9l-3 2.5 3 2.5h-9ZM115 29V18h9l-3 2.5 3 2.5h-9Z',
    0.8,
  ),
  p.fill(p.near, box(0, 84, 160, 16)),
  p.solid('#5FA3BE', oval(80, 92, 24, 4.5), 0.9),
  p.line('M80 92V80M80 82Q74 78 72 88M80 82Q86 78 88 88', 1.3, '#E4F6FA'),
  p.hole([38, 46, 118, 126, 112].map((x, i) => figure(x, 94 + (i % 2) * 2, 11 + (i % 3))).join('')),
  p.light(each(6, (i) => circle(12 + i * 27, 86, 1.3))),
];

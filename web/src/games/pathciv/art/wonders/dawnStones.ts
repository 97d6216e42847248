// Wonders of level I made of great stones.
import { arch, box, circle, each, figure, line, oval, polygon } from '../../../common/art/paths';
import { type Drawing, type Pen, type Picture, place } from '../../../common/art/pen';
import { birds, clouds, ground, hills, sky } from '../../../common/art/scenery';

/** Two standing stones with a third across, round the middle of their feet. */
const trilithon = (p: Pen): Drawing => [
  p.stone('M-17 0-15-31H-7L-6 0ZM6 0 7-31H15L17 0Z'),
  p.side('M-10 0-9.5-31H-7L-6 0ZM12 0 12.5-31H15L17 0Z'),
  p.stone('M-20-38Q0-41 19-38L20-30.5Q0-32-19-30Z'),
  p.side('M-19-32.5Q0-34 20-33L20-30.5Q0-32-19-30Z'),
];

export const ringOfTallStones: Picture = (p) => [
  sky(p, 80, 44, 15),
  p.line('M80 44 14 0M80 44 50 0M80 44 110 0M80 44 146 0', 3.5, p.sun, 0.28),
  hills(p, 6),
  p.fill(p.near, 'M0 79Q40 74 80 78T160 76V100H0Z'),
  place(trilithon(p), 80, 76, 0.62),
  place(trilithon(p), 50, 79, 0.72),
  place(trilithon(p), 110, 79, 0.72),
  place(trilithon(p), 24, 86, 0.98),
  place(trilithon(p), 136, 86, 0.98),
  p.shadow('M0 90Q80 82 160 90V100H0Z', 0.18),
  p.stone('M62 84H98L103 92H57Z'),
  p.side('M57 92H103V95H57Z'),
  p.hue('M72 83.5H88V90L80 94 72 90Z'),
];

/** Stones of the spiral as seen from a hill: where each stands and how large it is. */
const SPIRAL = Array.from({ length: 19 }, (_, i) => {
  const turn = 0.5 + i * 0.56;
  const r = 19 + i * 2.5;
  return { x: 80 + r * Math.cos(turn), y: 74 + r * 0.31 * Math.sin(turn) };
}).toSorted((a, b) => a.y - b.y);

export const calendarCairn: Picture = (p) => {
  const size = (y: number): number => (y - 42) * 0.17;
  const stones = SPIRAL.map(({ x, y }) => {
    const s = size(y);
    return `M${(x - s).toFixed(1)} ${y.toFixed(1)}l${(s * 0.3).toFixed(1)} ${(-s * 2).toFixed(1)}h${(s * 1.2).toFixed(1)}l${(s * 0.5).toFixed(1)} ${(s * 2).toFixed(1)}Z`;
  }).join('');
  const sides = SPIRAL.map(({ x, y }) => {
    const s = size(y);
    return `M${(x + s * 0.2).toFixed(1)} ${y.toFixed(1)}v${(-s * 2).toFixed(1)}h${(s * 0.3).toFixed(1)}l${(s * 0.5).toFixed(1)} ${(s * 2).toFixed(1)}Z`;
  }).join('');
  return [
    sky(p, 24, 60, 9),
    p.fill('#FFF7E0', 'M118 16A15 15 0 1 0 126 42 19 19 0 0 1 118 16Z'),
    p.fill(
      '#fff',
      circle(60, 14, 0.9) + circle(40, 24, 0.8) + circle(140, 14, 0.9) + circle(92, 18, 0.7),
    ),
    hills(p, 2),
    p.fill(p.near, 'M0 76Q80 58 160 76V100H0Z'),
    p.line('M34 82Q80 66 128 80M20 90Q80 98 142 90', 1, p.dark, 0.35),
    p.stone(stones),
    p.side(sides),
    p.stone('M67 77 70 62 74 50 77 34Q80 28 84 34L87 50 91 62 94 77Q80 81 67 77Z'),
    p.side('M82 30Q84 31 84 34L87 50 91 62 94 77 86 79 85 52Z'),
    p.line('M68 68Q80 72 92 68M71 59Q80 62 89 59M74 49Q80 51.5 86 49', 0.9),
    p.hue(circle(79.5, 42, 3.6)),
    p.fill('#FFF7E0', 'M78.5 39.6A2.7 2.7 0 1 0 82 43.6 3.3 3.3 0 0 1 78.5 39.6Z'),
    p.hole(figure(112, 92, 10)),
  ];
};

export const giantsGate: Picture = (p) => [
  sky(p, 80, 54, 13),
  clouds(p, [8, 24, 32], [122, 30, 28]),
  hills(p, 4),
  p.fill(p.near, 'M0 82Q50 76 80 80T160 78V100H0Z'),
  p.fill('#F8DBAE', 'M74 100 78 80H83L90 100Z', 0.55),
  p.stone('M36 88Q40 60 56 22L64 15 76 18Q66 50 66 88Z'),
  p.side('M58 88Q58 52 70 17L76 18Q66 50 66 88Z'),
  p.stone('M124 88Q120 60 104 22L95 13 84 18Q94 50 94 88Z'),
  p.side('M110 88Q110 52 95 13L104 22Q120 60 124 88Z'),
  p.line(
    'M42 70Q52 73 66 70M48 50Q58 54 69 50M54 34Q62 38 72 35M95 70Q108 74 121 70M92 50Q104 54 116 51M88 34Q98 38 109 34',
    0.8,
    p.ink,
    0.5,
  ),
  p.hue('M40 64Q53 68 66.5 64L66 59Q54 63 41.5 59ZM94 64Q108 68 120.5 64L119 59Q107 63 93 59Z'),
  p.hole(circle(54, 41, 1.9) + circle(62, 40, 1.9) + circle(98, 40, 1.9) + circle(106, 41, 1.9)),
  p.line('M53 49Q58 51 63 48M97 48Q102 51 107 49', 1.2),
  p.line(
    'M52 37Q54 35 57 37M60 36.5Q62 34.5 65 36M95 36Q98 34.5 100 36.5M103 37Q106 35 108 37',
    1.2,
  ),
  p.hole(figure(79, 90, 13)),
  p.line(line(85, 92, 85, 74), 0.9),
  ground(p, 90),
  birds(p, [26, 40], [132, 44]),
];

const log = (x: number, top: number, foot: number): string =>
  `M${x} ${foot}V${top + 6}l4-6 4 6V${foot}Z`;

export const firstRamparts: Picture = (p) => [
  sky(p, 124, 28, 12),
  clouds(p, [12, 24, 36]),
  hills(p, -2),
  p.fill(p.mid, 'M0 76Q40 66 80 68T160 76V100H0Z'),
  p.solid(
    p.lit,
    each(7, (i) => log(2 + i * 8, 50 - i, 78)) + each(7, (i) => log(102 + i * 8, 44 + i, 78)),
  ),
  p.side(
    each(7, (i) => `M${7 + i * 8} 78V${52 - i}l3 4V78Z`) +
      each(7, (i) => `M${107 + i * 8} 78V${46 + i}l3 4V78Z`),
  ),
  p.solid(p.wood, box(0, 60, 60, 3.5) + box(101, 60, 59, 3.5), 0.8),
  p.solid(
    p.lit,
    polygon([58, 80], [60, 30], [68, 30], [68, 80]) +
      polygon([94, 80], [94, 30], [102, 30], [104, 80]),
  ),
  p.side(
    polygon([64, 80], [65, 30], [68, 30], [68, 80]) +
      polygon([100, 80], [99, 30], [102, 30], [104, 80]),
  ),
  p.solid(p.wood, box(56, 38, 50, 9)),
  p.line('M56 42.5H106M64 38v9M73 38v9M81 38v9M89 38v9M98 38v9', 0.7),
  p.hue('M52 32 81 14 110 32Z'),
  p.shadow('M81 14 110 32H88Z'),
  p.line('M58 30 80 17M66 31 81 19M96 31 82 19', 0.7, p.ink, 0.6),
  p.hole(arch(81, 80, 22, 27)),
  p.fill('#F8DBAE', arch(81, 80, 16, 20), 0.35),
  p.fill(p.dark, 'M0 80Q80 72 160 80V92Q80 84 0 92Z'),
  p.solid(p.wood, 'M71 78H91L98 93H64Z'),
  p.line('M69.5 82H93M68 86H95M66 90H97', 0.7),
  p.fill(p.near, 'M0 91Q80 86 160 91V100H0Z'),
  p.hue(oval(81, 56, 5, 5)),
  p.line('M76 56H86M81 51V61', 0.8, p.lit),
];

// What people wear: shoulders in cloth, and what lies over them.
import { circle, each, oval } from '../../../common/art/paths';
import type { Drawing, Pen } from '../../../common/art/pen';
import { type Garment, GOLD, LINEN, type Person } from './person';

type Part = (p: Pen, cloth: string) => Drawing;

const STEEL = '#A9B3BA';

const buttons = (x: number): string => each(3, (i) => circle(x, 84 + i * 6, 1.5));

const GARMENTS: Readonly<Record<Garment, Part>> = {
  fur: (p) => [
    p.solid(
      '#8A6A45',
      'M40 92q3-12 10-9 2-9 10-7 6-5 11 1 9 7 18 0 5-6 11-1 8-2 10 7 7-3 10 9-6 7-12 2-6 7-13 2-7 5-15 2-8 3-15-2-7 5-13-2-6 5-12-2Z',
    ),
    p.line('M50 88l2 5M60 83l2 6M100 83l-2 6M110 88l-2 5M72 88l1 5M88 88l-1 5', 0.9, p.ink, 0.5),
  ],
  beads: (p) => [
    p.solid(GOLD, 'M62 77Q80 94 98 77L106 85Q80 106 54 85Z'),
    p.line('M58 81Q80 100 102 81', 0.9),
    p.solid(
      p.accent,
      [
        [60, 86],
        [69, 92],
        [80, 94.5],
        [91, 92],
        [100, 86],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 2.2))
        .join(''),
      0.7,
    ),
  ],
  wrap: (p) => [
    p.solid(LINEN, 'M40 90Q58 84 66 79 84 90 116 88L122 96Q90 100 62 92 52 94 36 98Z', 0.9),
    p.line('M58 88Q80 96 112 93M48 92Q56 91 62 90', 0.8, p.ink, 0.5),
  ],
  teeth: (p) => [
    p.line('M58 82Q80 104 102 82', 1.4),
    p.solid(
      LINEN,
      each(7, (i) => `M${62 + i * 6 - 1.8} ${88 + 4.4 * Math.sin((Math.PI * i) / 6)}h3.6l-1.8 6Z`),
      0.7,
    ),
    p.solid(p.accent, 'M40 88 52 82 56 92 42 98ZM120 88 108 82 104 92 118 98Z', 0.8),
  ],
  apron: (p) => [
    p.solid(LINEN, 'M60 84Q80 92 100 84L106 104H54Z'),
    p.line('M62 84 66 76M98 84 94 76', 3, LINEN),
    p.line('M56 96Q80 102 104 96', 1.6, p.accent),
    p.line('M66 88 64 100M94 88 96 100', 0.7, p.ink, 0.4),
  ],
  armour: (p) => [
    p.solid(STEEL, 'M60 80Q80 92 100 80L110 104H50Z'),
    p.fill('#7F8A92', 'M80 87Q92 86 100 80L110 104H80Z'),
    p.line('M80 87V104M58 92Q80 102 102 92', 0.9),
    p.solid('#C3CBD0', 'M30 100A18 15 0 0 1 63 82L57 101ZM130 100A18 15 0 0 0 97 82L103 101Z', 1.1),
    p.solid(GOLD, circle(56, 90, 2.2) + circle(104, 90, 2.2), 0.8),
  ],
  toga: (p) => [
    p.solid(LINEN, 'M44 104Q60 78 68 78 90 92 120 86L134 104Z'),
    p.line('M58 100Q66 86 74 84M74 102Q86 92 122 90M92 103Q104 97 126 96', 0.8, p.ink, 0.5),
    p.line('M46 103Q60 80 68 79', 2.4, p.accent),
    p.solid(GOLD, circle(66, 82, 3), 0.8),
  ],
  robe: (p) => [
    p.solid(LINEN, 'M66 77 80 98 94 77 90 75Q80 84 70 75Z'),
    p.line('M64 78 82 104M96 78 84 95', 2.4, p.accent),
    p.line('M64 78 82 104M96 78 84 95', 0.6),
    p.shadow('M84 95 96 78 112 88Q104 94 100 104H82Z', 0.14),
  ],
  shells: (p) => [
    p.line('M60 80Q80 104 100 80', 1.1),
    p.solid(
      '#FBE6CF',
      each(9, (i) => oval(62 + i * 4.5, 84 + 7.5 * Math.sin((Math.PI * i) / 8), 2.4, 3)),
      0.7,
    ),
    p.solid('#5FA3A0', 'M77 95H83L80 101Z', 0.7),
  ],
  uniform: (p) => [
    p.solid(p.accent, 'M68 73Q80 84 92 73L95 80Q80 92 65 80Z'),
    p.line('M80 88V104', 1),
    p.solid(GOLD, 'M32 91q14-10 28-5v8q-14-4-28 4ZM128 91q-14-10-28-5v8q14-4 28 4Z', 0.9),
    p.fill(GOLD, buttons(74) + buttons(86)),
    p.line('M62 92H70M62 96H70', 2, GOLD),
  ],
  coat: (p) => [
    p.solid(LINEN, 'M66 76 80 90 94 76 98 104H62Z'),
    p.hue('M77 89H83L85 104H75Z'),
    p.solid('#00000026', 'M66 75 58 82 70 104H76ZM94 75 102 82 90 104H84Z'),
    p.line('M66 76 80 89 94 76', 1.2),
  ],
  bands: (p) => [
    p.solid(LINEN, 'M64 76Q80 86 96 76L102 84Q80 94 58 84Z'),
    p.solid(LINEN, 'M74 86H80L79 102H70ZM80 86H86L90 102H81Z', 0.9),
    p.line('M58 84Q80 94 102 84', 0.8, p.ink, 0.5),
  ],
  chain: (p) => [
    p.solid(
      '#6E4A33',
      'M40 104Q46 84 66 76L80 94 94 76Q114 84 120 104H104L96 84 80 104 64 84 56 104Z',
    ),
    p.line('M58 82Q80 110 102 82', 3),
    { ...p.line('M58 82Q80 110 102 82', 2, GOLD), dash: '2.5 1.5' },
    p.solid(GOLD, circle(80, 97, 4.6)),
    p.fill(p.accent, circle(80, 97, 2.4)),
  ],
  jewels: (p) => [
    p.solid(GOLD, 'M62 77Q80 90 98 77L112 88Q80 110 48 88Z'),
    p.line('M56 82Q80 99 104 82', 0.9),
    p.solid(
      '#3F9C93',
      each(5, (i) => circle(61 + i * 9.5, 88 + 6 * Math.sin((Math.PI * i) / 4), 2.4)),
      0.7,
    ),
    p.solid('#C2476A', 'M80 84 84 88 80 93 76 88Z', 0.8),
  ],
  sash: (p) => [
    p.solid(LINEN, 'M66 76 80 92 94 76 88 74Q80 82 72 74Z'),
    p.solid(p.accent, 'M44 86 56 81 112 104H92Z'),
    p.line('M50 84 102 104', 1, LINEN),
    p.solid(GOLD, 'M104 88l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.6-3 1.6.6-3.3-2.4-2.3 3.3-.4Z', 0.7),
  ],
  vest: (p) => [
    p.solid('#D9DEE2', 'M66 76 80 92 94 76 102 104H58Z'),
    p.hue('M38 104Q44 86 62 79L72 104ZM122 104Q116 86 98 79L88 104Z'),
    p.line('M44 96 67 92M116 96 93 92', 2.6, GOLD),
    p.line('M66 77 80 91 94 77', 1.1),
  ],
  habit: (p) => [
    p.solid(LINEN, 'M60 72Q80 88 100 72L108 84Q80 108 52 84Z'),
    p.line('M80 92V101M76 95.5H84', 1.6, p.accent),
  ],
};

const BODY = 'M24 104C28 88 50 83 67 75H93C110 83 132 88 136 104Z';

export const dressed = (p: Pen, { garment, cloth = p.accent }: Person): Drawing => [
  p.solid(cloth, BODY, 1.1),
  p.shadow('M93 75C110 83 132 88 136 104H104Q108 88 93 75Z'),
  GARMENTS[garment](p, cloth),
];

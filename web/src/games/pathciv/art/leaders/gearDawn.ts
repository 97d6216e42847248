// What people of the first two levels wear on their heads.
import { circle, each, oval } from '../../../common/art/paths';
import { type Drawing, type Pen, place } from '../../../common/art/pen';
import { GOLD, LINEN } from './person';

const BAND = 'M60 34Q80 26 100 34L99.8 40Q80 32 60.2 40Z';

const feather = (p: Pen, colour: string): Drawing => [
  p.solid(colour, 'M0 2C-6-8-5-20 0-28 5-20 6-8 0 2Z', 0.9),
  p.line('M0 0V-23', 0.7, p.ink, 0.6),
];

export const DAWN_GEAR = {
  feathers: (p: Pen): Drawing => [
    [-34, -12, 12, 34].map((turn, i) =>
      place(feather(p, i % 2 === 0 ? '#3E7FB0' : LINEN), 80 + turn * 0.4, 31, 0.95, turn),
    ),
    p.hue(BAND),
    p.solid(
      GOLD,
      each(5, (i) => circle(66 + i * 7, 35 - (i === 2 ? 2.2 : i % 4 === 0 ? 0.2 : 1.6), 1.6)),
      0.7,
    ),
  ],
  band: (p: Pen): Drawing => [
    p.hue(BAND),
    p.line(
      'M66 35 69 31.5 72 35 75 31.5 78 34.5 81 31.5 84 34.5 87 31.5 90 35 93 32.5',
      0.9,
      LINEN,
    ),
  ],
  paint: (p: Pen): Drawing => [
    p.solid('#7C5A38', BAND, 0.9),
    p.line('M65 50.5H72M66 54H72M88 50.5H95M88 54H94', 2, p.accent, 0.85),
    p.solid(LINEN, 'M78 31 80 24 82 31 80 38Z', 0.8),
    place(feather(p, p.accent), 98, 32, 0.75, 30),
  ],
  antlers: (p: Pen): Drawing => [
    p.line('M68 22Q52 18 50 0M52 12Q44 10 42 2M92 22Q108 18 110 0M108 12Q116 10 118 2', 4.4),
    p.line(
      'M68 22Q52 18 50 0M52 12Q44 10 42 2M92 22Q108 18 110 0M108 12Q116 10 118 2',
      2.6,
      '#E8D6B0',
    ),
    p.solid(
      '#7C5A38',
      'M60 38C57 22 68 14 80 14S103 22 100 38L96 31 90 35 85 30 80 35 75 30 70 35 64 31Z',
    ),
    p.solid(p.accent, 'M76 22 80 17 84 22 80 27Z', 0.8),
  ],
  scarf: (p: Pen): Drawing => [
    p.solid(LINEN, 'M59.5 40C56 20 68 13 80 13S104 20 100.5 40Q92 27 80 27T59.5 40Z'),
    p.line('M61 34Q80 16 99 34', 2.4, p.accent),
    p.solid(LINEN, 'M74 14Q66 4 72 3 78 6 80 13 82 6 88 3 94 4 86 14Z', 0.9),
  ],
  crown: (p: Pen): Drawing => [
    p.solid(GOLD, 'M61 30 59 10 69 20 80 6 91 20 101 10 99 30Q80 22 61 30Z', 1.1),
    p.shadow('M91 20 101 10 99 30Q95 27.5 90 26.5Z'),
    p.line('M61.5 26Q80 18.5 98.5 26', 0.9),
    p.hue(circle(80, 17, 2.6)),
    p.solid(LINEN, circle(59, 9, 1.8) + circle(101, 9, 1.8) + circle(80, 5, 2), 0.8),
  ],
  circlet: (p: Pen): Drawing => [
    p.solid(GOLD, 'M60.5 33Q80 25 99.5 33L99 37Q80 29 61 37Z', 0.9),
    p.solid('#7FD0D8', oval(80, 29.5, 3.4, 4), 0.9),
    p.fill('#fff', circle(79, 28.2, 1)),
  ],
  laurel: (p: Pen): Drawing => [
    p.solid(
      '#7E9A4A',
      each(6, (i) => oval(61.5 + i * 2.9, 37 - i * 2.6, 3.6, 2)) +
        each(6, (i) => oval(98.5 - i * 2.9, 37 - i * 2.6, 3.6, 2)),
      0.8,
    ),
    p.solid(GOLD, circle(80, 22.5, 2.2), 0.8),
  ],
  flowers: (p: Pen): Drawing => [
    p.solid(
      '#6E9A52',
      each(6, (i) => oval(63 + i * 6.8, 31 - (i > 1 && i < 4 ? 3 : 0), 5, 2.4)),
      0.8,
    ),
    p.solid(
      '#F7E9EE',
      circle(91, 28, 3) + circle(95, 31, 3) + circle(92, 33.5, 3) + circle(88, 31.5, 3),
      0.7,
    ),
    p.fill('#E0883C', circle(91.5, 30.8, 2)),
  ],
  diadem: (p: Pen): Drawing => [
    p.solid(GOLD, 'M61 33Q80 22 99 33L98.5 36.5Q80 27 61.5 36.5Z', 0.9),
    p.solid(GOLD, 'M74 28Q80 12 86 28Q80 25 74 28Z', 0.9),
    p.hue(circle(80, 23.5, 2.2)),
  ],
  skullcap: (p: Pen): Drawing => [
    p.hue('M62.5 28C64 16 72 13.5 80 13.5S96 16 97.5 28Q80 20 62.5 28Z'),
    p.shadow('M88 15Q96 18 97.5 28Q94 25.5 90 24.5Z'),
    p.line('M64 25.5Q80 18 96 25.5', 0.9, GOLD),
  ],
};

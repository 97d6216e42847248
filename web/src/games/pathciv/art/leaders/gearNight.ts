// What people of the last two levels wear on their heads, and spectacles.
import { circle, each } from '../../../common/art/paths';
import type { Drawing, Pen } from '../../../common/art/pen';
import { GOLD, LINEN, type Specs } from './person';

const STEEL = '#A9B3BA';

export const NIGHT_GEAR = {
  helmet: (p: Pen): Drawing => [
    p.solid(p.accent, 'M80 12C82-3 100-4 112 8 102 7 94 10 88 17Z'),
    p.solid(STEEL, 'M59 44C55 18 69 11 80 11S105 18 101 44L95 34Q80 27 65 34Z', 1.2),
    p.shadow('M92 14C101 19 103.5 30 101 44L95 34Q93 33 91 32Z'),
    p.solid('#CBD3D8', 'M77 11H83V30H77Z', 0.9),
    p.fill(
      GOLD,
      each(2, (i) => circle(67 + i * 26, 30, 1.4)),
    ),
  ],
  wimple: (p: Pen): Drawing => [
    p.solid(
      LINEN,
      'M61 62C54 48 54 26 62 20 72 14 88 14 98 20 106 26 106 48 99 62 101 48 100 34 96 30 86 25 74 25 64 30 60 34 59 48 61 62Z',
    ),
    p.line('M66 24Q80 18 94 24', 0.7, p.ink, 0.4),
  ],
  turban: (p: Pen): Drawing => [
    p.solid(LINEN, 'M58 37C50 16 66 8 80 8S110 16 102 37Q92 27 80 27T58 37Z', 1.1),
    p.shadow('M94 12Q107 18 102 37 97 31 92 29Q97 22 94 12Z', 0.14),
    p.line('M59 30Q74 12 100 18M61 34.5Q84 20 102 27M66 15Q82 8 98 15', 0.9, p.ink, 0.5),
    p.hue('M80 15 84.5 21 80 27 75.5 21Z'),
    p.solid(GOLD, circle(80, 21, 1.8), 0.7),
  ],
  tiara: (p: Pen): Drawing => [
    p.solid(GOLD, 'M60 35Q80 24 100 35L98 22Q96 4 80 2 64 4 62 22Z', 1.1),
    p.shadow('M90 5Q97 10 98 22L100 35Q95 31 89 29.5Z'),
    p.line('M61 28Q80 18 99 28M63 18Q80 9 97 18', 0.9),
    p.solid(
      '#3F9C93',
      each(3, (i) => circle(70 + i * 10, 19 - (i === 1 ? 2 : 0), 2.2)),
      0.7,
    ),
    p.solid('#C2476A', 'M80 4 84 9 80 14 76 9Z', 0.8),
    p.solid(
      LINEN,
      each(5, (i) => circle(64 + i * 8, 34.5 - (i === 2 ? 3 : i % 4 === 0 ? 0 : 2.2), 1.6)),
      0.7,
    ),
  ],
  beret: (p: Pen): Drawing => [
    p.solid(
      p.accent,
      'M58 32C46 26 50 10 70 9 92 4 114 10 112 22 110 30 102 32 100 32Q80 22 58 32Z',
      1.1,
    ),
    p.shadow('M96 9Q114 12 112 22 110 30 102 32L94 28Q104 20 96 9Z'),
    p.line('M60 31Q80 22 100 31', 2.6),
    p.solid(LINEN, 'M64 26C52 18 44 8 46-2 58 2 66 12 68 24Z', 0.9),
    p.line('M66 25Q54 14 48 2', 0.7),
    p.solid(GOLD, circle(66, 25, 2.6), 0.8),
  ],
  flatcap: (p: Pen): Drawing => [
    p.solid(
      '#2E2430',
      'M58 33C50 30 48 20 56 14Q80 4 104 14C112 20 110 30 102 33Q80 23 58 33Z',
      1.1,
    ),
    p.shadow('M94 11Q112 18 102 33L93 29Q100 20 94 11Z', 0.35),
    p.line('M56 14Q80 24 104 14', 1, '#6A5A70'),
  ],
  tricorne: (p: Pen): Drawing => [
    p.solid(p.accent, 'M60 36C58 29 70 25 80 25S102 29 100 36Q80 28 60 36Z'),
    p.solid(
      '#3A2733',
      'M44 27Q58 22 64 10 80 0 96 10 102 22 116 27 104 33 96 29 80 21 64 29 56 33 44 27Z',
      1.1,
    ),
    p.line('M47 26.5Q62 22 66 14M113 26.5Q98 22 94 14', 1.3, GOLD),
    p.solid(LINEN, 'M98 22Q108 14 120 14 118 24 104 27Z', 0.9),
    p.solid(GOLD, circle(80, 15, 2.6), 0.8),
  ],
  peaked: (p: Pen): Drawing => [
    p.solid(LINEN, 'M52 24Q56 8 80 7T108 24L100 30Q80 22 60 30Z', 1.1),
    p.shadow('M94 9Q104 13 108 24L100 30 92 27Q96 18 94 9Z', 0.16),
    p.solid('#1E3355', 'M60 25Q80 18 100 25V32Q80 25 60 32Z'),
    p.solid('#0A1423', 'M59 31Q80 23 101 31 98 38 80 34 62 38 59 31Z'),
    p.line('M62 31.5Q80 25 98 31.5', 1.3, GOLD),
    p.solid(GOLD, 'M80 12 82 17H86L83 20 84 25 80 22.5 76 25 77 20 74 17H78Z', 0.7),
  ],
  straw: (p: Pen): Drawing => [
    p.solid('#E2C27E', 'M80 2 124 36Q80 24 36 36Z', 1.1),
    p.shadow('M80 2 124 36Q110 31 96 30Z'),
    p.line('M80 4 60 31M80 4 72 30M80 4 88 30M80 4 100 31', 0.7, p.ink, 0.4),
    p.shadow('M58 32Q80 26 102 32L100 38Q80 32 60 38Z', 0.28),
  ],
  hardhat: (p: Pen): Drawing => [
    p.solid('#EFC036', 'M58 34C56 16 68 8 80 8S104 16 102 34Q80 25 58 34Z', 1.1),
    p.shadow('M92 11Q103 18 102 34 97 31 91 30Q96 20 92 11Z'),
    p.solid('#F7DA7A', 'M75 8.5H85V26Q80 25.2 75 26Z', 0.9),
    p.solid('#EFC036', 'M53 36Q80 23 107 36 106 40 80 33 54 40 53 36Z'),
  ],
  topHat: (p: Pen): Drawing => [
    p.solid('#232A38', 'M62 30 58 2Q80-4 102 2L98 30Q80 22 62 30Z', 1.1),
    p.fill('#3A465C', 'M66 27 63 3 70 1.5 71 25.5Z'),
    p.hue('M61.3 22Q80 15 98.7 22L98 30Q80 22 62 30Z'),
    p.solid('#232A38', 'M50 31Q80 17 110 31 108 36 80 28 52 36 50 31Z'),
  ],
  headwrap: (p: Pen): Drawing => [
    p.solid(p.accent, 'M59 38C52 18 60 2 82-1 104 0 110 20 101 38Q92 27 80 27T59 38Z', 1.1),
    p.line('M60 31Q76 10 104 12M62 36Q84 16 105 24M66 10Q82 2 98 6', 1.6, LINEN, 0.85),
    p.shadow('M96 4Q110 16 101 38 97 32 92 30Q100 18 96 4Z'),
    p.solid(GOLD, 'M60 35Q80 25 100 35L100.5 38.5Q80 29 59.5 38.5Z', 0.8),
  ],
};

const SPECS: Readonly<Record<Specs, (p: Pen) => Drawing>> = {
  round: (p) => [
    p.fill('#E6F6FA', circle(72, 45, 6) + circle(88, 45, 6), 0.25),
    p.line(
      `${circle(72, 45, 6)}${circle(88, 45, 6)}M78 44.5Q80 43 82 44.5M66 44 61 42.5M94 44 99 42.5`,
      1.2,
    ),
  ],
  monocle: (p) => [
    p.fill('#E6F6FA', circle(88, 45, 6.2), 0.25),
    p.line(circle(88, 45, 6.2), 1.4, GOLD),
    p.line('M93 49Q99 60 96 76', 0.9, GOLD),
  ],
};

export const specsOf = (p: Pen, specs: Specs | undefined): Drawing =>
  specs === undefined ? [] : SPECS[specs](p);

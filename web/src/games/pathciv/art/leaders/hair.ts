// Hair behind the head and before it, and beards.
import { box, circle, each } from '../../../common/art/paths';
import type { Drawing, Pen } from '../../../common/art/pen';
import { type Back, type Beard, type Front, GOLD, HAIR, type Person } from './person';

type Part = (p: Pen, colour: string) => Drawing;

/** A braid down one side, as a chain of knots. */
const knots = (x: number, lean: number): string =>
  each(5, (i) => circle(x + lean * i, 56 + i * 7, 4.6 - i * 0.25));

const BACK: Readonly<Record<Back, Part>> = {
  long: (p, c) => [
    p.solid(c, 'M59 40C54 15 106 15 101 40 102 58 111 70 106 88H54C49 70 58 58 59 40Z'),
    p.shadow('M97 30C102 48 101 70 106 88H94Q100 60 97 30Z'),
  ],
  bob: (p, c) => [
    p.solid(c, 'M58 40C53 14 107 14 102 40 104 54 107 62 104 70H56C53 62 56 54 58 40Z'),
  ],
  braids: (p, c) => [
    p.solid(c, 'M58.5 40C55 16 105 16 101.5 40V58H58.5Z'),
    p.solid(c, knots(56, -0.8) + knots(104, 0.8), 0.9),
    p.solid(GOLD, box(49.5, 86, 7, 3) + box(103.5, 86, 7, 3), 0.8),
  ],
  afro: (p, c) => [
    p.solid(c, `${circle(80, 34, 27)}`),
    p.solid(
      c,
      each(9, (i) =>
        circle(
          80 + 26 * Math.cos(Math.PI * (0.9 + i * 0.15)),
          36 + 26 * Math.sin(Math.PI * (0.9 + i * 0.15)),
          7,
        ),
      ),
    ),
    p.fill(c, circle(80, 34, 26.5)),
  ],
  hood: (p, c) => [
    p.solid(c, 'M50 88C46 48 52 10 80 9 108 10 114 48 110 88Z', 1.1),
    p.shadow('M94 12C110 22 113 56 110 88H101Q106 46 94 12Z'),
    p.shadow('M58 88C54 50 60 18 80 17 100 18 106 50 102 88Z', 0.35),
  ],
  veil: (p, c) => [
    p.solid(c, 'M55 44C50 10 110 10 105 44 108 66 115 78 117 94H43C45 78 52 66 55 44Z', 1.1),
    p.shadow('M98 22C106 40 104 66 117 94H102Q104 56 98 22Z'),
  ],
  tail: (p, c) => [
    p.solid(c, 'M60 40C56 16 104 16 100 40L101 52H59Z'),
    p.solid(c, 'M97 50Q110 62 106 88 98 84 95 70Z'),
  ],
};

const FRONT: Readonly<Record<Front, Part>> = {
  short: (p, c) => [
    p.solid(
      c,
      'M60.5 43C56 22 69 14.5 80 14.5S104 22 99.5 43C98 35 95 30 91 27 84 30 73 30 68 27 64 31 62 36 60.5 43Z',
    ),
  ],
  part: (p, c) => [
    p.solid(
      c,
      'M60.5 45C54 21 70 14 82 14.5 100 15 105 29 99.5 45 98.5 36 94 29 86 25.5 80 33 66 35 60.5 45Z',
    ),
    p.line('M84 18Q76 28 65 33', 0.8, p.ink, 0.4),
  ],
  crop: (p, c) => [
    p.solid(
      c,
      'M61 38C58 20 70 15.5 80 15.5S102 20 99 38C97 30 93 26 88 25.5H72C67 26 63 30 61 38Z',
    ),
  ],
  fringe: (p, c) => [
    p.solid(
      c,
      'M59.5 48C53 19 69 14 80 14S107 19 100.5 48C100 41 98 37 97 34Q80 30 63 34C62 37 60 41 59.5 48Z',
    ),
    p.line('M72 17Q70 25 70 31M80 16V31M88 17Q90 25 90 31', 0.7, p.ink, 0.35),
  ],
  swept: (p, c) => [
    p.solid(
      c,
      'M60.5 43C57 22 68 13 80 13S103 22 99.5 43C98 34 94 27 88 24.5 82 22.5 76 22.5 72 24.5 66 27 62 34 60.5 43Z',
    ),
    p.line('M72 23Q74 17 80 15M88 23Q87 18 84 15.5', 0.7, p.ink, 0.35),
  ],
  sides: (p, c) => [
    p.solid(
      c,
      'M61.5 48C55 45 54 34 60 26 63 32 63 40 61.5 48ZM98.5 48C105 45 106 34 100 26 97 32 97 40 98.5 48Z',
    ),
  ],
  curls: (p, c) => [
    p.solid(
      c,
      [
        [61, 40, 5],
        [62.5, 31, 6],
        [68, 23, 6.5],
        [76, 19, 6.5],
        [85, 19, 6.5],
        [92.5, 23.5, 6.5],
        [97.5, 31, 6],
        [99, 40, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
        .join(''),
    ),
    p.fill(c, 'M63 34Q66 22 80 20T97 34Q90 26 80 26T63 34Z'),
  ],
  bun: (p, c) => [
    p.solid(c, circle(80, 10.5, 7)),
    p.solid(c, 'M60.5 44C57 22 69 15 80 15S103 22 99.5 44C95 33 88 27 80 26 72 27 65 33 60.5 44Z'),
    p.line('M80 16V25M72 17Q70 22 71 28M88 17Q90 22 89 28', 0.7, p.ink, 0.35),
  ],
};

const BEARDS: Readonly<Record<Beard, Part>> = {
  full: (p, c) => [
    p.solid(
      c,
      'M61.5 47C60 66 65 84 80 87 95 84 100 66 98.5 47 97 56 92 58.5 87.5 57 83 54.8 77 54.8 72.5 57 68 58.5 63 56 61.5 47Z',
    ),
    p.line('M74 62.5Q80 64.5 86 62.5', 1.4, '#5B2A20'),
    p.line('M72 70Q73 77 77 81M80 70V82M88 70Q87 77 83 81', 0.7, p.ink, 0.35),
  ],
  long: (p, c) => [
    p.solid(
      c,
      'M69 58.5Q74 55 80 57.5 86 55 91 58.5 88 61 91 66 91 84 80 100 69 84 69 66 72 61 69 58.5Z',
    ),
    p.line('M75 62.5Q80 64 85 62.5', 1.3, '#5B2A20'),
    p.line('M76 70Q76 84 79 94M84 70Q84 84 81 94', 0.7, p.ink, 0.35),
  ],
  short: (p, c) => [
    p.solid(
      c,
      'M61.5 49C62 64 70 73 80 73S98 64 98.5 49C97 57 92 60 87 58 83 56 77 56 73 58 68 60 63 57 61.5 49Z',
      0.9,
    ),
    p.line('M75 62.5Q80 64 85 62.5', 1.4, '#5B2A20'),
  ],
  goatee: (p, c) => [
    p.solid(
      c,
      'M71 59.2Q75 55.6 80 57.4 85 55.6 89 59.2 85 60.4 80 59.4 75 60.4 71 59.2ZM75 65H85Q86 75 80 77 74 75 75 65Z',
      0.8,
    ),
  ],
  moustache: (p, c) => [
    p.solid(
      c,
      'M67 60.5Q69 58.5 72 57.5 76 55 80 57.2 84 55 88 57.5 91 58.5 93 60.5 86 62.5 80 59.8 74 62.5 67 60.5Z',
      0.8,
    ),
  ],
  chops: (p, c) => [
    p.solid(
      c,
      'M60.5 44C59 56 62 64 68 67 70 62 71 59 75 58.5 78 57 80 58.2 82 57 85 58.5 89 59 90 62 92 67 98 64 101 56 99.5 44 98 52 95 56 90 56.5 84 55 80 57.2 76 55 70 56.5 65 56 62 52 60.5 44Z',
      0.8,
    ),
  ],
};

export const hairBehind = (p: Pen, { back, hair, cloth }: Person): Drawing => {
  if (back === undefined) return [];
  const colour = back === 'hood' || back === 'veil' ? (cloth ?? p.accent) : HAIR[hair];
  return BACK[back](p, colour);
};
export const hairBefore = (p: Pen, { front, hair }: Person): Drawing =>
  front === undefined ? [] : FRONT[front](p, HAIR[hair]);
export const beardOf = (p: Pen, { beard, hair }: Person): Drawing =>
  beard === undefined ? [] : BEARDS[beard](p, HAIR[hair]);

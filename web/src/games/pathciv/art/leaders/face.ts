// The head itself: ears, jaw, calm eyes that look straight, nose, closed mouth.
import { circle, oval } from '../../../common/art/paths';
import type { Drawing, Pen } from '../../../common/art/pen';
import { GOLD, HAIR, type Jaw, type Person, SKINS } from './person';

const JAWS: Readonly<Record<Jaw, string>> = {
  oval: 'M61 40C61 22 70 17 80 17S99 22 99 40C99 56 91 69 80 69S61 56 61 40Z',
  square:
    'M60.5 39C60.5 22 69 17 80 17S99.5 22 99.5 39C99.5 53 98 61 92 66Q86 70.5 80 70.5T68 66C62 61 60.5 53 60.5 39Z',
  round: 'M59.5 42C59 24 69 17.5 80 17.5S101 24 100.5 42C100 58 91 68 80 68S60 58 59.5 42Z',
  long: 'M61.5 38C61.5 21 70 16 80 16S98.5 21 98.5 38C98.5 55 92 67 86 71.5Q80 74 74 71.5C68 67 61.5 55 61.5 38Z',
};

const neck = (p: Pen, skin: string): Drawing => [
  p.solid(skin, 'M70.5 58H89.5V74Q91 78 95 79 80 92 65 79 69 78 70.5 74Z'),
  p.shadow('M70.5 63Q80 77 89.5 63V70Q80 80 70.5 70Z'),
];

function eyes(p: Pen, { soft, old }: Person): Drawing {
  return [
    p.fill(
      '#FFFDF6',
      'M67.6 45.2Q72 40.8 76.4 45.2 72 48 67.6 45.2ZM83.6 45.2Q88 40.8 92.4 45.2 88 48 83.6 45.2Z',
    ),
    p.fill('#33241B', circle(72.1, 44.7, 1.9) + circle(87.9, 44.7, 1.9)),
    p.fill('#fff', circle(71.5, 44.1, 0.5) + circle(87.3, 44.1, 0.5)),
    p.line(
      soft
        ? 'M66.2 44.6Q72 39.8 76.6 45M93.8 44.6Q88 39.8 83.4 45'
        : 'M67.2 45Q72 40.6 76.6 45M92.8 45Q88 40.6 83.4 45',
      soft ? 1.3 : 1.1,
    ),
    old
      ? p.line(
          'M68 48.5Q72 50.5 76 48.5M84 48.5Q88 50.5 92 48.5M72 31.5Q80 30 88 31.5M74 28.5Q80 27.5 86 28.5',
          0.7,
          p.ink,
          0.45,
        )
      : [],
  ];
}

/** Eyebrows have the colour of the hair, but are seen on every skin. */
const brows = (p: Pen, { hair, soft }: Person): Drawing =>
  p.night && hair !== 'white' && hair !== 'grey'
    ? [p.line('M67 39.6Q71.5 36.4 77 38.6M93 39.6Q88.5 36.4 83 38.6', soft ? 1.2 : 1.9)]
    : [
        p.line(
          'M67 39.6Q71.5 36.4 77 38.6M93 39.6Q88.5 36.4 83 38.6',
          soft ? 1.3 : 2,
          hair === 'white' ? '#CFC8BA' : hair === 'sand' ? '#9A7438' : HAIR[hair],
        ),
      ];

export function head(p: Pen, person: Person): Drawing {
  const [skin, lips] = SKINS[person.skin];
  const { soft, old, earrings, jaw = 'oval' } = person;
  return [
    neck(p, skin),
    p.solid(skin, oval(60.5, 45.5, 3, 4.6) + oval(99.5, 45.5, 3, 4.6)),
    earrings ? p.solid(GOLD, circle(60, 53.5, 2.4) + circle(100, 53.5, 2.4), 0.8) : [],
    p.solid(skin, JAWS[jaw], 1.1),
    p.shadow('M88 19C96 23 98.6 30 98.6 40 98.6 55 91 68 80.5 68.5 93 60 97 40 88 19Z', 0.15),
    p.fill('#E0533C', circle(68, 53, 4) + circle(92, 53, 4), soft ? 0.2 : 0.12),
    brows(p, person),
    eyes(p, person),
    p.line('M81 45.5 78.2 53.4Q79.6 55.4 82.4 54.4', 1),
    soft
      ? p.fill(lips, 'M74.6 60.6Q77.6 58.2 80 59.4 82.4 58.2 85.4 60.6 82.8 64 80 64T74.6 60.6Z')
      : p.fill(lips, 'M74.6 60.8Q80 59 85.4 60.8 82.6 63 80 63T74.6 60.8Z'),
    p.line('M74.4 60.8Q80 61.8 85.6 60.7', 1, p.ink, 0.8),
    old ? p.line('M71 54.5Q69.5 58 71 61M89 54.5Q90.5 58 89 61', 0.7, p.ink, 0.4) : [],
  ];
}

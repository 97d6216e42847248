// Wonders of level III where people work: canal, library, docks.
import { arch, box, circle, each, figure, lancet, line } from '../../../common/art/paths';
import { type Drawing, type Pen, type Picture, place } from '../../../common/art/pen';
import { birds, block, clouds, sky } from '../../../common/art/scenery';

const barge = (p: Pen): Drawing => [
  p.line('M0-2V-38', 1.5),
  p.solid('#FFF3DC', 'M1-36Q20-30 22-8L1-6ZM-1-34Q-14-24-15-7L-1-6Z', 0.9),
  p.hue('M1.5-28Q16-22 20.5-18L21.5-12 1.5-17Z'),
  p.solid(p.wood, 'M-26-4H26Q26 6 18 9H-18Q-26 6-26-4Z'),
  p.shadow('M10-4H26Q26 6 18 9H8Z'),
  p.solid(p.lit, 'M-21-10H-8V-4H-21Z', 0.8),
];

/** A gate of the lock: foot and height. */
const gate = (p: Pen, x: number, top: number): Drawing => [
  p.hue(box(x - 4, top, 8, 94 - top)),
  p.line(
    each(3, (i) => line(x - 4, top + 8 + i * 9, x + 4, top + 8 + i * 9)),
    0.9,
  ),
  p.solid(p.wood, box(x - 11, top - 4, 22, 3.5), 0.9),
];

export const canalOfTwoSeas: Picture = (p) => [
  sky(p, 128, 28, 11),
  clouds(p, [12, 20, 34]),
  p.fill(p.far, 'M0 60Q22 44 50 54T100 50 160 56V70H0Z'),
  p.fill(p.mid, 'M36 66Q80 52 124 66V70H36Z'),
  block(p, 118, 44, 18, 22),
  p.hue('M115 45 127 35 139 45Z'),
  p.hole(`${arch(124, 66, 5, 9)}M129 50h3v4h-3Z`),
  p.fill('#7FB2B8', box(0, 66, 44, 34)),
  p.line('M4 70H20M26 74H38M8 79H24', 1, '#fff', 0.6),
  p.fill('#6A9EAD', box(40, 72, 80, 28)),
  p.fill('#5A8A9F', box(116, 82, 44, 18)),
  p.line('M126 86H142M146 91H156M128 95H140', 1, '#fff', 0.6),
  place(barge(p), 80, 72, 1),
  p.fill('#6A9EAD', box(48, 76, 64, 24)),
  p.line('M52 79H74M86 81H106M58 86H70M92 90H104', 1, '#fff', 0.6),
  p.stone('M34 64H52V100H34ZM108 64H126V100H108Z'),
  p.line(
    'M34 72H52M34 80H52M34 88H52M108 72H126M108 80H126M108 88H126M43 64V72M40 72V80M47 80V88M117 64V72M113 72V80M120 80V88',
    0.7,
    p.ink,
    0.4,
  ),
  p.side(box(46, 64.5, 5.5, 35) + box(120, 64.5, 5.5, 35)),
  gate(p, 43, 58),
  gate(p, 117, 58),
  p.solid(p.wood, 'M2 62H16L12 67H5Z', 0.7),
  p.solid('#FFF3DC', 'M9 60V48L16 60Z', 0.7),
  p.solid(p.wood, 'M138 78H152L148 83H141Z', 0.7),
  p.solid('#FFF3DC', 'M145 76V63L153 76Z', 0.7),
  p.hole(figure(36, 64, 8) + figure(124, 64, 7)),
  birds(p, [60, 22], [150, 44]),
];

/** A wall of books: where it begins, with its rows and backs. */
function books(p: Pen, x: number): Drawing {
  const rows = [16, 32, 48, 64];
  const backs = (from: number, step: number): string =>
    rows
      .map((y, row) =>
        each(3, (i) =>
          box(
            x + from + i * step + (row % 2) * 2,
            y + 2 + ((i + row) % 3),
            3,
            11 - ((i + row) % 3),
          ),
        ),
      )
      .join('');
  return [
    p.solid(p.wood, box(x, 8, 34, 76)),
    p.hole(rows.map((y) => box(x + 2, y, 30, 13)).join('')),
    p.fill('#C98A5C', backs(3, 9)),
    p.fill('#E2C08C', backs(6.5, 9)),
    p.fill(p.accent, backs(9.6, 9)),
  ];
}

export const libraryOfSilence: Picture = (p) => [
  p.fill('#4A3550', box(0, 0, 160, 100)),
  p.fill('#5D4562', 'M40 84V20Q80-16 120 20V84Z'),
  p.stone(lancet(80, 74, 50, 72)),
  p.fill(p.sky[2], lancet(80, 72, 43, 66)),
  p.fill(p.sky[1], 'M58.5 46V34Q60 15 80 6T101.5 34V40Q80 48 58.5 46Z'),
  p.fill(p.sun, circle(88, 34, 8)),
  p.fill(p.far, 'M58.5 62Q70 52 82 58T101.5 54V72H58.5Z'),
  p.line('M80 7V72M58.5 42H101.5M66 20V72M94 20V72', 1.5),
  books(p, 2),
  books(p, 124),
  p.hue('M46 84V18Q58 8 64 4 60 34 55 50T52 84Z'),
  p.hue('M114 84V18Q102 8 96 4 100 34 105 50T108 84Z'),
  p.fill('#7A5348', box(0, 84, 160, 16)),
  p.line('M0 91H160', 0.8, p.ink, 0.4),
  p.solid(p.wood, 'M50 70H110V75H50ZM54 75H60V93H54ZM100 75H106V93H100Z'),
  p.shadow('M60 75H100V82Q80 78 60 82Z', 0.35),
  p.fill('#FFE9A8', 'M92 57 78 70H118L104 57Z', 0.55),
  p.line('M98 70V60M93 70H103', 1.8, '#C99A3C'),
  p.solid('#E9C15A', 'M91 60Q92 52 98 52T105 60Z', 0.9),
  p.solid('#FFF6E0', 'M62 68Q69 63 75 67 81 63 88 68L90 71Q82 68 75 71 68 68 60 71Z', 0.9),
  p.line('M75 67V71M65 67.5q4-2 7-.5M78 67q4-1.5 7 .5', 0.7),
];

export const arsenalDocks: Picture = (p) => [
  sky(p, 126, 26, 11),
  clouds(p, [100, 50, 30]),
  p.fill(p.far, 'M0 58H12V48H28V54H44V46L52 40 60 46V58H112V50H128V58H160V100H0Z'),
  p.fill(p.water[1], box(0, 58, 160, 10)),
  p.line('M4 62H20M130 63H150M112 61H122', 1, '#fff', 0.5),
  p.fill(p.shaded, box(0, 66, 160, 34)),
  p.fill(p.lit, 'M0 66H160V71H0ZM10 76H150V80H10ZM22 85H138V89H22Z'),
  p.line('M0 71H160M10 80H150M22 89H138', 0.8),
  p.fill(p.dark, 'M30 94H130L138 100H22Z'),
  p.line('M80 34V2M58 18H102', 1.8),
  p.line('M80 4 58 34M80 4 102 34', 0.8),
  p.solid(p.wood, 'M38 40Q60 46 80 34 100 46 122 40 122 70 80 96 38 70 38 40Z', 1.2),
  p.fill('#6A4038', 'M122 40Q122 70 80 96V34Q100 46 122 40Z'),
  p.line(
    'M39 48Q60 56 80 48 100 56 121 48M41 57Q62 66 80 62 98 66 119 57M46 66Q64 76 80 75 96 76 114 66M55 76Q68 85 80 86 92 85 105 76',
    1,
    p.ink,
    0.55,
  ),
  p.hue('M38.5 44Q60 51 80 41 100 51 121.5 44V49Q100 56 80 47 60 56 38.5 49Z'),
  p.line('M80 34V96', 2.2),
  p.fill('#E9C15A', circle(80, 36, 3.4)),
  p.hole(box(50, 60, 6, 5) + box(63, 65, 6, 5) + box(104, 60, 6, 5) + box(91, 65, 6, 5)),
  p.line('M34 52 20 92M126 52 140 92M44 78 34 92M116 78 126 92', 2.4, p.wood),
  p.line('M18 66V18H46M18 30 32 18M46 18V34', 2.2),
  p.solid('#E9C15A', 'M42 34h8l-1.5 6h-5Z', 0.8),
  p.solid(p.accent, 'M80 3h16l-4 4 4 4H80Z', 0.8),
  p.hole(figure(28, 76, 8) + figure(134, 76, 8)),
];

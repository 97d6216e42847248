// Wonders of level II: aqueduct, lighthouse, avenue.
import { arch, box, each, figure } from '../../../common/art/paths';
import { type Drawing, type Pen, type Picture, place } from '../../../common/art/pen';
import { birds, clouds, cypress, flag, sea, sky } from '../../../common/art/scenery';

export const longAqueduct: Picture = (p) => {
  const high = (width: number): string => each(10, (i) => arch(8 + i * 16, 56, width, 13));
  const low = (width: number): string => each(6, (i) => arch(13.3 + i * 26.7, 88, width, 26));
  return [
    sky(p, 132, 18, 9),
    clouds(p, [16, 20, 40], [84, 26, 26]),
    p.fill(p.far, 'M0 56Q24 42 50 50T160 44V100H0Z'),
    p.stone(box(-2, 34, 164, 56)),
    p.side(`${high(12)}${low(21)}`),
    p.fill(
      '#A9D2C8',
      each(10, (i) => arch(7 + i * 16, 56, 9.5, 12)) +
        each(6, (i) => arch(11.5 + i * 26.7, 90, 17.5, 25)),
    ),
    p.fill(
      p.far,
      each(6, (i) => `M${(2.8 + i * 26.7).toFixed(1)} 76q8-6 17.5-2V90h-17.5Z`),
    ),
    p.line(`M0 40H160M0 59.5H160${each(10, (i) => arch(7 + i * 16, 56, 9.5, 12))}`, 0.9),
    p.line(
      each(6, (i) => arch(11.5 + i * 26.7, 88, 17.5, 25)),
      0.9,
    ),
    p.fill('#6DB6CC', box(0, 34, 160, 4)),
    p.line('M0 34H160', 1),
    p.hue(each(6, (i) => box(24 + i * 26.7, 60, 3.5, 6))),
    p.fill(p.mid, 'M0 86Q40 76 70 88T160 80V100H0Z'),
    p.fill('#6DB6CC', 'M62 100Q76 92 86 88L92 88Q92 94 84 100Z'),
    p.fill(
      p.dark,
      `M0 95Q60 86 100 94T160 91V100H0Z${cypress(18, 94, 25)}${cypress(29, 96, 17)}${cypress(142, 93, 22)}`,
    ),
    flag(p, 80, 34, 17),
    p.hole(figure(48, 34.5, 7) + figure(54, 34.5, 6)),
  ];
};

const boat = (p: Pen): Drawing => [
  p.solid(p.wood, 'M-14 0H14L9 7H-9Z'),
  p.solid('#FFF9EA', 'M1-2V-25L14-4ZM-2-3V-21L-12-4Z', 0.9),
  p.line('M0 0V-27', 1.2),
];

export const harbourBeacon: Picture = (p) => [
  sky(p, 26, 22, 10),
  clouds(p, [112, 20, 40], [8, 46, 28]),
  sea(p, 62),
  p.fill('#FFF6C4', 'M98 27.5 160 14V40ZM98 27.5 0 16V36Z', 0.7),
  p.solid(p.leaf, 'M60 100Q66 82 84 74H112Q130 82 140 100Z'),
  p.shadow('M104 74H112Q130 82 140 100H116Q114 84 104 74Z'),
  p.stone('M88 76 92 36H104L108 76Z'),
  p.side('M101 36H104L108 76H101.5Z'),
  p.hue('M90.7 49H105.3L106.1 57H89.9ZM89.2 64H106.8L107.6 72H88.4Z'),
  p.stone('M86 70H110V78H86Z'),
  p.hole(`${arch(98, 78, 6, 9)}M88 33H108V37H88Z`),
  p.solid(p.glow, box(92, 22, 12, 11)),
  p.line('M96 22V33M100 22V33', 0.8),
  p.hue('M89 22.5 98 13 107 22.5Z'),
  p.line('M98 13V8', 1.2),
  p.solid(p.lit, 'M112 84H128V78H112ZM114 78 120 73 127 78Z', 0.8),
  place(boat(p), 38, 80, 1.1),
  place(boat(p), 142, 70, 0.45),
  birds(p, [62, 32], [70, 40], [52, 44]),
];

/** A column of the avenue: its middle, its foot, how large it is seen. */
function column(p: Pen, x: number, foot: number, k: number): Drawing {
  const half = 5 * k;
  const top = foot - 62 * k;
  const band = (from: number, height: number): string =>
    box(x - half, foot - from * k, 2 * half, height * k);
  return [
    p.stone(box(x - half, top, 2 * half, foot - top)),
    p.hue(band(20, 9) + band(52, 6)),
    p.solid('#2F7F8C', band(40, 7), 0.8),
    p.shadow(box(x + half * 0.3, top, half * 0.7, foot - top)),
    p.stone(
      box(x - half * 1.5, top - 5 * k, 3 * half, 6 * k) +
        box(x - half * 1.4, foot - 3 * k, 2.8 * half, 4 * k),
    ),
  ];
}

export const paintedAvenue: Picture = (p) => [
  sky(p, 80, 34, 12),
  clouds(p, [6, 22, 30], [120, 26, 30]),
  p.fill(p.far, 'M0 62Q30 52 60 58T160 54V100H0Z'),
  p.fill(p.mid, box(0, 64, 160, 36)),
  p.solid('#F1DFB4', 'M72 64H88L140 100H20Z', 0.9),
  p.line('M80 64V100M68 68H92M62 74H98M52 82H108M38 92H122', 0.8, p.shaded),
  p.stone('M64 66V46H70V42H90V46H96V66Z'),
  p.side('M86 42H90V46H96V66H88Z'),
  p.hue('M64 50H96V53H64Z'),
  p.hole(arch(80, 66, 10, 15)),
  column(p, 58, 70, 0.5),
  column(p, 102, 70, 0.5),
  column(p, 40, 80, 0.78),
  column(p, 120, 80, 0.78),
  column(p, 14, 96, 1.2),
  column(p, 146, 96, 1.2),
  p.hole(figure(76, 82, 11) + figure(85, 79, 8.5)),
];

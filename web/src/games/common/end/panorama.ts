// What the pictures at the end of games are made of: wide scenes of 360 x 100, cropped at the top and at
// both sides, so that what matters stands in the middle and no higher than 15 from the top.
import { seatColour, seatOn, silhouette } from '../../../kit/seats';
import { circle, polygon } from '../art/paths';
import { type Drawing, type Palette, type Pen, penOf, place } from '../art/pen';

export const WIDTH = 360;
export const HEIGHT = 100;

/** The winner's colours; grey cloth without a sign where nobody has won. */
export interface Winner {
  seat: number | null;
  pen: Pen;
}

const GREY = '#A79F91';

export const winnerOf = (seat: number | null, palette: Palette): Winner => ({
  seat,
  pen: penOf(palette, seat === null ? GREY : seatColour(seat)),
});

/** The sign of the winner, in the colour that is read on its cloth. */
export const sign = ({ seat }: Winner, x: number, y: number, size: number): Drawing =>
  seat === null
    ? []
    : place([{ d: silhouette(seat), fill: seatOn(seat) }], x, y, Math.round(size * 50) / 100);

/** Three bands of sky, a disc with its halo. */
export function sky(pen: Pen, x: number, y: number, r: number): Drawing {
  const [high, middle, low] = pen.sky;
  return [
    pen.fill(low, 'M0 0H360V100H0Z'),
    pen.fill(middle, 'M0 0H360V44Q290 56 210 46T80 50T0 42Z'),
    pen.fill(high, 'M0 0H360V20Q300 32 220 22T90 26T0 18Z'),
    pen.fill(pen.sun, circle(x, y, r * 1.7), 0.3),
    pen.fill(pen.sun, circle(x, y, r)),
  ];
}

/** A chain of peaks with their sides in the shade. */
export function peaks(
  colour: string,
  shade: string,
  foot: number,
  tops: readonly (readonly [number, number, number])[],
): Drawing {
  return tops.map(([x, top, half]) => [
    { d: polygon([x - half, foot], [x, top], [x + half, foot]), fill: colour },
    { d: polygon([x, top], [x + half, foot], [x + half * 0.25, foot]), fill: shade },
  ]);
}

/** Rolling land from here down to the lower edge. */
export const land = (pen: Pen, top: number): Drawing => [
  pen.fill(
    pen.mid,
    `M0 ${top + 3}Q60 ${top - 6} 130 ${top + 2}T260 ${top - 2}T360 ${top + 1}V100H0Z`,
  ),
  pen.fill(pen.near, `M0 ${top + 11}Q80 ${top + 3} 170 ${top + 9}T360 ${top + 7}V100H0Z`),
  pen.fill(pen.dark, 'M0 96Q110 89 210 94T360 92V100H0Z'),
];

/** A pole with a swallow-tailed banner and the winner's sign. */
export function banner(
  winner: Winner,
  x: number,
  foot: number,
  top: number,
  size: number,
): Drawing {
  const { pen } = winner;
  const [wide, high] = [size * 1.5, size];
  return [
    pen.line(`M${x} ${foot}V${top - 2}`, 1.4),
    pen.solid(
      pen.accent,
      `M${x} ${top}h${wide}l${-size * 0.3} ${high / 2} ${size * 0.3} ${high / 2}h${-wide}Z`,
      0.8,
    ),
    sign(winner, x + wide * 0.4, top + high / 2, size * 0.5),
  ];
}

/** A cloth that hangs down, with the winner's sign. */
export function hanging(
  winner: Winner,
  x: number,
  top: number,
  wide: number,
  high: number,
): Drawing {
  const { pen } = winner;
  return [
    pen.solid(
      pen.accent,
      `M${x - wide / 2} ${top}h${wide}v${high}l${-wide / 2} ${-wide * 0.3} ${-wide / 2} ${wide * 0.3}Z`,
      0.8,
    ),
    sign(winner, x, top + high * 0.42, wide * 0.5),
  ];
}

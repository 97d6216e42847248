// The pen that draws pictures of cards: flat shapes with an ink line, at most 60 in a picture of
// 160 x 100. A picture is cropped to 16:7 on small cards, so what matters is in the middle.

export const WIDTH = 160;
export const HEIGHT = 100;

/** One element of a picture. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  move?: string;
}

/** Shapes from the back to the front, in groups. */
export type Drawing = readonly (Shape | Drawing)[];

/** A picture that is ready to be shown, and where its strip of 16:7 begins. */
export interface Drawn {
  shapes: readonly Shape[];
  top: number;
}

/** The light that a picture is seen in. */
export interface Palette {
  /** Three bands, from above. */
  sky: readonly [string, string, string];
  sun: string;
  /** Hills in the distance, nearer, in front; and what is darkest of the land. */
  far: string;
  mid: string;
  near: string;
  dark: string;
  /** Stone in the light, and in the shade. */
  lit: string;
  shaded: string;
  ink: string;
  /** Lamps and windows. */
  glow: string;
  /** Water at the horizon, and in front. */
  water: readonly [string, string];
  leaf: string;
  wood: string;
}

/** A palette with a colour that says what a card is about, and the strokes of the pen. */
export interface Pen extends Palette {
  accent: string;
  night: boolean;
  /** A surface without a line round it. */
  fill(colour: string, d: string, opacity?: number): Shape;
  /** A surface with an ink line round it. */
  solid(colour: string, d: string, width?: number): Shape;
  line(d: string, width?: number, colour?: string, opacity?: number): Shape;
  /** Stone in the light, and its side in the shade. */
  stone(d: string): Shape;
  side(d: string): Shape;
  hue(d: string): Shape;
  /** What lies in the shadow of something. */
  shadow(d: string, opacity?: number): Shape;
  /** A doorway, a window at day. */
  hole(d: string): Shape;
  /** A lit window, a fire. */
  light(d: string): Shape;
}

export type Picture = (pen: Pen) => Drawing;

export function penOf(palette: Palette, accent: string, night = false): Pen {
  const fill: Pen['fill'] = (colour, d, opacity) =>
    opacity === undefined ? { d, fill: colour } : { d, fill: colour, opacity };
  const solid: Pen['solid'] = (colour, d, width = 1) => ({
    d,
    fill: colour,
    stroke: palette.ink,
    width,
  });
  return {
    ...palette,
    accent,
    night,
    fill,
    solid,
    line: (d, width = 1, colour = palette.ink, opacity = 1) => ({
      d,
      stroke: colour,
      width,
      ...(opacity < 1 && { opacity }),
    }),
    stone: (d) => solid(palette.lit, d),
    side: (d) => fill(palette.shaded, d),
    hue: (d) => solid(accent, d),
    shadow: (d, opacity = 0.22) => fill('#000', d, opacity),
    hole: (d) => fill(palette.ink, d),
    light: (d) => fill(palette.glow, d),
  };
}

const isGroup = (part: Shape | Drawing): part is Drawing => Array.isArray(part);

/** A drawing without its groups. */
export const shapesOf = (drawing: Drawing): Shape[] =>
  drawing.flatMap((part) => (isGroup(part) ? shapesOf(part) : [part]));

/** A drawing round the origin, put in its place. */
export function place(drawing: Drawing, x: number, y: number, scale = 1, turn = 0): Shape[] {
  const own = `translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${scale})`}`;
  return shapesOf(drawing).map((shape) => ({
    ...shape,
    move: shape.move === undefined ? own : `${own} ${shape.move}`,
  }));
}

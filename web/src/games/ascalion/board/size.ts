// How large things are drawn on the map, so that they have their size on the screen: all in units of
// the map, from how many pixels a unit has.

/** Steps in which sizes follow the zoom. */
const STEP = 1.05;

/** Pixels of a unit, in steps, so that not every turn of the wheel draws everything anew. */
export const stepped = (pixels: number): number =>
  pixels <= 0 ? 1 : STEP ** Math.round(Math.log(pixels) / Math.log(STEP));

/** Tokens are larger than their drawing, and never too small to be read. */
export const tokenSize = (pixels: number): number => Math.max(1.1, 0.58 / pixels);

const NAME_PIXELS = 12.5;
/** The mean width of a capital letter with the space after it, in sizes of the font. */
const LETTER = 0.71;
/** Two lines of a name, in sizes of the font. */
export const NAME_LINE = 0.98;

export const nameSize = (pixels: number): number => NAME_PIXELS / pixels;

export const nameWidth = (line: string, size: number): number => line.length * LETTER * size;

/** The lines of a name that fit into a country of this width; none if there is no room for it. */
export function nameLines(name: string, size: number, width: number): string[] {
  const fits = (line: string): boolean => nameWidth(line, size) <= width;
  if (fits(name)) return [name];
  const middle = name.indexOf(' ');
  const halves = middle < 0 ? [] : [name.slice(0, middle), name.slice(middle + 1)];
  return halves.length > 0 && halves.every(fits) ? halves : [];
}

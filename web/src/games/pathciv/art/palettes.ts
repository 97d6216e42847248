// The light of the four levels (dawn, noon, evening, night) and the colours of the five types.
import { type Palette, type Pen, penOf } from '../../common/art/pen';
import type { Type } from '../shown';

const DAWN: Palette = {
  sky: ['#F2C595', '#F8DBAE', '#FDEFD2'],
  sun: '#EF8A4B',
  far: '#DDB083',
  mid: '#BD8C5A',
  near: '#8F6D40',
  dark: '#5F4728',
  lit: '#EEDFC0',
  shaded: '#BDA274',
  ink: '#3A2916',
  glow: '#FFD98A',
  water: ['#A9CBC2', '#7FADAF'],
  leaf: '#7D8A49',
  wood: '#9A6F42',
};
const NOON: Palette = {
  sky: ['#98CBD2', '#C2E1DD', '#EAF4E4'],
  sun: '#FFF0B8',
  far: '#93BAAE',
  mid: '#82A668',
  near: '#B8A25F',
  dark: '#5B7844',
  lit: '#F8F1E0',
  shaded: '#C8B893',
  ink: '#2B3328',
  glow: '#FFE28A',
  water: ['#8CC0C6', '#6AA5B3'],
  leaf: '#5F7F47',
  wood: '#8A6238',
};
const EVENING: Palette = {
  sky: ['#D57D60', '#EAA67A', '#F8D8A6'],
  sun: '#FDEBB6',
  far: '#A9717A',
  mid: '#7B5572',
  near: '#58415D',
  dark: '#3B2A45',
  lit: '#F3DABB',
  shaded: '#B07E70',
  ink: '#2B1B33',
  glow: '#FFD98A',
  water: ['#B98A8C', '#86667F'],
  leaf: '#5B6A52',
  wood: '#855348',
};
const NIGHT: Palette = {
  sky: ['#1A2D52', '#2A4A73', '#4A7D97'],
  sun: '#F4EBCC',
  far: '#25476B',
  mid: '#1B3654',
  near: '#14273F',
  dark: '#0C1A2D',
  lit: '#C3D2DC',
  shaded: '#68869C',
  ink: '#0A1423',
  glow: '#FFD36B',
  water: ['#3A6C88', '#244E6E'],
  leaf: '#2E5A55',
  wood: '#5B5A66',
};
const LIGHT: readonly [Palette, Palette, Palette, Palette] = [DAWN, NOON, EVENING, NIGHT];

const BY_DAY: Readonly<Record<Type, string>> = {
  military: '#B0442E',
  cult: '#6F4D95',
  science: '#2C7098',
  culture: '#B07420',
  industry: '#64763F',
};
const AT_NIGHT: Readonly<Record<Type, string>> = {
  military: '#D2593F',
  cult: '#9C7BC6',
  science: '#4F9CC9',
  culture: '#D99A3A',
  industry: '#93A85C',
};

export const LEVELS = LIGHT.length;

/** The pen for a card of a level, 1 to 4, and a type. */
export function penFor(level: number, type: Type): Pen {
  const at = Math.min(Math.max(level, 1), LEVELS) - 1;
  const night = at === LEVELS - 1;
  return penOf(LIGHT[at] ?? DAWN, (night ? AT_NIGHT : BY_DAY)[type], night);
}

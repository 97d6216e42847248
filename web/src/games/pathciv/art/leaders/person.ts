// What a portrait is put together from: every part can be exchanged.
import type { SignName } from './attributes';
import type { DAWN_GEAR } from './gearDawn';
import type { NIGHT_GEAR } from './gearNight';

/** Skin from light to dark, with the lips that go with it. */
export const SKINS = [
  ['#F2CFAE', '#B9695A'],
  ['#E6B68E', '#AE5C4A'],
  ['#D19D70', '#9F5140'],
  ['#B27C52', '#86402F'],
  ['#8D5B3B', '#6E3228'],
  ['#6E4733', '#54241F'],
] as const;

export const HAIR = {
  black: '#241B18',
  dark: '#3F2B1F',
  brown: '#6E4728',
  auburn: '#9C4B21',
  sand: '#C79B58',
  grey: '#A8A29A',
  white: '#EAE5DB',
} as const;

export type Back = 'long' | 'bob' | 'braids' | 'afro' | 'hood' | 'veil' | 'tail';
export type Front = 'short' | 'part' | 'crop' | 'fringe' | 'swept' | 'sides' | 'curls' | 'bun';
export type Beard = 'full' | 'long' | 'short' | 'goatee' | 'moustache' | 'chops';
export type Jaw = 'oval' | 'square' | 'round' | 'long';
export type Garment =
  | 'fur'
  | 'beads'
  | 'wrap'
  | 'teeth'
  | 'apron'
  | 'armour'
  | 'toga'
  | 'robe'
  | 'shells'
  | 'uniform'
  | 'coat'
  | 'bands'
  | 'chain'
  | 'jewels'
  | 'sash'
  | 'vest'
  | 'habit';
export type Specs = 'round' | 'monocle';

export interface Person {
  skin: 0 | 1 | 2 | 3 | 4 | 5;
  hair: keyof typeof HAIR;
  jaw?: Jaw;
  back?: Back;
  front?: Front;
  beard?: Beard;
  garment: Garment;
  /** The colour of the cloth; the colour of the type if left out. */
  cloth?: string;
  gear?: keyof typeof DAWN_GEAR | keyof typeof NIGHT_GEAR;
  specs?: Specs;
  /** Finer brows, fuller lips. */
  soft?: boolean;
  /** Lines in the face. */
  old?: boolean;
  earrings?: boolean;
  attribute: SignName;
}

export const GOLD = '#E9C15A';
export const LINEN = '#F6EEDB';

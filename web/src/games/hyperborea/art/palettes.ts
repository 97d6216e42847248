// The light of the four decks: dawn for marches, noon for trade, night for science, evening for change;
// and the colour of what a card is about.
import { type Palette, type Pen, penOf } from '../../common/art/pen';
import type { Colour, Deck } from '../shown';

const DAWN: Palette = {
  sky: ['#EBB58A', '#F5D2A6', '#FBEACB'],
  sun: '#E8793F',
  far: '#D3A577',
  mid: '#B58552',
  near: '#8A683C',
  dark: '#584226',
  lit: '#EDDDBE',
  shaded: '#B99E70',
  ink: '#372714',
  glow: '#FFD88C',
  water: ['#A6C6BE', '#7AA8AA'],
  leaf: '#788546',
  wood: '#94693D',
};
const NOON: Palette = {
  sky: ['#93C6CE', '#BFDEDA', '#E8F2E1'],
  sun: '#FFEFB2',
  far: '#8EB5A9',
  mid: '#7DA163',
  near: '#B39D5A',
  dark: '#567340',
  lit: '#F6EFDD',
  shaded: '#C4B38E',
  ink: '#293126',
  glow: '#FFE08C',
  water: ['#88BCC2', '#66A1AF'],
  leaf: '#5B7A44',
  wood: '#855E35',
};
const NIGHT: Palette = {
  sky: ['#1C2F55', '#2C4D77', '#4C7F99'],
  sun: '#F2E9CA',
  far: '#27496D',
  mid: '#1D3856',
  near: '#162941',
  dark: '#0E1C2F',
  lit: '#C1D0DA',
  shaded: '#66849A',
  ink: '#0B1525',
  glow: '#FFD36B',
  water: ['#3C6E8A', '#265070'],
  leaf: '#305C57',
  wood: '#5D5C68',
};
const EVENING: Palette = {
  sky: ['#C66F5E', '#E29C78', '#F5D3A4'],
  sun: '#FCE9B4',
  far: '#A06A76',
  mid: '#75506E',
  near: '#543D59',
  dark: '#382741',
  lit: '#F0D7B8',
  shaded: '#AC7A6D',
  ink: '#291931',
  glow: '#FFD88C',
  water: ['#B58688', '#82627B'],
  leaf: '#57664E',
  wood: '#815045',
};
const LIGHT: Record<Deck, Palette> = {
  deck_1: DAWN,
  deck_2: NOON,
  deck_3: NIGHT,
  deck_4: EVENING,
};
const HUES: Record<Colour, string> = {
  red: '#B8452F',
  green: '#4E8A45',
  purple: '#7A4F9C',
  blue: '#2F75A8',
  orange: '#D07A2B',
  yellow: '#D9AE2E',
  grey: '#7D838A',
};

export const penFor = (deck: Deck, colour: Colour): Pen =>
  penOf(LIGHT[deck], HUES[colour], deck === 'deck_3');

// How the scenery of each kind of hex is composed: which small things stand where. One entry is a
// symbol that is drawn once and used by every hex of its kind.

import type { HexId } from '../model';
import type { Ground, Terrain } from '../shown';

/** A small thing: its symbol, place, size and how strongly it shows. */
export type Prop = readonly [symbol: string, x: number, y: number, scale: number, opacity: number];

export interface Landscape {
  id: string;
  terrain: Terrain;
  ground: Ground;
  props: readonly Prop[];
}

const PEAKS: readonly Prop[] = [
  ['peak', -31, -40, 0.95, 1],
  ['crag', 31, -40, 0.95, 1],
  ['crag', -55, -20, 1.05, 1],
  ['peak', 55, -20, 1.08, 1],
  ['peak', -62, 11, 0.95, 1],
  ['crag', 62, 11, 0.95, 1],
  ['crag', -57, 39, 1, 1],
  ['peak', 57, 39, 1.02, 1],
  ['peak', -35, 55, 0.95, 1],
  ['crag', 35, 55, 0.95, 1],
  ['crag', -12, 68, 0.8, 1],
  ['peak', 13, 68, 0.8, 1],
];

export const LANDSCAPES: readonly Landscape[] = [
  {
    id: 'jungle-0',
    terrain: 'jungle',
    ground: 'valley',
    props: [
      ['palm', -46, -12, 0.95, 0.8],
      ['tree', 44, -14, 1.1, 0.72],
      ['palm', 18, 0, 0.72, 0.42],
      ['palm', -22, 14, 0.72, 0.4],
      ['tree', -58, 22, 1, 0.72],
      ['palm', 54, 24, 0.95, 0.8],
      ['fern', -8, 30, 0.9, 0.45],
      ['palm', -40, 52, 1.05, 0.8],
      ['tree', 38, 52, 1.05, 0.72],
      ['fern', 22, 38, 0.8, 0.5],
      ['palm', 2, 72, 0.9, 0.75],
    ],
  },
  {
    id: 'jungle-1',
    terrain: 'jungle',
    ground: 'valley',
    props: [
      ['tree', -46, -10, 1.1, 0.72],
      ['palm', 40, -8, 1, 0.8],
      ['palm', -14, -2, 0.7, 0.4],
      ['tree', 24, 16, 0.8, 0.36],
      ['palm', -60, 24, 0.95, 0.8],
      ['fern', 40, 22, 1, 0.55],
      ['tree', 58, 30, 0.95, 0.72],
      ['fern', -26, 34, 0.9, 0.5],
      ['tree', -36, 56, 1, 0.72],
      ['palm', 30, 56, 1.05, 0.8],
      ['tree', -4, 70, 0.9, 0.68],
    ],
  },
  {
    id: 'jungle-m',
    terrain: 'jungle',
    ground: 'mountain',
    props: [
      ...PEAKS,
      ['palm', -24, 2, 0.85, 0.85],
      ['tree', 24, 0, 0.95, 0.75],
      ['fern', 0, 8, 0.8, 0.5],
      ['tree', -30, 32, 0.85, 0.75],
      ['palm', 27, 34, 0.85, 0.85],
    ],
  },
  {
    id: 'village',
    terrain: 'village',
    ground: 'valley',
    props: [
      ['hut', -46, -6, 1.15, 0.9],
      ['hut', 47, -6, 1.2, 0.9],
      ['palm', -22, -8, 0.6, 0.5],
      ['hut', -46, 42, 1.2, 0.9],
      ['hut', 46, 44, 1.1, 0.9],
      ['hut', 6, 22, 0.8, 0.5],
      ['palm', 62, 24, 0.75, 0.7],
      ['hut', 0, 68, 1.05, 0.8],
    ],
  },
  {
    id: 'village-m',
    terrain: 'village',
    ground: 'mountain',
    props: [
      ...PEAKS,
      ['hut', -28, 2, 0.9, 0.95],
      ['hut', 28, 2, 0.9, 0.95],
      ['hut', 0, 16, 0.85, 0.6],
      ['hut', -24, 38, 0.9, 0.9],
      ['hut', 25, 40, 0.9, 0.9],
    ],
  },
  {
    id: 'ruins',
    terrain: 'ruins',
    ground: 'valley',
    props: [
      ['palm', -56, -2, 0.8, 0.6],
      ['palm', 54, -4, 0.75, 0.55],
      ['pyramid', 0, 13, 1, 0.8],
      ['palm', -55, 40, 1, 0.75],
      ['fern', -36, 54, 0.9, 0.6],
      ['palm', 54, 42, 0.95, 0.75],
    ],
  },
  {
    id: 'ruins-m',
    terrain: 'ruins',
    ground: 'mountain',
    props: [...PEAKS.slice(0, 6), ['pyramid', 0, 12, 0.82, 0.95], ...PEAKS.slice(6)],
  },
  {
    id: 'vein',
    terrain: 'vein',
    ground: 'valley',
    props: [
      ['crystals', -44, 4, 0.85, 0.85],
      ['crystals', 46, 2, 1.05, 0.95],
      ['crystals', 0, 24, 0.7, 0.45],
      ['crystals', -46, 46, 1.15, 0.95],
      ['crystals', 40, 54, 0.9, 0.85],
    ],
  },
  {
    id: 'vein-m',
    terrain: 'vein',
    ground: 'mountain',
    props: [
      ...PEAKS,
      ['crystals', -27, 10, 0.95, 0.95],
      ['crystals', 29, 8, 0.8, 0.85],
      ['crystals', -26, 40, 0.7, 0.8],
      ['crystals', 27, 40, 0.9, 0.95],
    ],
  },
  {
    id: 'cave',
    terrain: 'cave',
    ground: 'valley',
    props: [
      ['crag', -52, -6, 1.1, 0.9],
      ['crag', 52, -6, 1.1, 0.9],
      ['fern', -56, 34, 1, 0.7],
      ['fern', 54, 36, 1, 0.7],
      ['fern', -34, 56, 0.9, 0.7],
      ['fern', 36, 58, 0.9, 0.7],
    ],
  },
];

/** The landscape of a hex; jungles have two, so that neighbours do not look stamped. */
export function landscapeOf(hex: HexId, terrain: Terrain, ground: Ground): string {
  if (ground === 'mountain') return `${terrain}-m`;
  return terrain === 'jungle' ? `jungle-${Number(hex.slice(1)) % 2}` : terrain;
}

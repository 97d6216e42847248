// Where the pips of a die face lie, in units of a quarter of the die's size.

export type Pip = readonly [number, number];

const PIPS: readonly (readonly Pip[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** Pips of a face from 1 to 6; a blank die for anything else. */
export function pips(face: number): readonly Pip[] {
  return PIPS[face] ?? [];
}

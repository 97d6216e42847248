// Figures that are compared when somebody looks back: numbers of seats, and who holds what.
import type { Text } from '../../../protocol';
import type { Figure, Scene } from '../../game';
import { nameOf } from '../scene';
import { plain, text } from '../words';

const NOBODY = text('nobody', 'niemand');

/** Numbers of a seat: key, name, value. */
export const numbers = (
  seat: number,
  all: readonly (readonly [key: string, name: Text, value: number])[],
): Figure[] =>
  all.map(([key, name, value]) => ({
    key: `${key}/${seat}`,
    seat,
    name,
    value: plain(String(value)),
  }));

/** A thing that lies before a seat, or before nobody. */
export const held = (scene: Scene, key: string, name: Text, seat: number | null): Figure => ({
  key,
  seat: null,
  name,
  value: seat === null ? NOBODY : plain(nameOf(scene, seat)),
});

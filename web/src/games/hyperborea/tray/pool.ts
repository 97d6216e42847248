// The effects that the active player has not spent, and which kind of the menu spends them.
import type { Kind } from '../model';
import type { Point } from '../shown';

const KINDS: Record<string, Kind> = {
  move: 'walk',
  fly: 'fly',
  attack: 'attack',
  ranged: 'ranged',
  fortress: 'fort',
  mini: 'deploy',
  clone: 'deploy',
  tech: 'take',
  develop: 'develop',
  draw: 'draw',
  restore: 'restore',
  espionage: 'spy',
  remove_grey: 'purge',
};
const PREFIXES: readonly (readonly [string, Kind])[] = [
  ['generate_', 'generate'],
  ['swap_cube_', 'exchange'],
  ['develop_row_', 'row'],
  ['develop_diff_', 'diff'],
  ['strike_', 'strike'],
];

/** The kind of the menu that spends a point. */
export function spends(point: Point): Kind {
  const prefix = PREFIXES.find(([start]) => point.startsWith(start));
  return KINDS[point] ?? prefix?.[1] ?? 'end';
}

/** Kinds that cost no point and so have no chip in the pool. */
export const FREE_KINDS: readonly Kind[] = ['enter', 'upgrade', 'race', 'token'];

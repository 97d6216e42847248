// Counts by tray or type as lists to draw.

import type { Circles, Cubes, Research } from '../model';
import { CIRCLES, type Circle, type Seat, type TechFact, TRAYS, type Tray } from '../shown';

export interface Amount<T> {
  sort: T;
  n: number;
}

/** What is there at all, in the fixed order. */
export function amounts<T extends string>(
  names: readonly T[],
  counts: Partial<Record<T, number>>,
): Amount<T>[] {
  return names.map((sort) => ({ sort, n: counts[sort] ?? 0 })).filter(({ n }) => n > 0);
}

export const squares = (cubes: Cubes): Amount<Tray>[] => amounts(TRAYS, cubes);
export const circles = (research: Research | Circles): Amount<Circle>[] =>
  amounts<Circle>(CIRCLES, research);

function sumOf<T extends string>(
  names: readonly T[],
  lists: readonly Partial<Record<T, number>>[],
): Record<T, number> {
  const total = (name: T): number => lists.reduce((sum, counts) => sum + (counts[name] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, total(name)])) as Record<T, number>;
}

export type Facts = readonly (TechFact | undefined)[];

/** What phase B offers to a seat with these technologies on the left. */
export const cubesOffered = (seat: Seat, left: Facts): Cubes =>
  sumOf(TRAYS, [seat.produces.cubes, ...left.map((fact) => fact?.left ?? {})]);

/** What phase D offers to a seat with these technologies on the right. */
export const circlesOffered = (seat: Seat, right: Facts): Circles =>
  sumOf<Circle>(CIRCLES, [seat.produces.circles, ...right.map((fact) => fact?.right ?? {})]);

export const totalOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

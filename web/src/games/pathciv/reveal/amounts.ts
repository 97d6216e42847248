// Amounts that a sentence of the log names: "gain:red:2", "gain:heritage:-1".
import { partsOf } from '../../common/targets';
import type { Target } from '../../game';

export const isGain = (target: Target): boolean => partsOf(target).kind === 'gain';

export interface Gained {
  sort: string;
  n: number;
}

export function gained(target: Target): Gained {
  const [, sort = '', n = '0'] = target.split(':');
  return { sort, n: Number(n) };
}

/** Several lists as one, in the order of their first mention. */
export function together(lists: readonly Target[]): Gained[] {
  const sums = new Map<string, number>();
  for (const { sort, n } of lists.map(gained)) sums.set(sort, (sums.get(sort) ?? 0) + n);
  return [...sums].map(([sort, n]) => ({ sort, n })).filter(({ n }) => n !== 0);
}

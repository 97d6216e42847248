// Which short rules go with a thing on screen.
import { partsOf } from '../../common/targets';
import type { Target } from '../../game';

const BY_KIND: Record<string, string[]> = {
  set: ['action:place'],
  space: ['action:place'],
  site: ['action:enter'],
  row: ['action:develop', 'action:upgrade'],
  card: ['action:take'],
  deck: ['action:refresh'],
  spy: ['action:spy'],
  choose_tile: ['action:race'],
};

const ALIKE: Record<string, string> = { row: 'develop', diff: 'develop' };

export function topicsOf(target: Target): string[] {
  const { kind, id, parts } = partsOf(target);
  if (kind === 'action') return [`action:${ALIKE[id] ?? id}`];
  if (kind === 'cube') return parts[0] === 'available' ? ['action:place'] : [];
  return BY_KIND[kind] ?? [];
}

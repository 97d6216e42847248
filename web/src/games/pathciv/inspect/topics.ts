// Which short rules go with a thing on screen.
import { partsOf } from '../../common/targets';
import type { Target } from '../../game';
import type { Phase } from '../shown';

const BY_KIND: Record<string, string[]> = {
  stack: ['phase:technology'],
  marker: ['phase:philosophy'],
  cube: ['thing:limit'],
  circle: ['thing:limit'],
  type: ['phase:research'],
};

export function topicsOf(target: Target, phase: Phase): string[] {
  const { kind, id } = partsOf(target);
  if (kind === 'card') return [id.startsWith('w_') ? 'phase:wonders' : 'phase:leaders'];
  if (kind === 'event') return [id.startsWith('b_') ? 'phase:battle' : 'phase:challenge'];
  if (kind === 'action') return [`phase:${phase}`, 'thing:window'];
  return BY_KIND[kind] ?? [];
}

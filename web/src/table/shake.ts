// A thing that cannot be chosen says so with a small movement, once.
import type { Target } from '../games/game';

const FAR = '3px';
const MS = 180;

const isStill = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset['speed'] === 'off';

export function shake(target: Target): void {
  if (isStill()) return;
  const steps = ['0', FAR, `-${FAR}`, FAR, '0'].map((translate) => ({ translate }));
  for (const node of document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`))
    node.animate?.(steps, MS);
}

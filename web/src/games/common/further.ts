// A way that is put together from several answers, and clicked by where it leads.
import type { Text } from '../../protocol';
import type { Target, Way } from '../game';

interface Journey {
  path: string[];
  to: Target;
  text: Text;
  /** Whether chance has a say at its end. */
  chance?: boolean;
}

export function furtherWay({ path, to, text, chance = false }: Journey): Way {
  const effect = chance ? 'chance' : 'step';
  const choice = { act: path.at(-1) ?? '', text, targets: [to], effect, next: [] } as const;
  return {
    path,
    choice: { ...choice, targets: [to], next: [] },
    texts: [text],
    targets: [[to]],
  };
}

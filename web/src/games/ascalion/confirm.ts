// What the main button does, the most important first.
import type { Target } from '../game';

export const CONFIRM: readonly Target[] = [
  'action:done',
  'action:stop',
  'action:close',
  'action:no_transport',
  'action:pass',
  'action:end',
  'action:decline',
];

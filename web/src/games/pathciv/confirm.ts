// What the main button does, the most important first.
import type { Target } from '../game';
import { COMMIT } from './draft/lay';

export const CONFIRM: readonly Target[] = [COMMIT, 'action:pass'];

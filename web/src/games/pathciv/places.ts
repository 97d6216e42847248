// Which targets a part of the game shows; all others get a button of the shell. Layouts that differ
// from what lies there are reached by moving cards, and the main button passes.
import type { Target } from '../game';

export const places = (target: Target): boolean => !target.startsWith('act:');

// Which targets a part of the game shows; all others get a button of the shell.
import type { Target } from '../game';

export const places = (target: Target): boolean => !target.startsWith('act:');

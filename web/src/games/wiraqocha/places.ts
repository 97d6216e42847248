// Which targets a part of the game shows; all others get a button of the shell.
import type { Target } from '../game';
import { hand } from './clicks';
import { isAnswer } from './tray/answers';

const TOOLS: ReadonlySet<Target> = new Set([
  'action:roll',
  'action:build',
  'action:somnium_die',
  'action:income',
  'action:count',
]);

/** What a part of the game shows; while something is aimed, the rest is out of reach. */
export function places(target: Target): boolean {
  if (hand.held !== null) return true;
  if (TOOLS.has(target) || isAnswer(target)) return true;
  return /^(hex|card|die|piece|seat):/.test(target);
}

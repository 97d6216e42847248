// What may be done with a thing on screen, in words.
import type { Text } from '../../protocol';
import type { Scene, Target } from '../game';
import { COMMON, join } from './words';

/** What may be done with a target, or why nothing may. */
export function chances(target: Target, scene: Scene): Text | null {
  const ways = scene.pick.ways.get(target);
  if (ways === undefined) return scene.pick.reasons.get(target) ?? null;
  const names = ways.map(({ texts, choice }) => texts[0] ?? choice.text);
  const once = names.filter((name, i) => names.findIndex(({ en }) => en === name.en) === i);
  return COMMON.youCan(join(once));
}

// Answers that nothing on the map or on a player's board stands for.
import type { Choice, Text } from '../../../protocol';
import { isMain } from '../../common/scene';
import { join, plain } from '../../common/words';
import type { Scene, Target } from '../../game';
import { isOneOf } from '../../json';
import { CONFIRM } from '../confirm';
import { viewOf } from '../scene';
import { COLOURS, type Colour } from '../shown';
import { partsOf } from '../targets';
import { WORDS } from '../words';

export interface Answer {
  target: Target;
  choice: Choice;
  /** A colour that the answer is about. */
  colour: Colour | null;
}

const ELSEWHERE = /^(hex|site|cube|space|row|card|deck):/;

/** Kinds of the menu are chips; only its end is an answer, where the main button has it not. */
const isChip = (scene: Scene, target: Target): boolean =>
  viewOf(scene).turn.ask === 'menu' && target !== 'action:end';

/** What the set-up asks for next, in words; its prompt is the same for all. */
export function setUpHint(scene: Scene): Text | null {
  const [word = '', , level = ''] =
    [...scene.pick.ways.values()][0]?.[0]?.path[0]?.split(' ') ?? [];
  const hint = WORDS.hints[word] ?? null;
  return hint === null || word !== 'level' ? hint : join([hint, plain(level)], ' ');
}

export function answersOf(scene: Scene): Answer[] {
  return [...scene.pick.ways].flatMap(([target, ways]) => {
    const choice = ways[0]?.choice;
    if (choice === undefined || ELSEWHERE.test(target)) return [];
    if (isChip(scene, target) || isMain(scene, target, CONFIRM)) return [];
    const { kind, id } = partsOf(target);
    const coloured = (kind === 'colour' || kind === 'extra_cube') && isOneOf(COLOURS, id);
    return [{ target, choice, colour: coloured ? id : null }];
  });
}

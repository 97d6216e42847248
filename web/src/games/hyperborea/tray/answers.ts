// Answers that nothing on the map or on a player's board stands for.
import type { Choice, Text } from '../../../protocol';
import { isMain } from '../../common/scene';
import { partsOf } from '../../common/targets';
import { join, plain } from '../../common/words';
import type { Scene, Target } from '../../game';
import { isOneOf, present } from '../../json';
import { isShown } from '../clicks';
import { CONFIRM } from '../confirm';
import { hitOf } from '../prize';
import { isTouch, viewOf } from '../scene';
import { COLOURS, type Colour } from '../shown';
import { WORDS } from '../words';

export interface Answer {
  target: Target;
  choice: Choice;
  /** What an attack brings. */
  brings: Text | null;
  /** A colour that the answer is about. */
  colour: Colour | null;
}

/** Kinds of the menu are chips; only its end is an answer, where the main button has it not. */
const isChip = (scene: Scene, target: Target): boolean =>
  viewOf(scene).turn.ask === 'menu' && target !== 'action:end';

/** What the set-up asks for next, in words; its prompt is the same for all. */
export function setUpHint(scene: Scene): Text | null {
  const [target = ''] = scene.pick.ways.keys();
  const { kind } = partsOf(target);
  const hint = WORDS.hints[kind] ?? null;
  if (hint === null || kind !== 'row') return hint;
  const chosen = present(viewOf(scene).own?.rows ?? []).length;
  return join([hint, plain(`${FIRST_LEVEL - chosen}`)], ' ');
}
const FIRST_LEVEL = 3;

const isCube = (target: Target): boolean => {
  const { kind, parts } = partsOf(target);
  return kind === 'cube' && parts[0] !== 'available';
};

/** Whether it is chosen on the mat: rows, spaces, cubes. */
export const isOnMat = (target: Target): boolean =>
  ['space', 'row', 'cube'].includes(partsOf(target).kind);

function bringsOf({ act, targets }: Choice, scene: Scene): Text | null {
  const hit = hitOf({ path: [act], targets: [targets] }, scene);
  return hit === null ? null : WORDS.brings[hit.prize];
}

export function answersOf(scene: Scene): Answer[] {
  // Cubes on a mat are too small for fingers.
  const listed = (target: Target): boolean =>
    isTouch(scene) && isCube(target) && viewOf(scene).turn.ask !== 'menu';
  return [...scene.pick.ways].flatMap(([target, ways]) => {
    const choice = ways[0]?.choice;
    if (choice === undefined || (isShown(target) && !listed(target))) return [];
    if (isChip(scene, target) || isMain(scene, target, CONFIRM)) return [];
    const { kind, id, parts } = partsOf(target);
    const last = parts.at(-1);
    if (kind === 'cube' && isOneOf(COLOURS, last))
      return [{ target, choice, brings: null, colour: last }];
    const coloured = (kind === 'colour' || kind === 'extra_cube') && isOneOf(COLOURS, id);
    const brings = bringsOf(choice, scene);
    return [{ target, choice, brings, colour: coloured ? id : null }];
  });
}

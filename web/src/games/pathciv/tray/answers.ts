// Choices that have a place of their own in the tray: advantages, and pieces picked one by one.
import type { Text } from '../../../protocol';
import type { Scene, Target } from '../../game';
import { guideOf, isAsked, viewOf } from '../scene';
import { WORDS } from '../words';
import { questionOf } from './pieces';

export interface Answers {
  words: Text;
  targets: Target[];
}

const KINDS = /^(marker|cube|circle|type):/;

export function answersOf(scene: Scene): Answers | null {
  if (!isAsked(scene)) return null;
  const targets = [...scene.pick.ways.keys()].filter((target) => KINDS.test(target));
  if (targets.length === 0) return null;
  const view = viewOf(scene);
  if (view.turn.ask === 'opening') return { words: WORDS.openOne, targets };
  if (view.turn.ask === 'taking') return { words: WORDS.takeOne, targets };
  const question = questionOf(view, guideOf(scene));
  return question === null ? null : { words: question.words, targets };
}

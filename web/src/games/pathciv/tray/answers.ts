// Choices that have a place of their own in the tray: advantages, and pieces picked one by one.
import type { Text } from '../../../protocol';
import type { Scene, Target } from '../../game';
import { guideOf, isAsked, viewOf } from '../scene';
import { WORDS } from '../words';
import { type Question, questionOf } from './pieces';

export interface Answers {
  words: Text;
  targets: Target[];
  /** Several pieces that are picked one by one; null: an advantage. */
  question: Question | null;
}

const IS_MARKER = /^marker:/;

export function answersOf(scene: Scene): Answers | null {
  if (!isAsked(scene)) return null;
  const view = viewOf(scene);
  const markers = [...scene.pick.ways.keys()].filter((target) => IS_MARKER.test(target));
  if (view.turn.ask === 'opening' && markers.length > 0)
    return { words: WORDS.openOne, targets: markers, question: null };
  if (view.turn.ask === 'taking' && markers.length > 0)
    return { words: WORDS.takeOne, targets: markers, question: null };
  const question = questionOf(view, guideOf(scene));
  if (question === null || question.n <= 0) return null;
  const sorts = Object.entries(question.there).filter(([, n]) => n > 0);
  const targets = sorts.map(([sort]) => `${question.kind}:${sort}`);
  return { words: question.words, targets, question };
}

// Scores are thousandths of the way to a goal; people read per cent.
import type { Text } from '../../protocol';
import type { GameModule } from '../game';
import { WORDS } from './words';

function percent(thousandths: number): Text {
  const value = Math.floor(thousandths / 10);
  return { en: `${value}%`, de: `${value}\u00a0%` };
}

export const score: NonNullable<GameModule['score']> = { name: WORDS.nearestGoal, text: percent };

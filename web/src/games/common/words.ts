// Words that every game's screen needs, and how texts in both languages are put together.
import type { Text } from '../../protocol';

export const text = (en: string, de: string): Text => ({ en, de });

/** Texts with a separator between them. */
export function join(parts: readonly Text[], separator = ', '): Text {
  return text(parts.map(({ en }) => en).join(separator), parts.map(({ de }) => de).join(separator));
}

export const plain = (word: string): Text => text(word, word);

export const COMMON = {
  total: text('Points', 'Punkte'),
  points: (n: number) =>
    text(`${n} ${n === 1 ? 'point' : 'points'}`, `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`),
  youCan: (what: Text) => text(`You can: ${what.en}`, `Du kannst: ${what.de}`),
  rules: (ids: readonly string[]) => text(`Rules ${ids.join(', ')}`, `Regeln ${ids.join(', ')}`),
};

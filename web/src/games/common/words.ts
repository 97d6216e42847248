// Words that every game's screen needs, and how texts in both languages are put together.
import type { Text } from '../../protocol';

export const text = (en: string, de: string): Text => ({ en, de });

/** Texts with a separator between them. */
export function join(parts: readonly Text[], separator = ', '): Text {
  return text(parts.map(({ en }) => en).join(separator), parts.map(({ de }) => de).join(separator));
}

export const plain = (word: string): Text => text(word, word);

/** A number and what it counts, in the singular and the plural. */
export const many = (n: number, en: [string, string], de: [string, string]): Text =>
  text(`${n} ${n === 1 ? en[0] : en[1]}`, `${n} ${n === 1 ? de[0] : de[1]}`);

export const COMMON = {
  total: text('Points', 'Punkte'),
  points: (n: number) => many(n, ['point', 'points'], ['Punkt', 'Punkte']),
  search: text('Search names and effects', 'Namen und Effekte durchsuchen'),
  entries: (n: number) => many(n, ['entry', 'entries'], ['Eintrag', 'Einträge']),
  compare: text('Compare', 'Vergleichen'),
  letGo: text('Put back', 'Zurücklegen'),
  shut: text('Close', 'Schließen'),
  holdAnother: text('Now hold another card', 'Halte nun eine andere Karte'),
  youCan: (what: Text) => text(`You can: ${what.en}`, `Du kannst: ${what.de}`),
};

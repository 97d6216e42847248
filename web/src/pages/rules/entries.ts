// The rule texts of a game's guide. The shape of a guide is the game's own; wherever it holds an
// object with a name (or title) and a text, that is an entry.
import type { Text } from '../../protocol';

export interface RuleEntry {
  id: string;
  /** The part of the guide it stands in: "cards", "topics". */
  part: string;
  title: Text | null;
  text: Text;
}

function isText(value: unknown): value is Text {
  if (typeof value !== 'object' || value === null) return false;
  const { en, de } = value as Partial<Text>;
  return typeof en === 'string' && typeof de === 'string';
}

function collect(value: unknown, id: string, part: string, found: RuleEntry[]): void {
  if (typeof value !== 'object' || value === null || isText(value)) return;
  const fields = value as Record<string, unknown>;
  const title = [fields['title'], fields['name']].find(isText) ?? null;
  const text = [fields['text'], fields['rule']].find(isText);
  if (text !== undefined && text.en !== '')
    found.push({ id: typeof fields['id'] === 'string' ? fields['id'] : id, part, title, text });
  for (const [key, inner] of Object.entries(fields)) collect(inner, key, part || key, found);
}

export function rulesOf(guide: unknown): RuleEntry[] {
  const found: RuleEntry[] = [];
  collect(guide, '', '', found);
  return found;
}

/** The entries that hold all the words, in that language. */
export function findRules(
  entries: readonly RuleEntry[],
  words: string,
  lang: keyof Text,
): RuleEntry[] {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ title, text }) => {
    const whole = `${title?.[lang] ?? ''} ${text[lang]}`.toLowerCase();
    return wanted.every((word) => whole.includes(word));
  });
}

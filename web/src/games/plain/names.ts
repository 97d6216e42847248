// Words for the ids and fields of a game that nobody has drawn: its guide names what it knows.
import type { Text } from '../../protocol';
import type { Scene, Target } from '../game';

export type Names = ReadonlyMap<string, Text>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is Text =>
  isObject(value) && typeof value['en'] === 'string' && typeof value['de'] === 'string';

/** The names of a guide by id: everything in it that has a "name". */
export function namesIn(guide: unknown): Names {
  const names = new Map<string, Text>();
  const visit = (id: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit('', one);
    if (!isObject(value)) return;
    const own = typeof value['id'] === 'string' ? value['id'] : id;
    if (isText(value['name'])) names.set(own, value['name']);
    for (const [key, inside] of Object.entries(value)) visit(key, inside);
  };
  visit('', guide);
  return names;
}

const plain = (word: string): Text => ({ en: word, de: word });

/** A text as it is, an id of the guide by its name; any other word as it stands, "rounds_played" with
 * blanks. */
export function wordOf(value: unknown, names: Names): Text {
  if (value === null || value === undefined) return plain('–');
  if (value === true) return { en: 'yes', de: 'ja' };
  if (value === false) return { en: 'no', de: 'nein' };
  if (isText(value)) return value;
  const word = String(value);
  return names.get(word) ?? plain(word.replaceAll('_', ' '));
}

/** The fields of an object, the entries of a list counted from 0 as seats are; null for a word or a
 * text. */
export function fieldsOf(value: unknown): [string, unknown][] | null {
  if (Array.isArray(value)) return value.map((inside, k) => [String(k), inside]);
  return isObject(value) && !isText(value) ? Object.entries(value) : null;
}

/** What a choice is called: in the server's words. */
export function wordsOf({ pick }: Scene, target: Target): Text {
  return pick.ways.get(target)?.[0]?.texts.at(-1) ?? { en: target, de: target };
}

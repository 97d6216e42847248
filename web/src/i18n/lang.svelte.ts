// The present language, as reactive state: whatever reads it changes at once when it is switched.
import type { Text } from '../protocol';
import { de } from './de';
import { type Dictionary, en } from './en';

export type Lang = 'en' | 'de';

const DICTIONARIES: Record<Lang, Dictionary> = { en, de };

export const lang: { now: Lang } = $state({ now: 'en' });

export function setLang(to: Lang): void {
  lang.now = to;
}

/** A text of the server or of a game in the present language. */
export function say(text: Text): string {
  return text[lang.now];
}

/** The shell's own words in the present language: `t().undo`. */
export function t(): Dictionary {
  return DICTIONARIES[lang.now];
}

/** Words of ours in both languages, for what is shown later. */
export function both(pick: (words: Dictionary) => string): Text {
  return { en: pick(en), de: pick(de) };
}

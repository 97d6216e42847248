// What the gallery shows for the words typed into its search.
import type { Text } from '../../../protocol';
import type { CardFact, Guide, TechFact } from '../shown';

interface Found {
  technologies: [string, TechFact][];
  wonders: [string, CardFact][];
  leaders: [string, CardFact][];
  count: number;
}

type Lang = keyof Text;

/** Whether every word typed is in the name, the type or the text. */
function fits(words: readonly string[], texts: readonly Text[], lang: Lang): boolean {
  const all = texts.map((text) => text[lang].toLowerCase()).join(' ');
  return words.every((word) => all.includes(word));
}

export function searchGallery(guide: Guide, typed: string, lang: Lang): Found {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (fact: TechFact | CardFact): boolean =>
    fits(words, [fact.name, guide.types[fact.type].name, fact.text], lang);
  const technologies = Object.entries(guide.technologies).filter(([, fact]) => matches(fact));
  const cards = Object.entries(guide.cards).filter(([, fact]) => matches(fact));
  return {
    technologies,
    wonders: cards.filter(([, { kind }]) => kind === 'wonder'),
    leaders: cards.filter(([, { kind }]) => kind === 'leader'),
    count: technologies.length + cards.length,
  };
}

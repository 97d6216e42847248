// Gains in words as signs: "Builders +2, research in Cult +1" becomes a list of squares, circles and
// icons with their numbers. What is no plain gain stays in words.
import type { Lang } from '../../../i18n';
import type { Circle, Guide, Tray } from '../shown';
import { CIRCLES, TRAYS } from '../shown';

export type Sort = Tray | Circle | 'heritage' | 'population' | 'points' | 'history' | 'any_cubes';

export interface Gain {
  sort: Sort;
  n: number;
}

const PLAIN: Record<Lang, Record<string, Sort>> = {
  en: {
    heritage: 'heritage',
    population: 'population',
    points: 'points',
    'history cubes': 'history',
    'research of choice': 'any',
    'cubes of choice': 'any_cubes',
  },
  de: {
    Erbe: 'heritage',
    Bevölkerung: 'population',
    Punkte: 'points',
    Geschichtswürfel: 'history',
    'Forschung nach Wahl': 'any',
    'Würfel nach Wahl': 'any_cubes',
  },
};
const RESEARCH = { en: 'research in ', de: 'Forschung ' };
const FORMS: [RegExp, Sort][] = [
  [/^(\d+) (?:research points? of your choice|Forschungspunkte? deiner Wahl)$/, 'any'],
  [/^(\d+) (?:points? at once|Punkte? sofort)$/, 'points'],
];

/** What a name in a list of gains stands for. */
function sortOf(name: string, guide: Guide, lang: Lang): Sort | undefined {
  const plain = PLAIN[lang][name];
  if (plain !== undefined) return plain;
  if (name.startsWith(RESEARCH[lang])) {
    const type = name.slice(RESEARCH[lang].length);
    return CIRCLES.find((one) => one !== 'any' && guide.types[one].name[lang] === type);
  }
  return TRAYS.find((tray) => guide.trays[tray].name[lang] === name);
}

/** A gain, and when it comes if that is not at once: "Builders +1 in every phase B". */
function gainOf(words: string, guide: Guide, lang: Lang): (Gain | string)[] {
  for (const [form, sort] of FORMS) {
    const n = form.exec(words)?.[1];
    if (n !== undefined) return [{ sort, n: Number(n) }];
  }
  const [, name = '', n = '', when] = /^(.+?) ([+-]\d+)(?: (.+))?$/.exec(words) ?? [];
  const sort = sortOf(name, guide, lang);
  if (sort === undefined) return [words];
  return [{ sort, n: Number(n) }, ...(when === undefined ? [] : [when])];
}

/** The pieces of a text in their order. */
export function gainsOf(text: string, guide: Guide, lang: Lang): (Gain | string)[] {
  return text.split(/[,;] /).flatMap((words) => gainOf(words, guide, lang));
}

/** For places where words are cut off: signs before words, and nothing twice. */
export function signsFirst(pieces: readonly (Gain | string)[]): (Gain | string)[] {
  const words = pieces.filter((piece) => typeof piece === 'string');
  return [...pieces.filter((piece) => typeof piece !== 'string'), ...new Set(words)];
}

// What the sentences of the log mean for the screen: who chose what, what came of it, which things they
// name. The server sends words; each kind of sentence has its own (report_phrases.cpp), and the test
// reads all of them.
import type { Text } from '../../../protocol';
import type { Target, Told } from '../../game';
import { gainsOf } from '../parts/gains';
import type { Guide } from '../shown';

/** The kinds of sentences by their English words; the first that fits counts. */
const FORMS: readonly [key: string, form: RegExp][] = [
  ['round', /^Round \d+$/],
  ['won_first', /^.+ gets (?<thing>.+) for .+ \(\d+\), ahead of .+$/],
  ['won', /^.+ gets (?<thing>.+) for .+ \(\d+\)$/],
  ['lost_to_priority', /^.+ bids for (?<thing>.+) in vain, since a card of /],
  ['lost_to_rival', /^.+ bids for (?<thing>.+) in vain, since the Rival comes first/],
  ['lost', /^.+ bids for (?<thing>.+) in vain, since .+ comes first/],
  ['adopted', /^.+ can pay for nothing and takes (?<thing>.+) for free$/],
  ['bought', /^.+ buys (?<thing>.+) for .+ \(\d+\)$/],
  ['takes_times', /^.+ takes (?<thing>.+), \d+ times over$/],
  ['rival_takes', /^The Rival takes (?<thing>.+) out of the game$/],
  ['takes', /^.+ takes (?<thing>.+)$/],
  ['rival_opened', /^The Rival opens (?<thing>.+), .+ is out of the game$/],
  ['opened', /^.+ opens (?<thing>.+), .+ is out of the game$/],
  ['projects', /^.+ lays .+ on the left and .+ on the right$/],
  ['passed', /^.+ passes$/],
  ['gains', /^.+ gains (?<gains>.+)$/],
  ['chosen', /^.+ chooses (?<gains>.+)$/],
  ['returns', /^.+ puts back (?<losses>.+)$/],
  ['gives_up', /^.+ gives up (?<losses>.+)$/],
];

/** Choices that all make at the same time and everybody wants to see. */
const CHOICES = {
  projects: 'plain',
  opened: 'plain',
  takes: 'plain',
  takes_times: 'plain',
  won: 'plain',
  won_first: 'won',
  lost: 'lost',
  lost_to_priority: 'lost',
  lost_to_rival: 'lost',
  passed: 'plain',
  bought: 'plain',
  adopted: 'plain',
} as const;

export type Result = 'won' | 'lost' | 'plain';

/** How a choice came out; null: the sentence tells no choice. */
export const resultOf = ({ key }: Told): Result | null =>
  CHOICES[key as keyof typeof CHOICES] ?? null;

const isPhase = (guide: Guide, words: string): boolean =>
  Object.values(guide.phases).some((name) => name.en === words);

function thingIn(guide: Guide, name: string): Target[] {
  const find = (kind: string, facts: Record<string, { name: Text }>): Target[] => {
    const id = Object.keys(facts).find((one) => facts[one]?.name.en === name);
    return id === undefined ? [] : [`${kind}:${id}`];
  };
  return [
    ...find('card', guide.cards),
    ...find('tech', guide.technologies),
    ...find('marker', guide.markers),
  ];
}

/** "Builders +2, heritage +1" as targets; "Sages (2)" is less by two. */
function gainsIn(guide: Guide, words: string, less: boolean): Target[] {
  const plain = less ? words.replaceAll(/ \((\d+)\)/g, ' -$1') : words;
  return gainsOf(plain, guide, 'en').flatMap((gain) =>
    typeof gain === 'string' ? [] : [`gain:${gain.sort}:${gain.n}`],
  );
}

/** The sentence that these words are. */
export function sentenceOf(text: Text, names: readonly string[], guide: Guide): Told {
  const by = names.findIndex((name) => text.en.startsWith(`${name} `));
  if (isPhase(guide, text.en)) return { key: 'phase', by: -1, text, about: [] };
  for (const [key, form] of FORMS) {
    const found = form.exec(text.en);
    if (found === null) continue;
    const { thing, gains, losses } = found.groups ?? {};
    const about = [
      ...(thing === undefined ? [] : thingIn(guide, thing)),
      ...(gains === undefined ? [] : gainsIn(guide, gains, false)),
      ...(losses === undefined ? [] : gainsIn(guide, losses, true)),
    ];
    return { key, by, text, about };
  }
  return { key: '', by, text, about: [] };
}

/** The sentences of a line: each language has as many. */
export function sentencesOf(text: Text, names: readonly string[], guide: Guide): Told[] {
  const german = text.de.split('; ');
  return text.en.split('; ').map((en, i) => sentenceOf({ en, de: german[i] ?? en }, names, guide));
}

export const isGain = (target: Target): boolean => target.startsWith('gain:');

export interface Gained {
  sort: string;
  n: number;
}

/** "gain:red:2" */
export function gained(target: Target): Gained {
  const [, sort = '', n = '0'] = target.split(':');
  return { sort, n: Number(n) };
}

/** Several lists as one, in the order of their first mention. */
export function together(lists: readonly Target[]): Gained[] {
  const sums = new Map<string, number>();
  for (const { sort, n } of lists.map(gained)) sums.set(sort, (sums.get(sort) ?? 0) + n);
  return [...sums].map(([sort, n]) => ({ sort, n })).filter(({ n }) => n !== 0);
}

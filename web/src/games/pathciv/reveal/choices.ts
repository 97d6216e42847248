// Choices that all make at the same time and everybody wants to see, by the kinds of sentences that tell
// of them (report_phrases.cpp).
import type { Told } from '../../told';

export type Result = 'won' | 'lost' | 'plain';

const CHOICES: Readonly<Record<string, Result>> = {
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
};

/** How a choice came out; null: the sentence tells no choice. */
export const resultOf = ({ key }: Told): Result | null => CHOICES[key] ?? null;

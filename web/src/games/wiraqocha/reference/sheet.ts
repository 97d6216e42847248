// The order of the reference sheet: which short rules stand under which heading.
import type { Text } from '../../../protocol';
import { WORDS } from '../words';

export interface Chapter {
  title: Text;
  topics: readonly string[];
}

const actions = (...names: string[]): string[] => names.map((name) => `action:${name}`);

export const GOALS: readonly string[] = ['goal:treasure', 'goal:somnium', 'goal:leviathan'];

export const PHASES: readonly Chapter[] = [
  {
    title: WORDS.phase1,
    topics: actions('income', 'count', 'take_back', 'swap', 'cave_move', 'roll'),
  },
  {
    title: WORDS.phase2,
    topics: actions(
      'place',
      'conquer',
      'plunder',
      'lay',
      'step',
      'reroll',
      'somnium_die',
      'build',
      'buy_back',
      'ransom',
    ),
  },
  { title: WORDS.phase3, topics: actions('end_turn') },
];

export const CHAPTERS: readonly Chapter[] = [
  {
    title: WORDS.lands,
    topics: [
      'terrain:jungle',
      'terrain:village',
      'terrain:ruins',
      'terrain:vein',
      'ground:mountain',
      'terrain:cave',
    ],
  },
  {
    title: WORDS.pieces,
    topics: ['piece:base', 'piece:explorer', 'piece:driller', 'piece:zeppelin'],
  },
  {
    title: WORDS.things,
    topics: [
      'thing:condition',
      'thing:dice',
      'thing:defence_die',
      'thing:lift',
      'thing:reserve',
      'thing:cemetery',
      'thing:storage',
      'thing:card',
    ],
  },
];

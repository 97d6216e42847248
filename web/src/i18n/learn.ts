// The words of hints and of games that are taken up again: apart from the others, for they are
// loaded with these pages.
import type { HintRank } from '../protocol';
import { lang } from './lang.svelte';

const en = {
  title: 'What a Master looks at',
  close: 'Close the hints',
  rank: {
    best: 'clearly best',
    equal: 'about equal',
    weaker: 'weaker',
    poor: 'much weaker',
  } satisfies Record<HintRank, string>,
  allEqual: 'All of them are about equal. Follow your plan.',
  forced: 'There is nothing else to choose.',
  how: 'Point at a line to see it on the board. Click does it.',
  seen: 'The others see that you looked at a hint.',
  left: (n: number): string => (n === 1 ? 'One more hint is left.' : `${n} more hints are left.`),
  tryTitle: 'Try again from here',
  tryText: 'A table of your own that begins at this moment. Computers play the other seats.',
  seat: 'My seat',
  dice: 'Dice and cards',
  fresh: 'New ones',
  same: 'Those of this game',
  sameNote: 'They come again as long as they are drawn in the same order.',
  begin: 'Begin',
  tries: 'Tried again',
  myTry: (k: number): string => `Your try ${k}`,
  won: 'won',
  lost: 'lost',
  running: 'goes on',
  cancelled: 'called off',
  branch: (n: number): string => `Taken up again after ${n} actions of another game.`,
  origin: 'To that game',
};

export type LearnWords = typeof en;

const de: LearnWords = {
  title: 'Was ein Meister erwägt',
  close: 'Tipps schließen',
  rank: {
    best: 'klar am besten',
    equal: 'etwa gleich',
    weaker: 'schwächer',
    poor: 'viel schwächer',
  },
  allEqual: 'Alle sind etwa gleich gut. Folge deinem Plan.',
  forced: 'Etwas anderes gibt es nicht zu wählen.',
  how: 'Zeig auf eine Zeile, um sie auf dem Brett zu sehen. Ein Klick führt sie aus.',
  seen: 'Die anderen sehen, dass du dir einen Tipp angesehen hast.',
  left: (n) => (n === 1 ? 'Du hast noch einen Tipp.' : `Du hast noch ${n} Tipps.`),
  tryTitle: 'Ab hier neu versuchen',
  tryText:
    'Ein eigener Tisch, der mit diesem Moment beginnt. Die anderen Plätze spielt der Computer.',
  seat: 'Mein Platz',
  dice: 'Würfel und Karten',
  fresh: 'Neue',
  same: 'Die dieser Partie',
  sameNote: 'Sie kommen wieder, solange in derselben Reihenfolge gezogen wird.',
  begin: 'Anfangen',
  tries: 'Neu versucht',
  myTry: (k) => `Dein Versuch ${k}`,
  won: 'gewonnen',
  lost: 'verloren',
  running: 'läuft noch',
  cancelled: 'abgebrochen',
  branch: (n) => `Nach ${n} Aktionen einer anderen Partie neu aufgenommen.`,
  origin: 'Zu dieser Partie',
};

const DICTIONARIES = { en, de };

/** The words in the present language. */
export const l = (): LearnWords => DICTIONARIES[lang.now];

// The words of the overview of one's own tables: apart from the others, for they are loaded with it.
import { lang } from './lang.svelte';

const en = {
  intro: 'All your unfinished tables. What waits for you stands first, the least time on top.',
  waits: 'Waiting for you',
  none: 'Nothing waits for you.',
  others: 'Others are to move',
  open: 'Not begun yet',
  changed: (when: string): string => `last change ${when}`,
};

type MineWords = typeof en;

const de: MineWords = {
  intro: 'Alle deine offenen Tische. Was auf dich wartet, steht vorn, die knappste Zeit zuoberst.',
  waits: 'Warten auf dich',
  none: 'Nichts wartet auf dich.',
  others: 'Andere sind am Zug',
  open: 'Noch nicht begonnen',
  changed: (when) => `zuletzt ${when}`,
};

const DICTIONARIES = { en, de };

/** The words in the present language. */
export const m = (): MineWords => DICTIONARIES[lang.now];

// What is sensible to look at now, for a first game: one word for each question.
import type { Text } from '../../protocol';
import { join } from '../common/words';
import type { Scene } from '../game';
import { isAsked, viewOf } from './scene';
import type { Ask } from './shown';

const FIRST_ROUND: Text = {
  en: 'Start cards have no squares, so the left brings nothing yet. Lay on the right the two types whose technologies you want to buy at the end of the round.',
  de: 'Startkarten haben keine Quadrate, links bringt also noch nichts. Leg nach rechts die zwei Typen, deren Technologien du am Ende der Runde kaufen willst.',
};

const ASKED: Partial<Record<Ask, Text>> = {
  projects: {
    en: 'Left brings cubes, right brings research. Discard a start card while you have one: it is weak, and its type still counts.',
    de: 'Links bringt Würfel, rechts Forschung. Verwirf eine Startkarte, solange du eine hast: Sie ist schwach, und ihr Typ zählt weiter.',
  },
  deployment: {
    en: 'You produce more than your limit. Give up what you cannot use this round; more population raises the limit.',
    de: 'Du produzierst mehr als dein Limit. Verzichte auf das, was du diese Runde nicht brauchst; mehr Bevölkerung hebt das Limit.',
  },
  opening: {
    en: 'The advantage you open is there for everybody who comes later too. Choose the one that suits you most.',
    de: 'Den Vorteil, den du öffnest, bekommen auch alle, die später kommen. Nimm den, der dir am meisten nützt.',
  },
  taking: {
    en: 'Cubes help at once, research at the end of the round, population for the whole game.',
    de: 'Würfel helfen sofort, Forschung am Ende der Runde, Bevölkerung die ganze Partie.',
  },
  wonder_bids: {
    en: 'Wonders stay for ever and score. If others want the same one, the order of the types on your board decides: point at a card to see who comes first.',
    de: 'Wunder bleiben für immer und geben Punkte. Wollen andere dasselbe, entscheidet die Reihe der Typen auf deinem Brett: Zeig auf eine Karte, um zu sehen, wer zuerst kommt.',
  },
  leader_bids: {
    en: 'Only your newest leader lives. An early one with a lasting effect pays off most.',
    de: 'Nur dein neuester Anführer lebt. Ein früher mit dauerhaftem Effekt lohnt sich am meisten.',
  },
  circles: {
    en: 'Keep the research of the type that you want to buy now.',
    de: 'Behalte die Forschung des Typs, von dem du jetzt kaufen willst.',
  },
  technology_bids: {
    en: 'Everybody takes one technology. Dearer ones bring more cubes and more points; saved research is kept for the next round.',
    de: 'Jeder nimmt eine Technologie. Teurere bringen mehr Würfel und mehr Punkte; gesparte Forschung bleibt für die nächste Runde.',
  },
  gains: {
    en: 'Choose what is missing for your next purchase.',
    de: 'Wähle, was dir für den nächsten Kauf fehlt.',
  },
};

/** The first words of a game that is set up for newcomers. */
const FIRST_GAME: Text = {
  en: 'This table has the events and advantages of a first game; "New table" offers the others.',
  de: 'Dieser Tisch hat die Ereignisse und Vorteile der ersten Partie; „Neuer Tisch“ bietet die anderen an.',
};

export function hintOf(scene: Scene): Text | null {
  if (!isAsked(scene)) return null;
  const { turn, options } = viewOf(scene);
  const { ask, round } = turn;
  if (ask !== 'projects' || round > 1) return ASKED[ask] ?? null;
  return options.setup === 'first_game' ? join([FIRST_ROUND, FIRST_GAME], ' ') : FIRST_ROUND;
}

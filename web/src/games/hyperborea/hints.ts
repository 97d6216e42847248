// What is sensible to look at now, for a first game: from the open question and what is offered.
import type { Text } from '../../protocol';
import type { Scene } from '../game';
import type { Kind } from './model';
import { isAsked, offers, viewOf } from './scene';
import type { Ask } from './shown';

const COMMIT: Text = {
  en: 'Green and red let you move and fight, yellow and blue bring gems and cards. For a first game take one more green cube and start green on 3.',
  de: 'Grün und Rot lassen dich ziehen und kämpfen, Gelb und Blau bringen Edelsteine und Karten. Nimm für die erste Partie einen grünen Würfel mehr und beginne Grün auf 3.',
};

const ASKED: Partial<Record<Ask, Text>> = {
  race: {
    en: 'Each people has a power of its own. The simplest to play move or fight more cheaply.',
    de: 'Jedes Volk hat eine eigene Stärke. Am einfachsten spielt sich eines, das billiger zieht oder kämpft.',
  },
  commit: COMMIT,
  place_space: {
    en: 'Prefer a set that this cube fills: it works at once. Or begin one that you can fill with the cubes you hold.',
    de: 'Am besten füllt dieser Würfel ein Set: Es wirkt sofort. Oder beginne eines, das du mit deinen Würfeln füllen kannst.',
  },
  take_card: {
    en: 'Look for a card whose spaces have the colours you own most of. Points count at the end, the effect every time it is filled.',
    de: 'Suche eine Karte, deren Felder die Farben haben, die du am meisten besitzt. Punkte zählen am Ende, der Effekt jedes Mal, wenn sie gefüllt ist.',
  },
  victim: {
    en: 'Give what you need least: a marker on a low level comes back soonest.',
    de: 'Gib, was du am wenigsten brauchst: Ein Marker auf niedriger Stufe ist am schnellsten zurück.',
  },
};

const ENTER: Text = {
  en: 'A city on your hex is free: a miniature that enters gets what its sign shows, and stays inside until your next Reset.',
  de: 'Eine Stadt auf deinem Feld ist frei: Eine Figur, die eintritt, bekommt, was das Schild zeigt, und bleibt bis zum nächsten Reset darin.',
};
/** The first of these that is offered is worth a word. */
const MENU: readonly (readonly [Kind, Text])[] = [
  [
    'place',
    {
      en: 'Place your cubes first: a filled set works at once. Two green ones of Exploration let your miniatures walk.',
      de: 'Setze zuerst deine Würfel: Ein gefülltes Set wirkt sofort. Erkundung mit Grün lässt deine Figuren gehen.',
    },
  ],
  ['enter', ENTER],
  [
    'attack',
    {
      en: 'Attack where you stand: a ghost in your graveyard scores, and its site is free to enter.',
      de: 'Greife an, wo du stehst: Ein Geist auf deinem Friedhof zählt Punkte, und sein Ort ist frei.',
    },
  ],
  [
    'walk',
    {
      en: 'Walk towards cities and ruins. The signs tell the price; arriving reveals every hex around.',
      de: 'Geh auf Städte und Ruinen zu. Die Schilder nennen den Preis; wer ankommt, deckt alle Felder ringsum auf.',
    },
  ],
  [
    'take',
    {
      en: 'A technology point takes one of the eight cards: click one in the market.',
      de: 'Ein Technologiepunkt nimmt eine der acht Karten: Klicke eine in der Auslage an.',
    },
  ],
  [
    'develop',
    {
      en: 'Raise the track of the colour that you want more of: from level 4 on it can become a new cube.',
      de: 'Hebe die Reihe der Farbe, von der du mehr willst: Ab Stufe 4 kann daraus ein neuer Würfel werden.',
    },
  ],
  [
    'upgrade',
    {
      en: 'A marker stands high enough for a new cube. More cubes mean fuller sets, so do it now or go on to level 6 for two.',
      de: 'Ein Marker steht hoch genug für einen neuen Würfel. Mehr Würfel füllen mehr Sets; nimm ihn jetzt oder geh weiter bis Stufe 6 für zwei.',
    },
  ],
  [
    'end',
    {
      en: 'End the turn when nothing useful is left: points that are not spent are lost, cubes on sets stay.',
      de: 'Beende den Zug, wenn nichts Nützliches mehr übrig ist: Nicht genutzte Punkte verfallen, Würfel auf Sets bleiben liegen.',
    },
  ],
];

export function hintOf(scene: Scene): Text | null {
  if (!isAsked(scene)) return null;
  const { ask } = viewOf(scene).turn;
  if (ask !== 'menu') return ASKED[ask] ?? null;
  return MENU.find(([kind]) => offers(scene, kind))?.[1] ?? null;
}

// What is sensible to look at now, for a first game: one word for each question.
import type { Text } from '../../protocol';
import type { Scene } from '../game';
import { isAsked, viewOf } from './scene';
import type { Ask } from './shown';

const ASKED: Partial<Record<Ask, Text>> = {
  source_country: {
    en: 'Sources of different kinds close together are worth most: goods have to be carried into one country.',
    de: 'Quellen verschiedener Sorten nah beieinander sind am meisten wert: Waren müssen in ein Land getragen werden.',
  },
  claim_country: {
    en: 'Take countries with sources, side by side: neighbours of your own defend each other and need no passage.',
    de: 'Nimm Länder mit Quellen, die nebeneinander liegen: Eigene Nachbarn verteidigen einander und brauchen keine Durchfahrt.',
  },
  vote: {
    en: 'Say yes to what helps you more than the others: the green signs on the map show what production would bring.',
    de: 'Sag ja zu dem, was dir mehr nützt als den anderen: Die grünen Zeichen auf der Karte zeigen, was die Produktion brächte.',
  },
  recipe: {
    en: 'Cities win. A weapon makes a country 3 stronger. What a recipe costs must lie in one area.',
    de: 'Städte gewinnen. Eine Waffe macht ein Land um 3 stärker. Was ein Rezept kostet, muss in einem Gebiet liegen.',
  },
  foal_country: {
    en: 'A horse strengthens its country and carries goods two borders far. Spread them towards where you build.',
    de: 'Ein Pferd stärkt sein Land und trägt Waren zwei Grenzen weit. Verteile sie dorthin, wo du bauen willst.',
  },
  partner: {
    en: 'What is missing for a city? Whoever has it and touches you is your partner. Passing costs nothing.',
    de: 'Was fehlt dir zu einer Stadt? Wer es hat und an dich grenzt, ist dein Partner. Passen kostet nichts.',
  },
  answer: {
    en: 'Accept when it brings you nearer to a city than them. You may make one counter-offer.',
    de: 'Nimm an, wenn es dich einer Stadt näher bringt als sie. Du darfst ein Gegenangebot machen.',
  },
  transport: {
    en: 'Bring together what a recipe needs: wood, gold, coal and iron in one country make a city in the next round.',
    de: 'Bring zusammen, was ein Rezept braucht: Holz, Gold, Kohle und Eisen in einem Land ergeben nächste Runde eine Stadt.',
  },
  target: {
    en: 'Attack only with a clear lead: others may take sides. An area with goods or a city is worth it; a failed attack loses nothing but the turn.',
    de: 'Greif nur mit klarem Vorsprung an: Andere können Partei ergreifen. Ein Gebiet mit Waren oder Stadt lohnt sich; ein Fehlschlag kostet nur den Zug.',
  },
  side: {
    en: 'Help against whoever is nearer to three cities. Whatever you say, you lose nothing.',
    de: 'Hilf gegen den, der näher an drei Städten ist. Was du auch sagst, du verlierst nichts.',
  },
  passage: {
    en: 'Leave is given for one step only. Ask yourself where the boat is going with its cargo.',
    de: 'Die Durchfahrt gilt nur für einen Schritt. Frag dich, wohin das Boot mit seiner Ladung will.',
  },
  bonus: {
    en: 'A success brings one transport for each of your cities. Use it to guard what you have won.',
    de: 'Ein Sieg bringt einen Transport je eigener Stadt. Sichere damit, was du gewonnen hast.',
  },
};

export const hintOf = (scene: Scene): Text | null =>
  isAsked(scene) ? (ASKED[viewOf(scene).turn.ask] ?? null) : null;

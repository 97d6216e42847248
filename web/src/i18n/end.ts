// The words of the end of a game and of looking back: apart from the others, for they are loaded with
// these pages.
import { lang } from './lang.svelte';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en = {
  label: 'The end of the game',
  count: 'The count',
  race: 'The race',
  places: 'Places',
  place: (n: number): string => `Place ${n}`,
  goalOf: (share: number, goal: string): string => `${share}% of the way: ${goal}`,
  reached: (goal: string): string => `reached: ${goal}`,
  noGoal: 'no step towards a goal',
  allGoals: 'All goals',
  shortPoints: (n: number): string => `You were ${plural(n, 'point', 'points')} short.`,
  ahead: (n: number, name: string): string => `${plural(n, 'point', 'points')} ahead of ${name}.`,
  turned: 'How it turned',
  chances: 'Chance to win',
  table: 'Table',
  look: 'Look',
  bySearch: 'found by our search, from what everybody knew then',
  percent: (n: number): string => `${n}%`,
  looking: (done: number, all: number): string => `Looking back: ${done} of ${all} turns`,
  later: 'The turning points appear when every turn has been looked at.',
  calm: 'No turn changed much: it was decided little by little.',
  noStory: 'There is no curve of this game. The replay has every moment of it.',
  aborted: 'It was called off before anybody could win. The replay has what was played.',
  start: 'Beginning',
  finish: 'The end',
  replayHere: 'Show in the replay',
  turningFor: (name: string, from: number, to: number): string =>
    `${name}: from ${from}% to ${to}%`,
  rises: (name: string, from: number, to: number): string =>
    `The chance of ${name} goes from ${from}% to ${to}%`,
  chart: (lines: string): string => `The chances of all players: ${lines}`,
  curve: (lines: string): string => `How it stood from turn to turn: ${lines}`,
  analyse: 'Analyse',
  board: 'Show the board',
  fair: 'Fair dice and record',
  ratings: 'Ratings after this game',
};

export type EndWords = typeof en;

const de: EndWords = {
  label: 'Das Ende der Partie',
  count: 'Die Wertung',
  race: 'Das Rennen',
  places: 'Plätze',
  place: (n) => `Platz ${n}`,
  goalOf: (share, goal) => `${share}\u00a0% des Wegs: ${goal}`,
  reached: (goal) => `erreicht: ${goal}`,
  noGoal: 'keinem Ziel näher gekommen',
  allGoals: 'Alle Ziele',
  shortPoints: (n) => `Dir ${n === 1 ? 'fehlte 1 Punkt' : `fehlten ${n} Punkte`}.`,
  ahead: (n, name) => `${plural(n, 'Punkt', 'Punkte')} vor ${name}.`,
  turned: 'Wie es kam',
  chances: 'Siegchance',
  table: 'Tabelle',
  look: 'Ansicht',
  bySearch: 'von unserer Suche, nach dem, was damals alle wussten',
  percent: (n) => `${n}\u00a0%`,
  looking: (done, all) => `Blickt zurück: ${done} von ${all} Zügen`,
  later: 'Die Wendepunkte erscheinen, sobald jeder Zug angesehen ist.',
  calm: 'Kein Zug änderte viel: Es entschied sich nach und nach.',
  noStory: 'Von dieser Partie gibt es keine Kurve. Die Wiederholung hat jeden Moment.',
  aborted:
    'Sie wurde abgebrochen, bevor jemand gewinnen konnte. Die Wiederholung hat, was gespielt wurde.',
  start: 'Beginn',
  finish: 'Ende',
  replayHere: 'In der Wiederholung zeigen',
  turningFor: (name, from, to) => `${name}: von ${from} auf ${to}\u00a0%`,
  rises: (name, from, to) => `Die Chance von ${name} geht von ${from} auf ${to}\u00a0%`,
  chart: (lines) => `Die Chancen aller Spieler: ${lines}`,
  curve: (lines) => `Der Stand von Zug zu Zug: ${lines}`,
  analyse: 'Analysieren',
  board: 'Spielplan zeigen',
  fair: 'Faire Würfel und Aufzeichnung',
  ratings: 'Wertungen nach dieser Partie',
};

const DICTIONARIES = { en, de };

/** The words in the present language. */
export const e = (): EndWords => DICTIONARIES[lang.now];

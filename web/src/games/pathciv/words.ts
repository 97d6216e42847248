// The words of Path of Civilization's screen in English and German. What the engine says (names,
// prompts, reasons, reports, texts of cards) is not repeated here.
import type { Text } from '../../protocol';
import { many, text } from '../common/words';
import type { ScorePart } from './model';
import { cubes, PROMPTS, pointsOf } from './promptWords';
import type { Phase } from './shown';

const PARTS: Record<ScorePart, Text> = {
  technologies: text('Technologies', 'Technologien'),
  philosophy: text('Philosophy', 'Philosophie'),
  population: text('Population', 'Bevölkerung'),
  leaders: text('Leaders', 'Anführer'),
  wonders: text('Wonders', 'Wunder'),
  tokens: text('Tokens', 'Marker'),
  cubes: text('Cubes left', 'Übrige Würfel'),
};

/** The phases of a round with the letters of the rules. */
const PHASES: Partial<Record<Phase, [string, Text]>> = {
  projects: ['A', text('Projects', 'Projekte')],
  deployment: ['B', text('Deployment', 'Einsatz')],
  philosophy: ['C1', text('Philosophy', 'Philosophie')],
  wonders: ['C2', text('Wonders', 'Wunder')],
  leaders: ['C3', text('Leaders', 'Anführer')],
  research: ['D', text('Research', 'Forschung')],
  technology: ['E', text('Technology', 'Technologie')],
  challenge: ['F', text('Event', 'Ereignis')],
};

/** How a sentence of the log goes on before signs, by its kind. */
const VERBS: Record<string, Text> = {
  gains: text('gains', 'erhält'),
  chosen: text('chooses', 'wählt'),
  returns: text('puts back', 'legt zurück'),
  gives_up: text('gives up', 'verzichtet auf'),
};

export const WORDS = {
  parts: PARTS,
  phases: PHASES,

  // The event line
  events: text('Nine rounds and their events', 'Neun Runden und ihre Ereignisse'),
  round: (n: number) => text(`Round ${n}`, `Runde ${n}`),
  now: text('now', 'jetzt'),
  done: text('over', 'vorbei'),
  noEvent: text('no event', 'kein Ereignis'),
  challenge: text('Challenge', 'Herausforderung'),
  battle: text('Battle', 'Schlacht'),
  threat: text('Threat', 'Bedrohung'),
  threatOf: (n: number) => text(`threat ${n}`, `Bedrohung ${n}`),
  rival: text('Rival', 'Rivale'),
  history: (name: string, n: number) =>
    text(`${name}: history points ${n}`, `${name}: Geschichtspunkte ${n}`),
  power: (name: string, n: number) => text(`${name}: power ${n}`, `${name}: Macht ${n}`),
  rank: (n: number) => text(`rank ${n}`, `Rang ${n}`),
  noRank: text('no rank', 'kein Rang'),
  pays: (n: number) => text(`Rank ${n}`, `Rang ${n}`),
  paysNot: text('pays nobody', 'zahlt niemandem'),
  standing: text('As things stand', 'Nach jetzigem Stand'),
  nextEvents: text('The next events', 'Die nächsten Ereignisse'),

  // Technologies
  stacks: text('Technologies for sale', 'Technologien zum Kauf'),
  level: (n: number) => text(`level ${n}`, `Stufe ${n}`),
  copies: (n: number) => many(n, ['copy left', 'copies left'], ['Karte übrig', 'Karten übrig']),
  noCopies: text('sold out', 'ausverkauft'),
  price: (n: number) => text(`price ${n}`, `Preis ${n}`),
  box: text('Bonus of the box', 'Bonus der Box'),
  youHave: text('you have', 'du hast'),
  yours: text('yours', 'deine'),
  costs: (n: number) => text(`costs ${n}`, `kostet ${n}`),
  short: (n: number) => many(n, ['short', 'short'], ['fehlt', 'fehlen']),
  shortOf: (tray: 'grey' | 'purple', n: number) =>
    tray === 'grey'
      ? many(n, ['builder short', 'builders short'], ['Baumeister fehlt', 'Baumeister fehlen'])
      : many(
          n,
          ['ambassador short', 'ambassadors short'],
          ['Botschafter fehlt', 'Botschafter fehlen'],
        ),
  costsOf: (n: number, have: number, what: Text) =>
    text(`costs ${n} of your ${have} (${what.en})`, `kostet ${n} von deinen ${have} (${what.de})`),
  researchIn: (type: Text, n: number) =>
    text(`${type.en}: you have ${pointsOf(n).en}`, `${type.de}: du hast ${pointsOf(n).de}`),

  // The civilization board
  boardOf: (name: string) => text(`The board of ${name}`, `Das Brett von ${name}`),
  board: text('Board', 'Brett'),
  leftFields: text('Left: cubes', 'Links: Würfel'),
  rightFields: text('Right: research', 'Rechts: Forschung'),
  lastField: {
    discard: text('Discard', 'Verwerfen'),
    open: text('To lay', 'Zu legen'),
    fresh: text('New card', 'Neue Karte'),
  },
  newHint: text('to come', 'kommt noch'),
  emptyField: text('empty', 'leer'),
  swapHint: text(
    'Drag a card onto another, or click both: they change places.',
    'Zieh eine Karte auf eine andere oder klicke beide an: Sie tauschen die Plätze.',
  ),
  committed: text(
    'Locked in. Shown when everybody is ready.',
    'Festgelegt. Wird aufgedeckt, sobald alle fertig sind.',
  ),
  isCommitted: text('locked in', 'festgelegt'),
  choosing: text('choosing', 'wählt noch'),
  slot: (name: Text, place: Text) => text(`${name.en}, ${place.en}`, `${name.de}, ${place.de}`),
  lifted: text('taken up', 'aufgenommen'),
  places: {
    left: text('left field', 'linkes Feld'),
    right: text('right field', 'rechtes Feld'),
    discard: text('to be discarded', 'wird verworfen'),
    open: text('still to be laid', 'noch zu legen'),
    fresh: text('new card', 'neue Karte'),
  },
  noOwnCards: text('no wonder and no leader yet', 'noch kein Wunder und kein Anführer'),
  discardedCards: (n: number) => text(`Discarded: ${n}`, `Verworfen: ${n}`),
  trays: text('Cubes', 'Würfel'),
  research: text('Research', 'Forschung'),
  ofLimit: (n: number, limit: number) => text(`+${n}, limit ${limit}`, `+${n}, Limit ${limit}`),
  before: (n: number) => text(`before: ${n}`, `vorher: ${n}`),
  cut: (n: number) => text(`${n} above the limit`, `${n} über dem Limit`),
  gain: (n: number) => text(`${n} more this round`, `${n} dazu in dieser Runde`),
  any: text('of choice', 'nach Wahl'),
  wonders: text('Wonders', 'Wunder'),
  leaders: text('Leaders', 'Anführer'),
  living: text('living', 'lebt'),
  dead: text('dead', 'tot'),
  none: text('none', 'keine'),
  priority: text('Priority', 'Vorrang'),
  priorityOf: (type: Text, n: number) => text(`${type.en}: ${n}`, `${type.de}: ${n}`),
  always: text('before all ranks', 'vor allen Rängen'),

  // What is to be done, in the viewer's own numbers
  prompts: PROMPTS,
  discardQuestion: (name: Text) => text(`Discard ${name.en}?`, `„${name.de}“ verwerfen?`),
  discardLost: (name: Text) =>
    text(
      `You have not changed anything yet: ${name.en} lies on the fifth place and goes for good.`,
      `Du hast noch nichts getauscht: „${name.de}“ liegt auf dem fünften Platz und ist dann weg.`,
    ),
  discardLeft: (name: Text) =>
    text(
      `${name.en} has stayed on the fifth place all the time and goes for good.`,
      `„${name.de}“ ist auf dem fünften Platz liegen geblieben und ist dann weg.`,
    ),
  discardYes: text('Discard it', 'Verwerfen'),
  discardNo: text('Lay them first', 'Erst legen'),

  // Comparing
  compare: (name: string) => text(`Compare with ${name}`, `Mit ${name} vergleichen`),
  you: text('you', 'du'),

  // Choosing pieces
  chosenOf: (n: number, all: number) => text(`${n} of ${all} chosen`, `${n} von ${all} gewählt`),
  takeBack: (name: Text) => text(`Take back ${name.en}`, `${name.de} zurücknehmen`),
  openOne: text('Open one advantage for all', 'Öffne einen Vorteil für alle'),
  takeOne: text('Take one advantage', 'Nimm einen Vorteil'),
  giveUpCubes: (n: number) => text(`Give up ${cubes(n).en}`, `Auf ${cubes(n).de} verzichten`),
  giveUpCircles: (n: number) =>
    text(`Give up ${pointsOf(n).en}`, `Auf ${pointsOf(n).de} verzichten`),
  chooseTypes: (n: number) =>
    text(`${pointsOf(n).en} of your choice`, `${pointsOf(n).de} deiner Wahl`),
  chooseCubes: (n: number) => text(`${cubes(n).en} of your choice`, `${cubes(n).de} deiner Wahl`),

  // The market
  market: text('Wonders and leaders', 'Wunder und Anführer'),
  unseen: (n: number) => text(`${n} to come`, `${n} kommen noch`),
  noCards: text('none for sale', 'keine auf dem Markt'),
  aim: text('the Rival aims at it', 'der Rivale hat es darauf abgesehen'),
  whoFirst: text('If several want it, first comes', 'Wollen es mehrere, kommt zuerst'),
  advantages: text('Advantages', 'Vorteile'),

  // Tracks
  tracks: text('Tracks', 'Leisten'),
  population: text('Population', 'Bevölkerung'),
  philosophy: text('Philosophy', 'Philosophie'),
  space: (n: number, limit: number) =>
    text(`space ${n}, limit ${limit}`, `Feld ${n}, Limit ${limit}`),
  limitOf: (n: number) =>
    text(`limit ${n} cubes, ${n} research`, `Limit ${n} Würfel, ${n} Forschung`),
  nextStep: (price: number) =>
    text(`next step costs ${price} blue`, `nächste Stufe kostet ${price} blaue`),
  topStep: text('highest step', 'höchste Stufe'),
  step: (n: number, name: Text) => text(`step ${n}, ${name.en}`, `Stufe ${n}, ${name.de}`),
  times: (n: number) => text(`${n} ×`, `${n} ×`),
  points: (n: number) => many(n, ['point', 'points'], ['Punkt', 'Punkte']),
  shown: text('shown', 'gezeigt'),
  open: text('open', 'offen'),
  heritage: text('Heritage', 'Erbe'),
  powerNow: text('Power', 'Macht'),
  tokens: (n: number) => many(n, ['token', 'tokens'], ['Marker', 'Marker']),
  historyCubes: (n: number) =>
    text(
      `${n === 1 ? '1 history cube' : `${n} history cubes`} on each challenge to come`,
      `${n === 1 ? '1 Geschichts-Würfel' : `${n} Geschichts-Würfel`} auf jeder kommenden Herausforderung`,
    ),

  // What was chosen
  bidsAgain: text('may bid again', 'darf noch einmal bieten'),
  keeps: (tray: 'grey' | 'purple', n: number) =>
    tray === 'grey'
      ? many(n, ['builder kept', 'builders kept'], ['Baumeister bleibt', 'Baumeister bleiben'])
      : many(
          n,
          ['ambassador kept', 'ambassadors kept'],
          ['Botschafter bleibt', 'Botschafter bleiben'],
        ),
  verbs: VERBS,

  // The score
  scoreSheet: text('Score sheet', 'Wertungsblatt'),
  estimate: text('If the game ended now', 'Wenn das Spiel jetzt endete'),
  final: text('Final score', 'Endwertung'),
  total: text('Points', 'Punkte'),
  target: (n: number) => text(`You win with ${n} points.`, `Du gewinnst mit ${n} Punkten.`),
  titleFrom: (n: number, name: Text) => text(`${name.en} from ${n}`, `${name.de} ab ${n}`),

  // Reference and gallery
  gallery: text('All technologies, wonders and leaders', 'Alle Technologien, Wunder und Anführer'),
  technologies: text('Technologies', 'Technologien'),
  goalHead: text('Goal and points', 'Ziel und Punkte'),
  roundHead: text('A round', 'Eine Runde'),
  eventHead: text('Events', 'Ereignisse'),
  otherHead: text('Limit, priority, tracks', 'Limit, Vorrang, Leisten'),
};

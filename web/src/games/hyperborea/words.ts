// The words of Hyperborea's screen in English and German. What the engine says (names, prompts,
// reasons, reports, texts of cards) is not repeated here.
import type { Text } from '../../protocol';
import { many, text } from '../common/words';
import type { Condition, Metal, Price, ScorePart } from './shown';

/** A number with the right form of its noun. */
const METALS: Record<Metal, Text> = {
  bronze: text('bronze', 'Bronze'),
  silver: text('silver', 'Silber'),
  gold: text('gold', 'Gold'),
};

const CONDITIONS: Record<Condition, Text> = {
  gems: text('Gems', 'Edelsteine'),
  technologies: text('Technologies', 'Technologien'),
  miniatures: text('Miniatures', 'Spielfiguren'),
};

const PARTS: Record<ScorePart, Text> = {
  gems: text('Gems', 'Edelsteine'),
  trophies: text('Trophies', 'Trophäen'),
  ghosts: text('Ghosts', 'Geister'),
  cubes: text('Cubes', 'Würfel'),
  objectives: text('Objectives', 'Zielplättchen'),
  cards: text('Technologies', 'Technologien'),
  control: text('Control', 'Kontrolle'),
};

export const WORDS = {
  coordinates: text('Show coordinates', 'Koordinaten zeigen'),
  map: (n: number) => text(`The map: ${n} hexes`, `Der Plan: ${n} Felder`),
  metals: METALS,
  conditions: CONDITIONS,
  parts: PARTS,

  // The map
  toMove: text('To move', 'Ein Schritt'),
  prices_of: {
    desert: text('desert 1', 'Wüste 1'),
    forest: text('forest +1 in', 'Wald +1 hinein'),
    swamp: text('swamp +1 out', 'Sumpf +1 hinaus'),
    mountain: text('peaks +1 both', 'Gebirge je +1'),
  },
  endsAfter: (n: number) => text(`Ends after ${n} of`, `Ende nach ${n} von`),
  gemGoal: (n: number) => text(`${n} gems`, `${n} Edelsteine`),
  cardGoal: (n: number) => text(`${n} cards`, `${n} Karten`),
  miniGoal: text('minis left', 'Figuren übrig'),
  prices: {
    cube: text('a cube', 'ein Würfel'),
    grey: text('a grey', 'ein grauer'),
    mini: text('a mini', 'eine Figur'),
    gem: text('a gem', 'ein Edelstein'),
  } as Record<Price, Text>,
  unexplored: text('unexplored', 'unerforscht'),
  homeland: text('homeland', 'Heimatland'),
  borderland: text('borderland', 'Grenzland'),
  unknown: text('unexplored land', 'unerforschtes Land'),
  centre: text('centre', 'Zentralfeld'),
  worth: (n: number) => many(n, ['point', 'points'], ['Punkt', 'Punkte']),
  free: (name: string, n: number) =>
    text(
      `${name}: ${n === 1 ? '1 miniature' : `${n} miniatures`}`,
      `${name}: ${n === 1 ? '1 Figur' : `${n} Figuren`}`,
    ),
  forts: (name: string, n: number) =>
    text(
      `${name}: ${n === 1 ? '1 fortress' : `${n} fortresses`}`,
      `${name}: ${n === 1 ? '1 Festung' : `${n} Festungen`}`,
    ),
  stopped: (n: number) => text(`${n} stopped`, `${n} gestoppt`),
  controlledBy: (name: string) => text(`controlled by ${name}`, `kontrolliert von ${name}`),
  ghostInside: text('a ghost inside', 'ein Geist darin'),
  insideOf: (name: string) => text(`${name} inside`, `${name} darin`),
  tokensLeft: (n: number) =>
    n === 0
      ? text('depleted', 'leer')
      : many(n, ['token left', 'tokens left'], ['Plättchen übrig', 'Plättchen übrig']),
  whatMayLie: text('May lie here', 'Kann hier liegen'),

  // The board of a player
  boardOf: (name: string) => text(`The board of ${name}`, `Das Tableau von ${name}`),
  board: text('Board', 'Tableau'),
  available: text('Drawn', 'Gezogen'),
  noCubes: text('No cube drawn', 'Kein Würfel gezogen'),
  unused: text('Unused', 'Ungenutzt'),
  bag: text('Bag', 'Beutel'),
  bagHolds: (n: number) =>
    text(`The bag holds ${n === 1 ? '1 cube' : `${n} cubes`}`, `Im Beutel: ${n} Würfel`),
  pool: text('Effects of this turn', 'Effekte dieses Zuges'),
  noPool: text('Fill a set to gain effects.', 'Fülle ein Set, um Effekte zu erhalten.'),
  actions: text('Actions', 'Aktionen'),
  answers: text('Your choice', 'Deine Wahl'),
  atEnd: text('At the end of your turn', 'Am Ende deines Zuges'),
  draws: (n: number, bag: number) =>
    text(`Draw ${n} of the ${bag} in the bag`, `${n} von ${bag} aus dem Beutel ziehen`),
  reset: text(
    'Reset: cubes back into the bag, miniatures leave their sites.',
    'Reset: Würfel in den Beutel, Figuren verlassen ihre Orte.',
  ),
  lost: text('Unspent effects are lost.', 'Ungenutzte Effekte verfallen.'),
  cubeIn: (colour: Text, place: Text) =>
    text(`${colour.en} cube, ${place.en}`, `Würfel ${colour.de}, ${place.de}`),
  space: (space: Text, set: Text) =>
    text(`${set.en}: ${space.en} space`, `${set.de}: Feld ${space.de}`),
  multi: text('multicolour', 'bunt'),
  full: text('full', 'voll'),
  closed: text('closed until the Reset', 'bis zum Reset geschlossen'),
  level: (row: Text, n: number) => text(`${row.en}, level ${n}`, `${row.de}, Stufe ${n}`),
  upgradeGives: (n: number) =>
    text(`an upgrade gives ${n === 1 ? '1 cube' : `${n} cubes`}`, `Aufwerten gibt ${n} Würfel`),
  ownCards: text('Technologies', 'Technologien'),
  noCards: text('No card taken yet.', 'Noch keine Karte genommen.'),
  stays: text('stays at the Reset', 'bleibt beim Reset'),
  stored: text('Kept token', 'Aufbewahrtes Plättchen'),
  storedOf: (metal: Text) =>
    text(`keeps a ${metal.en} token`, `bewahrt ein Plättchen auf (${metal.de})`),
  raceTile: text('Race tile', 'Fraktionsplättchen'),
  fortsOnTile: (n: number) =>
    many(n, ['fortress on it', 'fortresses on it'], ['Festung darauf', 'Festungen darauf']),

  // Figures of a seat
  points: (n: number) => many(n, ['point', 'points'], ['Punkt', 'Punkte']),
  gemsOf: (n: number, goal: number) => text(`${n} of ${goal} gems`, `${n} von ${goal} Edelsteinen`),
  cardsOf: (n: number, goal: number) =>
    text(`${n} of ${goal} technologies taken`, `${n} von ${goal} Technologien genommen`),
  reserveOf: (n: number) =>
    text(
      `${n === 1 ? '1 miniature' : `${n} miniatures`} in reserve`,
      `${n === 1 ? '1 Figur' : `${n} Figuren`} im Vorrat`,
    ),
  stock: (n: number) =>
    text(
      `${n === 1 ? '1 fortress' : `${n} fortresses`} in stock`,
      `${n === 1 ? '1 Festung' : `${n} Festungen`} im Vorrat`,
    ),
  ghosts: (n: number) => many(n, ['ghost', 'ghosts'], ['Geist', 'Geister']),
  trophies: (n: number) => many(n, ['trophy', 'trophies'], ['Trophäe', 'Trophäen']),
  objective: (what: Text) => text(`Objective: ${what.en}`, `Zielplättchen: ${what.de}`),
  choosing: text('choosing', 'wählt noch'),

  // The market
  deckLeft: (n: number) => text(`${n} face down`, `${n} verdeckt`),
  refresh: text('Replace both', 'Beide tauschen'),
  gap: text('no card left', 'keine Karte übrig'),
  notYet: text('dealt after the set-up', 'folgt nach dem Aufbau'),

  // The score
  scoreSheet: text('Score sheet', 'Wertungsblatt'),
  estimate: text('If the game ended now', 'Wenn das Spiel jetzt endete'),
  final: text('Final score', 'Endwertung'),
  endOf: (n: number, of: number) =>
    text(`${n} of ${of} conditions met`, `${n} von ${of} Bedingungen erfüllt`),
  ending: text('The end is triggered', 'Das Ende ist ausgelöst'),

  // Reference and gallery
  gallery: text('All cards, tokens and race tiles', 'Alle Karten, Plättchen und Fraktionen'),
  tokens: text('Ruin tokens', 'Ruinenplättchen'),
  raceTiles: text('Race tiles', 'Fraktionsplättchen'),
  copies: (n: number) => text(`${n} ×`, `${n} ×`),
  endHead: text('The end', 'Das Ende'),
  turnHead: text('A turn', 'Ein Zug'),
  mapHead: text('On the map', 'Auf dem Plan'),
  cubesHead: text('Cubes and rows', 'Würfel und Reihen'),
  cardsHead: text('Cards and powers', 'Karten und Kräfte'),
  baseHead: text('Base technologies', 'Basis-Technologien'),
  or: text('or', 'oder'),

  // Questions before something is lost
  endAsk: text('End the turn already?', 'Den Zug schon beenden?'),
  endAnyway: text('End anyway', 'Trotzdem beenden'),
  keepPlaying: text('Keep playing', 'Weiterspielen'),
  cubesLost: (cubes: Text) =>
    text(
      `${cubes.en} would lie unused until your Reset.`,
      `${cubes.de} läge ungenutzt bis zu deinem Reset.`,
    ),
  pointsLost: (points: Text) => text(`Lost: ${points.en}.`, `Verloren: ${points.de}.`),
  revealAsk: text('Reveal the land around?', 'Das Land ringsum aufdecken?'),
  revealLoss: text(
    'This step cannot be taken back: chance decides what lies there.',
    'Dieser Schritt kann nicht zurückgenommen werden: Der Zufall entscheidet, was dort liegt.',
  ),
  walkFar: (steps: number, price: number) =>
    text(
      `Walk there in ${steps} steps (${price})`,
      `In ${steps} Schritten dorthin gehen (${price})`,
    ),
  attackAsk: text('Attack for nothing but the place?', 'Nur um den Platz angreifen?'),
  noTrophy: (name: string) =>
    text(
      `You already have a trophy of ${name}: the miniature goes back to its owner, and you gain nothing.`,
      `Du hast schon eine Trophäe von ${name}: Die Figur geht an ihren Besitzer zurück, und du erhältst nichts.`,
    ),
  onlyFortress: (name: string) =>
    text(
      `Only the fortress falls: you have no point left for the miniatures of ${name} behind it.`,
      `Nur die Festung fällt: Für die Figuren von ${name} dahinter bleibt dir kein Punkt.`,
    ),
  fromAfar: text(
    'From afar it brings no trophy and no ghost. The same point attacks on the spot.',
    'Aus der Ferne bringt es weder Trophäe noch Geist. Vor Ort greift derselbe Punkt auch an.',
  ),
  attackAnyway: text('Attack anyway', 'Trotzdem angreifen'),
  brings: {
    ghost: text('a ghost', 'ein Geist'),
    trophy: text('a trophy', 'eine Trophäe'),
    gem: text('a gem', 'ein Edelstein'),
    fortress: text('the fortress falls', 'die Festung fällt'),
    nothing: text('no trophy, no gem', 'keine Trophäe, kein Edelstein'),
  },
  goThere: text('Go there', 'Hingehen'),
  chooseAnother: text('Choose another', 'Anders wählen'),

  // My mat
  myCubes: text('Your cubes', 'Deine Würfel'),
  toPlace: (n: number) => text(`Your cubes: ${n} to place`, `Deine Würfel: noch ${n}`),
  bagShort: (n: number) => text(`bag ${n}`, `Beutel ${n}`),
  unusedShort: (n: number) => text(`unused ${n}`, `ungenutzt ${n}`),
  nextCard: text('Next card: spend a card point', 'Nächste Karte: nutze einen Kartenpunkt'),
  technologies: text('Technologies', 'Technologien'),
  cards: (n: number) => text(`Cards ${n}`, `Karten ${n}`),
  backToMine: text('Back to mine', 'Zurück zu meinem'),
  forSale: text('Technologies for sale', 'Technologien in der Auslage'),

  // Set-up
  chosen: text('Chosen', 'Gewählt'),
  hints: {
    choose_race: text('Which people do you lead?', 'Welche Fraktion führst du?'),
    choose_tile: text('Which race tile do you take?', 'Welches Fraktionsplättchen nimmst du?'),
    choose_start: text('Which start technology?', 'Welche Start-Technologie?'),
    extra_cube: text('One more cube: which colour?', 'Ein weiterer Würfel: welche Farbe?'),
    row: text('Click the row that begins on level', 'Klicke auf die Reihe für Stufe'),
  } as Record<string, Text>,
  extraCube: text('One more cube', 'Ein weiterer Würfel'),
};

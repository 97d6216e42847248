// The words of Wiraqocha's screen in English and German. What the engine says (names, prompts,
// reasons, reports) is not repeated here.
import type { Text } from '../../protocol';
import { many, text } from '../common/words';

/** A number with the right form of its noun. */
export const resources = (n: number): Text =>
  many(n, ['resource', 'resources'], ['Ressource', 'Ressourcen']);
export const crystals = (n: number): Text =>
  many(n, ['crystal', 'crystals'], ['Kristall', 'Kristalle']);

export const WORDS = {
  nobody: text('free', 'frei'),
  map: (n: number) => text(`The valley, ${n} hexes`, `Das Tal, ${n} Felder`),
  dead: text('destroyed', 'zerstört'),
  coordinates: text('Show coordinates', 'Koordinaten zeigen'),

  needs: (what: string) => text(`needs ${what}`, `verlangt ${what}`),
  defence: (n: number) => text(`defence ${n}`, `Abwehr ${n}`),
  forceField: text('force field', 'Kraftfeld'),
  fortress: text('fortress', 'Festung'),
  probed: text('probed', 'sondiert'),
  artefactHere: (letter: string) =>
    text(`artefact ${letter} lies here`, `Artefakt ${letter} liegt hier`),

  cemetery: text('Cemetery', 'Friedhof'),
  backFor: (n: number) => text(`back for ${n}`, `zurück für ${n}`),
  cemeteryOf: (piece: Text, n: number, name: string) =>
    text(
      `${piece.en} of ${name}, ${n} in the cemetery`,
      `${piece.de} von ${name}, ${n} auf dem Friedhof`,
    ),

  technologies: text('Technologies', 'Technologien'),
  deck: (n: number) => text(`deck ${n}`, `Stapel ${n}`),
  deckLong: (n: number) => text(`${n} cards are still covered`, `${n} Karten liegen noch verdeckt`),
  youCanBuild: text('You can build this', 'Du kannst sie bauen'),
  soldOut: text('All cards are built.', 'Alle Karten sind gebaut.'),
  gap: text('A new card comes at the end of the turn', 'Am Ende des Zuges kommt eine neue Karte'),
  costs: (r: Text, c: Text) => text(`costs ${r.en} and ${c.en}`, `kostet ${r.de} und ${c.de}`),

  yourDice: text('Your dice', 'Deine Würfel'),
  diceOf: (name: string) => text(`Dice of ${name}`, `Würfel von ${name}`),
  free: (n: number) => text(`${n} free`, `${n} frei`),
  used: (n: number) => text(`${n} used`, `${n} benutzt`),
  onGuard: (n: number) => text(`${n} on guard`, `${n} ${n === 1 ? 'liegt' : 'liegen'}`),
  usedDie: text('used this turn', 'in diesem Zug benutzt'),
  guardOn: (face: number, hex: Text) =>
    text(`${face} lies on ${hex.en}`, `${face} liegt auf ${hex.de}`),
  freeDie: (face: number) => text(`Free die ${face}`, `Freier Würfel ${face}`),
  noDice: text('No free dice left', 'Keine freien Würfel mehr'),
  rollDice: (n: number) => text(`Roll ${n} ${n === 1 ? 'die' : 'dice'}`, `${n} Würfel werfen`),
  allowance: (n: number) =>
    text(`${n} ${n === 1 ? 'die' : 'dice'} this turn`, `${n} Würfel in diesem Zug`),

  changeDie: text('Change a die', 'Würfel ändern'),
  chooseDie: text('Choose a die', 'Wähle einen Würfel'),
  chooseHex: text('Choose a hex', 'Wähle ein Feld'),
  prepare: text('Prepare your turn', 'Zug vorbereiten'),
  step: text('Step ±1', 'Schritt ±1'),
  lay: text('Defend', 'Verteidigen'),
  reroll: text('Re-roll', 'Nachwurf'),
  rerolls: (n: number) => text(`${n} left`, `noch ${n}`),
  extraDie: text('Extra die', 'Extrawürfel'),
  exoskeleton: (face: number) => text(`Turn to ${face}`, `Auf ${face} drehen`),
  income: text('Take income', 'Einkommen'),
  count: text('Count dice', 'Würfel zählen'),
  factory: text('One more die', 'Ein Würfel mehr'),
  swap: text('Swap an airship', 'Luftschiff tauschen'),
  takeBack: text('Take back a die', 'Würfel zurück'),
  workshop: text('Repair a piece', 'Figur reparieren'),
  caveMove: text('Through the Cave', 'Durch die Höhle'),
  putDown: text('Cancel', 'Abbrechen'),

  stores: text('Stores', 'Vorräte'),
  storesOf: (name: string) => text(`Stores of ${name}`, `Vorräte von ${name}`),
  storage: (n: number) =>
    text(`${n} stay at the end of the turn`, `${n} bleiben am Ende des Zuges`),
  tooMany: (n: number) =>
    text(`${n} too many for the end of the turn`, `${n} zu viel für das Ende des Zuges`),
  inReserve: text('in reserve', 'in Reserve'),
  heldBy: (piece: Text, name: string) =>
    text(`${piece.en}, held by ${name}`, `${piece.de}, gefangen bei ${name}`),
  ownCard: (card: Text) => text(`Your card ${card.en}`, `Deine Karte ${card.de}`),
  fired: text('used up', 'verbraucht'),

  whichPiece: text('Which piece goes there?', 'Welche Figur zieht dorthin?'),
  whichBack: text('Which piece comes back?', 'Welche Figur kommt zurück?'),
  fromWhom: text('From whom?', 'Von wem?'),
  diceThen: (faces: string) => text(`then ${faces}`, `dann ${faces}`),
  noDiceThen: text('then none', 'dann keine'),
  payWith: (what: string) => text(`Pay ${what} with`, `${what} bezahlen mit`),
  beatWith: (v: number) => text(`Beat defence ${v} with`, `Abwehr ${v} schlagen mit`),
  chooseLoot: text('Your loot', 'Deine Beute'),
  beatenPiece: text('The beaten piece', 'Die geschlagene Figur'),
  ransom: text('The ransom', 'Das Lösegeld'),
  loot: {
    crystal: text('A crystal', 'Ein Kristall'),
    artefact: text('An artefact', 'Ein Artefakt'),
    captive: text('Your captive piece', 'Deine gefangene Figur'),
  },

  make: (dice: number, what: string) =>
    dice === 1 ? text(`makes ${what}`, `ergibt ${what}`) : text(`make ${what}`, `ergeben ${what}`),
  beats: (n: number) => text(`beats defence ${n}`, `schlägt Abwehr ${n}`),
  beat: (n: number) => text(`beat defence ${n}`, `schlagen Abwehr ${n}`),
  lifted: text('lifted to 7', 'auf 7 erhöht'),
  yours: (hex: Text) => text(`${hex.en} is yours`, `${hex.de} gehört dir`),
  leaves: (hex: Text) => text(`You leave ${hex.en}`, `Du verlässt ${hex.de}`),
  toCemetery: (piece: Text, name: string) =>
    text(
      `${piece.en} of ${name} goes to the cemetery`,
      `${piece.de} von ${name} kommt auf den Friedhof`,
    ),
  toReserve: (piece: Text, name: string) =>
    text(
      `${piece.en} of ${name} goes back to the reserve`,
      `${piece.de} von ${name} kommt zurück in die Reserve`,
    ),
  isCaptive: (piece: Text, name: string) =>
    text(`${piece.en} of ${name} is your captive`, `${piece.de} von ${name} ist dein Gefangener`),
  isGone: (piece: Text, name: string) =>
    text(`${piece.en} of ${name} is lost`, `${piece.de} von ${name} ist verloren`),
  guardNow: (face: number, hex: Text) =>
    text(`A ${face} guards ${hex.en}`, `Eine ${face} bewacht ${hex.de}`),
  dieGone: (hex: Text) =>
    text(
      `The defence die of ${hex.en} goes away`,
      `Der Verteidigungswürfel von ${hex.de} kommt weg`,
    ),
  takesArtefact: (letter: string) =>
    text(`You take artefact ${letter}`, `Du nimmst Artefakt ${letter}`),
  takesCard: (card: Text) => text(`${card.en} is yours`, `${card.de} gehört dir`),
  spends: (what: Text) => text(`You pay ${what.en}`, `Du zahlst ${what.de}`),
  gains: (what: Text) => text(`You get ${what.en}`, `Du bekommst ${what.de}`),
  diceLeft: (faces: string) => text(`Free dice left: ${faces}`, `Freie Würfel danach: ${faces}`),
  noDiceLeft: text('No free dice left', 'Keine freien Würfel danach'),
  condition: text('Condition', 'Bedingung'),
  defenceHead: text('Defence', 'Abwehr'),
  gives: text('Gives', 'Bringt'),
  diceAbove: (n: number, v: number) =>
    text(`${n === 1 ? '1 die' : `${n} dice`} above ${v}`, `${n} Würfel über ${v}`),
  liftPrice: (price: Text) =>
    text(`6 lifted to 7 for ${price.en}`, `6 auf 7 erhöht für ${price.de}`),
  oneDie: text('1 die each turn', '1 Würfel in jedem Zug'),
  oneReroll: text('1 re-roll each turn', '1 Nachwurf in jedem Zug'),
  drill: (n: number) =>
    text(`${n} drill points for a driller`, `${n} Förderpunkte für einen Bohrer`),
  anyDice: (n: number) => text(`any dice with the sum ${n}`, `beliebige Würfel mit Summe ${n}`),
  theseDice: text('exactly these dice', 'genau diese Würfel'),
  held: (name: string) => text(`Owned by ${name}`, `Gehört ${name}`),
  goals: text('Three ways to win', 'Drei Wege zum Sieg'),
  turn: text('Your turn', 'Dein Zug'),
  phase1: text('Phase I: prepare', 'Phase I: Vorbereitung'),
  phase2: text('Phase II: act, in any order', 'Phase II: Aktionen, in beliebiger Folge'),
  phase3: text('Phase III: at the end of the turn', 'Phase III: am Ende des Zuges'),
  lands: text('Terrain', 'Gelände'),
  pieces: text('Pieces', 'Figuren'),
  things: text('Dice, cards and the rest', 'Würfel, Karten und der Rest'),
  allCards: text('All technologies', 'Alle Technologien'),

  nearestGoal: text('Nearest goal', 'Nächstes Ziel'),
  treasure: text('Treasure', 'Schatz'),
  somnium: text('Somnium', 'Somnium'),
  leviathan: text('The Leviathan', 'Der Leviathan'),
  treasureLong: (n: number) =>
    text(`Wins with all ${n} artefacts.`, `Siegt mit allen ${n} Artefakten.`),
  treasureOff: text(
    'An artefact is lost: nobody can win by treasure any more.',
    'Ein Artefakt ist verloren: Niemand kann mehr durch den Schatz siegen.',
  ),
  somniumLong: (n: number) => text(`Wins with ${n} crystals.`, `Siegt mit ${n} Kristallen.`),
  leviathanLong: (r: number, c: Text) =>
    text(
      `Wins with cards worth ${r} resources and ${c.en}.`,
      `Siegt mit Karten im Wert von ${r} Ressourcen und ${c.de}.`,
    ),
  stillMissing: text('Still missing', 'Es fehlen noch'),
  heldHexes: text('hexes', 'Felder'),
  heldDice: text('dice next turn', 'Würfel im nächsten Zug'),
  baseInReserve: text('base in reserve', 'Basislager in Reserve'),
  holdsCaptive: (piece: Text, name: string) =>
    text(`holds ${piece.en} of ${name} captive`, `hält ${piece.de} von ${name} gefangen`),
} as const;

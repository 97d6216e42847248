// What a client of Wiraqocha is shown: its views and its guide, with readers that check them.
// Made by tools/emit_shapes from src/games/wiraqocha/shown.h and facts.h; do not edit.
import {
  type Reader, type Text, type TopicFact, either, flag, list, named, number, oneOf, orNull, perKey,
  perName, readTopicFact, record, text, words,
} from '../common/shown';

export const LAYOUTS = ['beginner', 'random', 'balanced'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const PIECE_KINDS = [
  'base', 'explorer', 'driller', 'zeppelin', 'android_explorer', 'juggernaut', 'mechanical_miner',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export const HEXES = [
  'n01', 'n02', 'n03', 'n04', 'n05', 'n06', 'n07', 'n08', 'n09', 'n10', 'n11', 'n12', 'p11', 'p22',
  'p33', 'p44', 'p55', 'p66', 's123', 's234', 's345', 's456', 'cave',
] as const;
export type Hex = (typeof HEXES)[number];

export const TOKEN_PLACES = [
  'n01', 'n02', 'n03', 'n04', 'n05', 'n06', 'n07', 'n08', 'n09', 'n10', 'n11', 'n12', 'p11', 'p22',
  'p33', 'p44', 'p55', 'p66', 's123', 's234', 's345', 's456', 'cave', 'card', 'removed',
] as const;
export type TokenPlace = (typeof TOKEN_PLACES)[number];

export const ARTEFACTS = ['a', 'b', 'c', 'd'] as const;
export type Artefact = (typeof ARTEFACTS)[number];

export const ACTION_KINDS = [
  'none', 'laid', 'revealed', 'began', 'rolled', 'income', 'count', 'swap', 'workshop', 'factory',
  'take_back', 'cave_move', 'roll', 'place', 'conquer', 'plunder', 'tunnel', 'lay', 'step',
  'reroll', 'somnium_die', 'exoskeleton', 'build', 'buy_back', 'fortress', 'probe', 'death_ray',
  'ransom', 'end_turn', 'at', 'with', 'pay', 'beat', 'to_cemetery', 'take_captive', 'loot_crystal',
  'loot_card', 'loot_artefact', 'loot_captive', 'face', 'step_die', 'card', 'piece', 'from',
  'pay_resources', 'pay_crystals',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const ASKS = [
  'nothing', 'target', 'mover', 'condition', 'beating', 'fate', 'loot', 'face', 'step', 'card',
  'piece', 'captor', 'payment',
] as const;
export type Ask = (typeof ASKS)[number];

export const CARDS = [
  'android_factory', 'flying_fortress', 'force_field', 'recovery_workshop', 'android_explorer',
  'battle_exoskeleton', 'death_ray', 'juggernaut', 'mechanical_miner', 'production_tanks',
  'psychic_probe', 'transport_tunneller',
] as const;
export type Card = (typeof CARDS)[number];

export const MARKS = [
  'income', 'count', 'workshop', 'factory', 'tunnel', 'somnium', 'exoskeleton', 'build', 'buy_back',
  'fortress', 'probe',
] as const;
export type Mark = (typeof MARKS)[number];

export const PHASES = [
  'laying', 'dealing', 'starting', 'preparing', 'rolling', 'acting', 'rerolling', 'somnium',
  'refilling', 'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ['none', 'treasure', 'somnium', 'leviathan', 'round_cap'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SUM_KINDS = ['number'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

export const FACES_KINDS = ['double', 'straight'] as const;
export type FacesKind = (typeof FACES_KINDS)[number];

export const TERRAINS = ['jungle', 'ruins', 'village', 'vein', 'cave'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const GROUNDS = ['valley', 'mountain'] as const;
export type Ground = (typeof GROUNDS)[number];

export const CARD_KINDS = ['building', 'invention'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export const PIECE_CLASSES = ['base', 'explorer', 'driller', 'airship'] as const;
export type PieceClass = (typeof PIECE_CLASSES)[number];

export const CONDITIONS = ['number', 'double', 'straight'] as const;
export type Condition = (typeof CONDITIONS)[number];

export interface Options {
  /** number of players */
  seats: number;
  /** how the board was laid out */
  layout: Layout;
  /** the seat that was chosen to begin, counted from 1; 0 if chance chose */
  firstPlayer: number;
  /** whether the Cave is in play */
  cave: boolean;
  /** whether beaten pieces can be taken captive */
  prisoner: boolean;
  /** the last round, 0 for no limit */
  roundCap: number;
  /** what the Battle Exoskeleton turns a die to */
  exoskeletonFace: number;
  /** most plunders in a turn, 0 for no limit */
  plundersPerTurn: number;
  /** whether the dice of the box limit what may be rolled */
  diceBoxLimit: boolean;
}
const readOptions: Reader<Options> = record<Options>({
  seats: number,
  layout: oneOf(LAYOUTS),
  firstPlayer: number,
  cave: flag,
  prisoner: flag,
  roundCap: number,
  exoskeletonFace: number,
  plundersPerTurn: number,
  diceBoxLimit: flag,
});

export interface Piece {
  /** null for no piece */
  kind: PieceKind | null;
  /** the seat it belongs to */
  owner: number | null;
}
const readPiece: Reader<Piece> = record<Piece>({
  kind: orNull(oneOf(PIECE_KINDS)),
  owner: orNull(number),
});

export interface Board {
  /** the hex on each of the 22 slots, null where none is laid yet */
  layout: (Hex | null)[];
  /** the piece on each hex; its owner controls the hex */
  pieces: Record<Hex, Piece>;
  /** face of the defence die, 0 for none */
  die: Record<Hex, number>;
  /** the hex struck by the Death Ray */
  dead: Hex | null;
  /** the hex with the force field, `card` if it waits on its card, `removed` if it is gone */
  forceField: TokenPlace;
  /** the same for the fortress */
  fortress: TokenPlace;
  /** the piece that the Death Ray took out of the game */
  removed: Piece;
  /** the artefacts that still lie on their ruins */
  lying: Artefact[];
}
const readBoard: Reader<Board> = record<Board>({
  layout: list(orNull(oneOf(HEXES))),
  pieces: perName(HEXES, readPiece),
  die: perName(HEXES, number),
  dead: orNull(oneOf(HEXES)),
  forceField: oneOf(TOKEN_PLACES),
  fortress: oneOf(TOKEN_PLACES),
  removed: readPiece,
  lying: list(oneOf(ARTEFACTS)),
});

export interface Pending {
  /** its word in the notation, `none` if there is no such action */
  doing: ActionKind;
  /** what is asked next, `nothing` if nothing is; then the menu is open */
  ask: Ask;
  /** the hex chosen */
  target: Hex | null;
  /** the hex it comes from, null for the reserve */
  from: Hex | null;
  /** the kind of the piece chosen */
  mover: PieceKind | null;
  /** the dice chosen for the condition */
  condition: number[];
  /** the dice chosen against the defence */
  beating: number[];
  /** the card chosen */
  card: Card | null;
  /** the captor chosen */
  captor: number | null;
  /** the die chosen, 0 for none */
  face: number;
}
const readPending: Reader<Pending> = record<Pending>({
  doing: oneOf(ACTION_KINDS),
  ask: oneOf(ASKS),
  target: orNull(oneOf(HEXES)),
  from: orNull(oneOf(HEXES)),
  mover: orNull(oneOf(PIECE_KINDS)),
  condition: list(number),
  beating: list(number),
  card: orNull(oneOf(CARDS)),
  captor: orNull(number),
  face: number,
});

export interface TreasureProgress {
  have: number;
  /** what it takes, with this number of players */
  goal: number;
  /** false once an artefact was destroyed */
  possible: boolean;
  /** share of the goal in thousandths, 0 if it is not possible */
  share: number;
}
const readTreasureProgress: Reader<TreasureProgress> = record<TreasureProgress>({
  have: number,
  goal: number,
  possible: flag,
  share: number,
});

export interface SomniumProgress {
  have: number;
  /** what it takes, with this number of players */
  goal: number;
  /** share of the goal in thousandths */
  share: number;
}
const readSomniumProgress: Reader<SomniumProgress> = record<SomniumProgress>({
  have: number,
  goal: number,
  share: number,
});

export interface Count {
  have: number;
  /** what it takes, with this number of players */
  goal: number;
}
const readCount: Reader<Count> = record<Count>({
  have: number,
  goal: number,
});

export interface LeviathanProgress {
  /** resources in the prices of all cards owned */
  resources: Count;
  /** crystals in these prices */
  crystals: Count;
  /** share of the goal in thousandths, what is beyond one half of it not counted */
  share: number;
}
const readLeviathanProgress: Reader<LeviathanProgress> = record<LeviathanProgress>({
  resources: readCount,
  crystals: readCount,
  share: number,
});

export interface Progress {
  /** artefacts */
  treasure: TreasureProgress;
  /** crystals */
  somnium: SomniumProgress;
  /** cards */
  leviathan: LeviathanProgress;
}
const readProgress: Reader<Progress> = record<Progress>({
  treasure: readTreasureProgress,
  somnium: readSomniumProgress,
  leviathan: readLeviathanProgress,
});

export interface Seat {
  /** resources in store */
  resources: number;
  /** crystals in store */
  crystals: number;
  /** artefacts held */
  artefacts: Artefact[];
  /** cards owned */
  cards: Card[];
  /** pieces of this kind in reserve */
  reserve: Record<PieceKind, number>;
  /** pieces of this kind in the cemetery */
  cemetery: Record<PieceKind, number>;
  /** the rival piece held captive here */
  captive: Piece;
  /** the hex with the base, null while it is in reserve */
  base: Hex | null;
  /** the hexes under control */
  hexes: Hex[];
  /** how many dice lie on them as defence; they are kept when the seat rolls */
  defenceDice: number;
  /** how near the seat is to the three goals (W8.13) */
  progress: Progress;
}
const readSeat: Reader<Seat> = record<Seat>({
  resources: number,
  crystals: number,
  artefacts: list(oneOf(ARTEFACTS)),
  cards: list(oneOf(CARDS)),
  reserve: perName(PIECE_KINDS, number),
  cemetery: perName(PIECE_KINDS, number),
  captive: readPiece,
  base: orNull(oneOf(HEXES)),
  hexes: list(oneOf(HEXES)),
  defenceDice: number,
  progress: readProgress,
});

export interface Yields {
  /** what it gives its holder at income */
  resources: number;
  /** dice it adds to the holder's allowance */
  dice: number;
  /** re-rolls it gives whoever holds it as the turn begins */
  rerolls: number;
  /** points that a driller makes there */
  drillPoints: number;
}
const readYields: Reader<Yields> = record<Yields>({
  resources: number,
  dice: number,
  rerolls: number,
  drillPoints: number,
});

export interface LaidHex {
  /** the slot it lies on */
  slot: number;
  /** V: an attacker's extra die must be higher; 0 if none is needed */
  defence: number;
  /** how many such dice an attack takes: 0, 1, or 2 against the fortress */
  beatingDice: number;
  /** resources to lift these dice to 7, where V is 6 */
  liftPrice: number;
  /** whether the force field protects it */
  forceField: boolean;
  /** whether the fortress stands there */
  fortress: boolean;
  /** what it gives */
  yields: Yields;
}
const readLaidHex: Reader<LaidHex> = record<LaidHex>({
  slot: number,
  defence: number,
  beatingDice: number,
  liftPrice: number,
  forceField: flag,
  fortress: flag,
  yields: readYields,
});

export interface Turn {
  /** the seat whose turn it is, null during setup */
  active: number | null;
  /** the free dice, in ascending order */
  pool: number[];
  /** what may not be done again this turn */
  done: Mark[];
  /** re-rolls left */
  rerolls: number;
  /** the part of it that the count gave, before the Android Factory; 0 before the count */
  counted: number;
  /** dice of the roll that are still to fall */
  toRoll: number;
  /** dice rolled this turn, the extra die included */
  rolled: number;
  /** dice spent on conditions and on beating defences */
  used: number;
  /** dice laid as defence this turn */
  laid: number;
  /** plunders so far */
  plunders: number;
  /** the base that the Psychic Probe has weakened until the end of the turn */
  probed: Hex | null;
  /** dice this turn, kept and rolled together; 0 during setup */
  allowance: number;
}
const readTurn: Reader<Turn> = record<Turn>({
  active: orNull(number),
  pool: list(number),
  done: list(oneOf(MARKS)),
  rerolls: number,
  counted: number,
  toRoll: number,
  rolled: number,
  used: number,
  laid: number,
  plunders: number,
  probed: orNull(oneOf(HEXES)),
  allowance: number,
});

export interface Supply {
  /** resources that nobody holds */
  resources: number;
  /** crystals that nobody holds */
  crystals: number;
}
const readSupply: Reader<Supply> = record<Supply>({
  resources: number,
  crystals: number,
});

export interface Table {
  /** how this game is played */
  options: Options;
  /** what lies where */
  board: Board;
  /** the open cards, from left to right */
  market: Card[];
  /** number of the round, from 1 */
  round: number;
  /** the seat that began, null during setup */
  first: number | null;
  /** `laying`, `dealing` and `starting` are the setup, `preparing` and `rolling` phase I, `acting`, `rerolling` and `somnium` phase II, `refilling` phase III */
  phase: Phase;
  /** the action that is being put together */
  pending: Pending;
  /** how the game ended, `none` while it runs */
  ending: Ending;
  /** the seat that has won, null while the game runs */
  winner: number | null;
  /** one entry for each player */
  seats: Seat[];
  /** what the rules make of each hex that is laid */
  hexes: Partial<Record<Hex, LaidHex>>;
  /** the running turn */
  turn: Turn;
  /** how many cards are still covered */
  deckSize: number;
  /** what nobody holds */
  supply: Supply;
}
const readTable: Reader<Table> = record<Table>({
  options: readOptions,
  board: readBoard,
  market: list(oneOf(CARDS)),
  round: number,
  first: orNull(number),
  phase: oneOf(PHASES),
  pending: readPending,
  ending: oneOf(ENDINGS),
  winner: orNull(number),
  seats: list(readSeat),
  hexes: named(HEXES, readLaidHex),
  turn: readTurn,
  deckSize: number,
  supply: readSupply,
});

export interface View {
  /** the seat that looks, null for a spectator */
  viewer: number | null;
  /** what everybody sees */
  table: Table;
}
export const readView: Reader<View> = record<View>({
  viewer: orNull(number),
  table: readTable,
});

export interface SumCondition {
  kind: SumKind;
  /** what the dice add up to */
  number: number;
}
const readSumCondition: Reader<SumCondition> = record<SumCondition>({
  kind: oneOf(SUM_KINDS),
  number: number,
});

export interface FacesCondition {
  kind: FacesKind;
  /** of the dice it takes */
  faces: number[];
}
const readFacesCondition: Reader<FacesCondition> = record<FacesCondition>({
  kind: oneOf(FACES_KINDS),
  faces: list(number),
});

export type ConditionFact =
  | SumCondition
  | FacesCondition;
const readConditionFact: Reader<ConditionFact> = either<ConditionFact>([
  ['number', readSumCondition],
  ['faces', readFacesCondition],
]);

export interface HexFact {
  name: Text;
  /** what it asks of its conqueror */
  condition: ConditionFact;
  terrain: Terrain;
  ground: Ground;
  /** at income */
  resources: number;
  /** points that a driller makes there */
  drillPoints: number;
  /** what is found there */
  artefact: Artefact | null;
}
const readHexFact: Reader<HexFact> = record<HexFact>({
  name: words,
  condition: readConditionFact,
  terrain: oneOf(TERRAINS),
  ground: oneOf(GROUNDS),
  resources: number,
  drillPoints: number,
  artefact: orNull(oneOf(ARTEFACTS)),
});

export interface Cost {
  resources: number;
  crystals: number;
}
const readCost: Reader<Cost> = record<Cost>({
  resources: number,
  crystals: number,
});

export interface CardFact {
  name: Text;
  kind: CardKind;
  cost: Cost;
  /** the piece that comes with it */
  piece: PieceKind | null;
  /** what it does */
  text: Text;
  /** ids of the rules that it is about */
  rules: string[];
}
const readCardFact: Reader<CardFact> = record<CardFact>({
  name: words,
  kind: oneOf(CARD_KINDS),
  cost: readCost,
  piece: orNull(oneOf(PIECE_KINDS)),
  text: words,
  rules: list(text),
});

export interface PieceFact {
  name: Text;
  /** what it counts as */
  class: PieceClass;
  /** pieces of each player */
  perSeat: number;
}
const readPieceFact: Reader<PieceFact> = record<PieceFact>({
  name: words,
  class: oneOf(PIECE_CLASSES),
  perSeat: number,
});

export interface ArtefactFact {
  name: Text;
  /** where it is found */
  hex: Hex | null;
}
const readArtefactFact: Reader<ArtefactFact> = record<ArtefactFact>({
  name: words,
  hex: orNull(oneOf(HEXES)),
});

export interface SlotFact {
  row: number;
  column: number;
  /** axial */
  q: number;
  /** axial */
  r: number;
}
const readSlotFact: Reader<SlotFact> = record<SlotFact>({
  row: number,
  column: number,
  q: number,
  r: number,
});

export interface ParametersFact {
  /** dice of a turn without villages */
  baseDice: number;
  /** dice in the box */
  boxDice: number;
  /** of a base */
  naturalDefence: number;
  /** what the Psychic Probe brings a defence down to */
  probeFace: number;
  /** what the Battle Exoskeleton turns a die to */
  exoskeletonFace: number;
  /** for turning a die by one */
  resourcesPerStep: number;
  /** resources kept at the end of a turn */
  resourceStorage: number;
  /** for a piece from the cemetery */
  buyBackPrice: number;
  /** drill points */
  pointsPerCrystal: number;
  /** in the box */
  supplyResources: number;
  /** in the box */
  supplyCrystals: number;
  /** open cards */
  marketSize: number;
  /** resources for a die of the Android Factory */
  factoryPrice: number;
  /** dice it gives */
  factoryDice: number;
  /** resources of the Production Tanks */
  tanksIncome: number;
  /** for a captive piece */
  ransomResources: number;
  /** for a captive piece */
  ransomCrystals: number;
  /** in the game */
  artefacts: number;
}
const readParametersFact: Reader<ParametersFact> = record<ParametersFact>({
  baseDice: number,
  boxDice: number,
  naturalDefence: number,
  probeFace: number,
  exoskeletonFace: number,
  resourcesPerStep: number,
  resourceStorage: number,
  buyBackPrice: number,
  pointsPerCrystal: number,
  supplyResources: number,
  supplyCrystals: number,
  marketSize: number,
  factoryPrice: number,
  factoryDice: number,
  tanksIncome: number,
  ransomResources: number,
  ransomCrystals: number,
  artefacts: number,
});

export interface TreasureGoal {
  artefacts: number;
}
const readTreasureGoal: Reader<TreasureGoal> = record<TreasureGoal>({
  artefacts: number,
});

export interface SomniumGoal {
  crystals: number;
}
const readSomniumGoal: Reader<SomniumGoal> = record<SomniumGoal>({
  crystals: number,
});

export interface GoalsFact {
  treasure: TreasureGoal;
  somnium: SomniumGoal;
  /** in the prices of all cards owned */
  leviathan: Cost;
}
const readGoalsFact: Reader<GoalsFact> = record<GoalsFact>({
  treasure: readTreasureGoal,
  somnium: readSomniumGoal,
  leviathan: readCost,
});

export interface ActionFact {
  name: Text;
  /** the key of the topic that explains it, if it is on a menu */
  topic: string | null;
}
const readActionFact: Reader<ActionFact> = record<ActionFact>({
  name: words,
  topic: orNull(text),
});

export interface Guide {
  /** `wiraqocha` */
  game: string;
  name: Text;
  hexes: Record<Hex, HexFact>;
  cards: Record<Card, CardFact>;
  pieces: Record<PieceKind, PieceFact>;
  artefacts: Record<Artefact, ArtefactFact>;
  /** the places of the hexes */
  slots: SlotFact[];
  /** numbers of the rules */
  parameters: ParametersFact;
  /** by number of players */
  goals: Record<string, GoalsFact>;
  /** every word that an action begins with */
  actions: Record<ActionKind, ActionFact>;
  /** short rules by subject, as `action:step` or `piece:base` */
  topics: Record<string, TopicFact>;
  terrains: Record<Terrain, Text>;
  grounds: Record<Ground, Text>;
  conditions: Record<Condition, Text>;
  cardKinds: Record<CardKind, Text>;
  layouts: Record<Layout, Text>;
  phases: Record<Phase, Text>;
  marks: Record<Mark, Text>;
  asks: Record<Ask, Text>;
  /** where tokens and pieces are when not on a hex */
  places: Record<string, Text>;
  endings: Record<Ending, Text>;
}
export const readGuide: Reader<Guide> = record<Guide>({
  game: text,
  name: words,
  hexes: perName(HEXES, readHexFact),
  cards: perName(CARDS, readCardFact),
  pieces: perName(PIECE_KINDS, readPieceFact),
  artefacts: perName(ARTEFACTS, readArtefactFact),
  slots: list(readSlotFact),
  parameters: readParametersFact,
  goals: perKey(readGoalsFact),
  actions: perName(ACTION_KINDS, readActionFact),
  topics: perKey(readTopicFact),
  terrains: perName(TERRAINS, words),
  grounds: perName(GROUNDS, words),
  conditions: perName(CONDITIONS, words),
  cardKinds: perName(CARD_KINDS, words),
  layouts: perName(LAYOUTS, words),
  phases: perName(PHASES, words),
  marks: perName(MARKS, words),
  asks: perName(ASKS, words),
  places: perKey(words),
  endings: perName(ENDINGS, words),
});


// What a client of Path of Civilization is shown: its views and its guide, with readers that check them.
// Made by tools/emit_shapes from src/games/pathciv/shown.h and facts.h; do not edit.
import {
  type Named, type Reader, type Text, type TopicFact, flag, list, number, oneOf, orMissing, orNull,
  perKey, perName, readNamed, readTopicFact, record, text, words,
} from '../common/shown';

/** What the guide names. */
export type BattleId = string;
export type BoardId = string;
export type CardId = string;
export type ChallengeId = string;
export type MarkerId = string;
export type StackId = string;
export type TechId = string;

export const SETUPS = ['standard', 'first_game'] as const;
export type Setup = (typeof SETUPS)[number];

export const TECH_SETS = ['core', 'variant', 'mixed'] as const;
export type TechSet = (typeof TECH_SETS)[number];

export const SCOPES = ['level_only', 'level_or_lower'] as const;
export type Scope = (typeof SCOPES)[number];

export const DEALINGS = ['random', 'ordered'] as const;
export type Dealing = (typeof DEALINGS)[number];

export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const PHASES = [
  'setup', 'start', 'projects', 'deployment', 'philosophy', 'wonders', 'leaders', 'research',
  'technology', 'challenge', 'battle', 'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const STAGES = [
  'lay_challenges', 'lay_battles', 'fill_stacks', 'deal_boards', 'deal_rival', 'give_bonuses',
  'begin_round', 'enter_wonders', 'enter_leaders', 'take_hands', 'plan_projects', 'deploy_cubes',
  'arrive', 'show_markers', 'open_markers', 'take_markers', 'gain_advantages', 'aim_at_wonder',
  'bid_for_wonders', 'build_wonders', 'aim_at_leader', 'bid_for_leaders', 'recruit_leaders',
  'count_research', 'begin_technology', 'bid_for_technologies', 'open_boxes', 'hold_challenge',
  'fight_battle', 'end_round', 'finish',
] as const;
export type Stage = (typeof STAGES)[number];

export const ASKS = [
  'challenge_type', 'battle_card', 'stack_card', 'board_of_seat', 'board_of_rival', 'wonder',
  'leader', 'marker_shown', 'marker_opened', 'type_of_rival', 'projects', 'deployment', 'opening',
  'taking', 'wonder_bids', 'leader_bids', 'circles', 'technology_bids', 'gains', 'nothing',
] as const;
export type Ask = (typeof ASKS)[number];

export const ENDINGS = ['none', 'rounds', 'rival_beaten', 'rival_unbeaten'] as const;
export type Ending = (typeof ENDINGS)[number];

export const TRAYS = ['red', 'yellow', 'blue', 'grey', 'purple'] as const;
export type Tray = (typeof TRAYS)[number];

export const CIRCLES = ['any', 'military', 'cult', 'science', 'culture', 'industry'] as const;
export type Circle = (typeof CIRCLES)[number];

export const TYPES = ['military', 'cult', 'science', 'culture', 'industry'] as const;
export type Type = (typeof TYPES)[number];

export const CARD_KINDS = ['wonder', 'leader'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface Options {
  /** number of players */
  seats: number;
  /** how the table is set up */
  setup: Setup;
  /** the technologies in play */
  techSet: TechSet;
  /** how often an advantage is gained at step 5 */
  philosophyMultiplier_5: number;
  /** advantages that may be taken at a step */
  philosophyChoiceScope: Scope;
  /** who gets which board */
  boards: Dealing;
  /** how strong the Rival is */
  soloDifficulty: Difficulty;
}
const readOptions: Reader<Options> = record<Options>({
  seats: number,
  setup: oneOf(SETUPS),
  techSet: oneOf(TECH_SETS),
  philosophyMultiplier_5: number,
  philosophyChoiceScope: oneOf(SCOPES),
  boards: oneOf(DEALINGS),
  soloDifficulty: oneOf(DIFFICULTIES),
});

export interface Turn {
  /** number of the round, 0 during the set-up */
  round: number;
  /** of the round */
  phase: Phase;
  /** what the rules do when no question is open */
  stage: Stage;
  /** the question that is open */
  ask: Ask;
  /** seats that have not committed yet */
  waiting: number[];
  /** seats that have arrived at a step of philosophy in this round */
  arrived: number[];
  /** seats that still bid in the contest */
  bidding: number[];
  /** seats that have paid for their technology in it */
  buyers: number[];
  /** stacks filled in the set-up; cards that still enter the market */
  cursor: number;
  /** how the game ended, `none` while it runs */
  ending: Ending;
}
const readTurn: Reader<Turn> = record<Turn>({
  round: number,
  phase: oneOf(PHASES),
  stage: oneOf(STAGES),
  ask: oneOf(ASKS),
  waiting: list(number),
  arrived: list(number),
  bidding: list(number),
  buyers: list(number),
  cursor: number,
  ending: oneOf(ENDINGS),
});

export interface Produce {
  /** what wonders and leaders add in phase B, by tray */
  cubes: Record<Tray, number>;
  /** what they add in phase D, by type; `any` for points of choice */
  circles: Record<Circle, number>;
}
const readProduce: Reader<Produce> = record<Produce>({
  cubes: perName(TRAYS, number),
  circles: perName(CIRCLES, number),
});

export interface Seat {
  /** the board, with its priority row */
  board: BoardId | null;
  /** technologies in hand, null for none */
  hand: (TechId | null)[];
  /** technologies on the left fields */
  left: (TechId | null)[];
  /** technologies on the right fields */
  right: (TechId | null)[];
  /** the technology of this round */
  new: TechId | null;
  /** technologies under the board */
  discarded: TechId[];
  /** wonders and leaders, living and dead */
  cards: CardId[];
  /** the living leader */
  living: CardId | null;
  /** the card that was won in the running contest and does nothing yet */
  won: CardId | null;
  /** cubes by tray */
  trays: Record<Tray, number>;
  /** research points by type */
  research: Record<Type, number>;
  /** space on the population track */
  population: number;
  /** step of philosophy */
  philosophy: number;
  /** permanent power */
  heritage: number;
  /** victory points taken */
  tokens: number;
  /** history cubes on each challenge to come */
  history: number;
  /** research points of choice that are still to be placed */
  anyResearch: number;
  /** cubes of choice that are still to be placed */
  anyCubes: number;
  /** whether the seat has nothing left to pick in the open window */
  committed: boolean;
  /** the most that phases B and D bring */
  limit: number;
  /** what cards add to the squares and circles of technologies */
  produces: Produce;
  /** types in which an effect gives priority before all ranks */
  firstIn: Type[];
  /** power as things stand */
  power: number;
  /** the rank in the coming battle as things stand, 0 for none */
  battleRank: number;
  /** history points in each challenge as things stand */
  historyPoints: Record<ChallengeId, number>;
  /** what cards of the market, stacks and the next `step` cost this seat */
  prices: Record<string, number>;
  /** the score if the game ended now */
  score: number;
  /** its parts: technologies, philosophy, population, leaders, wonders, tokens, cubes left */
  parts: number[];
}
const readSeat: Reader<Seat> = record<Seat>({
  board: orNull(text),
  hand: list(orNull(text)),
  left: list(orNull(text)),
  right: list(orNull(text)),
  new: orNull(text),
  discarded: list(text),
  cards: list(text),
  living: orNull(text),
  won: orNull(text),
  trays: perName(TRAYS, number),
  research: perName(TYPES, number),
  population: number,
  philosophy: number,
  heritage: number,
  tokens: number,
  history: number,
  anyResearch: number,
  anyCubes: number,
  committed: flag,
  limit: number,
  produces: readProduce,
  firstIn: list(oneOf(TYPES)),
  power: number,
  battleRank: number,
  historyPoints: perKey(number),
  prices: perKey(number),
  score: number,
  parts: list(number),
});

export interface Market {
  /** wonders and leaders that nobody has seen, in no order */
  unseen: CardId[];
  /** those for sale */
  open: CardId[];
  /** those that the Rival has taken */
  out: CardId[];
  /** stacks of variant technologies */
  variants: StackId[];
  /** copies left in each stack */
  copies: Record<StackId, number>;
}
const readMarket: Reader<Market> = record<Market>({
  unseen: list(text),
  open: list(text),
  out: list(text),
  variants: list(text),
  copies: perKey(number),
});

export interface Philosophy {
  /** advantages that nobody has seen, in no order */
  unseen: MarkerId[];
  /** by step from 0: shown and not decided yet */
  shown: MarkerId[][];
  /** by step from 0: open to all who arrive */
  open: MarkerId[][];
}
const readPhilosophy: Reader<Philosophy> = record<Philosophy>({
  unseen: list(text),
  shown: list(list(text)),
  open: list(list(text)),
});

export interface Rival {
  /** its board, null with two or more players */
  board: BoardId | null;
  /** its step */
  philosophy: number;
  /** the card that it aims at */
  aim: CardId | null;
  /** whether it has arrived at its step in this round */
  arrived: boolean;
}
const readRival: Reader<Rival> = record<Rival>({
  board: orNull(text),
  philosophy: number,
  aim: orNull(text),
  arrived: flag,
});

export interface Table {
  /** how this game is played */
  options: Options;
  /** where it stands */
  turn: Turn;
  /** one entry for each player */
  seats: Seat[];
  /** wonders, leaders and technologies for sale */
  market: Market;
  /** the advantages of its steps */
  philosophy: Philosophy;
  /** challenges of rounds 3, 5, 7 and 9 */
  challenges: (ChallengeId | null)[];
  /** battles of rounds 4, 6, 8 and 9 */
  battles: (BattleId | null)[];
  /** the Rival of a game alone */
  rival: Rival;
  /** advantages that were not opened */
  closedMarkers: MarkerId[];
  /** power of the threat in the coming battle; not in the set-up */
  threat: number | null;
  /** power of the Rival in the coming battle; only alone, and not in the set-up */
  rivalPower: number | null;
}
const readTable: Reader<Table> = record<Table>({
  options: readOptions,
  turn: readTurn,
  seats: list(readSeat),
  market: readMarket,
  philosophy: readPhilosophy,
  challenges: list(orNull(text)),
  battles: list(orNull(text)),
  rival: readRival,
  closedMarkers: list(text),
  threat: orMissing(number),
  rivalPower: orMissing(number),
});

export interface Secret {
  /** picks in the open window: the technology to be discarded */
  discard: TechId | null;
  /** the technologies for the left fields */
  left: (TechId | null)[];
  /** the advantage that is opened or taken */
  marker: MarkerId | null;
  /** the wonder or leader that is bid for */
  card: CardId | null;
  /** the technology that is bought or taken */
  tech: TechId | null;
  /** whether the seat passes */
  passed: boolean;
  /** cubes given up so far, by tray */
  cubesGiven: Record<Tray, number>;
  /** research points given up so far, by type; `any` for those of choice */
  circlesGiven: Record<Circle, number>;
  /** types named so far for points of choice */
  chosen: Record<Type, number>;
  /** trays named so far for cubes of choice */
  recruited: Record<Tray, number>;
}
const readSecret: Reader<Secret> = record<Secret>({
  discard: orNull(text),
  left: list(orNull(text)),
  marker: orNull(text),
  card: orNull(text),
  tech: orNull(text),
  passed: flag,
  cubesGiven: perName(TRAYS, number),
  circlesGiven: perName(CIRCLES, number),
  chosen: perName(TYPES, number),
  recruited: perName(TRAYS, number),
});

export interface View {
  /** the seat that looks, null for a spectator */
  viewer: number | null;
  /** what everybody sees */
  table: Table;
  /** what only the viewer knows, null for a spectator */
  own: Secret | null;
}
export const readView: Reader<View> = record<View>({
  viewer: orNull(number),
  table: readTable,
  own: orNull(readSecret),
});

export interface TechFact {
  name: Text;
  type: Type;
  level: number;
  cost: number;
  /** victory points */
  vp: number;
  /** in the box */
  copies: number;
  /** cubes by tray on a left field */
  left: Record<Tray, number>;
  /** research points by type on a right field */
  right: Record<Type, number>;
  /** both in words */
  text: Text;
}
const readTechFact: Reader<TechFact> = record<TechFact>({
  name: words,
  type: oneOf(TYPES),
  level: number,
  cost: number,
  vp: number,
  copies: number,
  left: perName(TRAYS, number),
  right: perName(TYPES, number),
  text: words,
});

export interface StackFact {
  type: Type;
  level: number;
  /** the technology of the basic set that may lie on it */
  core: TechId;
  /** that of the variant */
  variant: TechId;
  /** what opening its box gives */
  boxBonus: Text;
}
const readStackFact: Reader<StackFact> = record<StackFact>({
  type: oneOf(TYPES),
  level: number,
  core: text,
  variant: text,
  boxBonus: words,
});

export interface CardFact {
  name: Text;
  kind: CardKind;
  type: Type;
  level: number;
  cost: number;
  /** victory points */
  vp: number;
  /** what it does */
  text: Text;
}
const readCardFact: Reader<CardFact> = record<CardFact>({
  name: words,
  kind: oneOf(CARD_KINDS),
  type: oneOf(TYPES),
  level: number,
  cost: number,
  vp: number,
  text: words,
});

export interface MarkerFact {
  name: Text;
  /** the step it lies at in a first game */
  firstGameStep: number;
  /** what it gives */
  text: Text;
}
const readMarkerFact: Reader<MarkerFact> = record<MarkerFact>({
  name: words,
  firstGameStep: number,
  text: words,
});

export interface BoardFact {
  name: Text;
  /** the priority row: 1 is leftmost */
  ranks: Record<Type, number>;
  /** the priority row and the start bonus in words */
  text: Text;
}
const readBoardFact: Reader<BoardFact> = record<BoardFact>({
  name: words,
  ranks: perName(TYPES, number),
  text: words,
});

export interface ChallengeFact {
  name: Text;
  type: Type;
  /** the round it is held in */
  round: number;
  /** what it gives */
  text: Text;
}
const readChallengeFact: Reader<ChallengeFact> = record<ChallengeFact>({
  name: words,
  type: oneOf(TYPES),
  round: number,
  text: words,
});

export interface BattleFact {
  name: Text;
  /** the round it is fought in */
  round: number;
  /** power of the threat by number of players, from 1 */
  threat: number[];
  /** what each rank gives */
  ranks: Text[];
  /** the same as one text */
  text: Text;
}
const readBattleFact: Reader<BattleFact> = record<BattleFact>({
  name: words,
  round: number,
  threat: list(number),
  ranks: list(words),
  text: words,
});

export interface StepFact {
  name: Text;
  /** in blue cubes, from the step before */
  price: number;
  /** how often an advantage is gained there; that of step 5 is an option */
  multiplier: number;
  /** victory points */
  vp: number;
}
const readStepFact: Reader<StepFact> = record<StepFact>({
  name: words,
  price: number,
  multiplier: number,
  vp: number,
});

export interface SpaceFact {
  /** the most that phases B and D bring */
  limit: number;
  /** what it gives to those who reach it */
  gain: Text | null;
  /** victory points */
  vp: number;
}
const readSpaceFact: Reader<SpaceFact> = record<SpaceFact>({
  limit: number,
  gain: orNull(words),
  vp: number,
});

export interface PlayersFact {
  /** cards per market in the first round of a level */
  first: number;
  /** cards per market in the second */
  second: number;
  /** ranks that a battle pays */
  payingRanks: number;
}
const readPlayersFact: Reader<PlayersFact> = record<PlayersFact>({
  first: number,
  second: number,
  payingRanks: number,
});

export interface TitleFact {
  /** the least score */
  from: number;
  name: Text;
}
const readTitleFact: Reader<TitleFact> = record<TitleFact>({
  from: number,
  name: words,
});

export interface SoloFact {
  /** of the Rival in the battles, by difficulty */
  power: number[][];
  /** the score to reach, by difficulty */
  target: number[];
  /** what a score is called */
  titles: TitleFact[];
}
const readSoloFact: Reader<SoloFact> = record<SoloFact>({
  power: list(list(number)),
  target: list(number),
  titles: list(readTitleFact),
});

export interface ParametersFact {
  /** most research points of a type */
  researchCap: number;
  /** power of a red cube */
  powerPerRed: number;
  /** history points of a yellow cube */
  historyPerYellow: number;
  /** cubes left over for a point */
  leftOverDivisor: number;
}
const readParametersFact: Reader<ParametersFact> = record<ParametersFact>({
  researchCap: number,
  powerPerRed: number,
  historyPerYellow: number,
  leftOverDivisor: number,
});

export interface Guide {
  /** `pathciv` */
  game: string;
  name: Text;
  types: Record<Type, Named>;
  /** the sorts of cubes */
  trays: Record<Tray, Named>;
  phases: Record<Phase, Text>;
  technologies: Record<TechId, TechFact>;
  /** of technologies for sale */
  stacks: Record<StackId, StackFact>;
  /** wonders and leaders */
  cards: Record<CardId, CardFact>;
  /** the advantages of philosophy */
  markers: Record<MarkerId, MarkerFact>;
  boards: Record<BoardId, BoardFact>;
  challenges: Record<ChallengeId, ChallengeFact>;
  battles: Record<BattleId, BattleFact>;
  /** its steps from 0 */
  philosophy: StepFact[];
  /** the spaces of its track from 0 */
  population: SpaceFact[];
  /** what depends on their number, from 1 */
  players: PlayersFact[];
  /** a game alone */
  solo: SoloFact;
  /** numbers of the rules */
  parameters: ParametersFact;
  /** short rules by subject, as `phase:projects` or `thing:rival` */
  topics: Record<string, TopicFact>;
}
export const readGuide: Reader<Guide> = record<Guide>({
  game: text,
  name: words,
  types: perName(TYPES, readNamed),
  trays: perName(TRAYS, readNamed),
  phases: perName(PHASES, words),
  technologies: perKey(readTechFact),
  stacks: perKey(readStackFact),
  cards: perKey(readCardFact),
  markers: perKey(readMarkerFact),
  boards: perKey(readBoardFact),
  challenges: perKey(readChallengeFact),
  battles: perKey(readBattleFact),
  philosophy: list(readStepFact),
  population: list(readSpaceFact),
  players: list(readPlayersFact),
  solo: readSoloFact,
  parameters: readParametersFact,
  topics: perKey(readTopicFact),
});


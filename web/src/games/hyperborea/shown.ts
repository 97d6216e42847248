// What a client of Hyperborea is shown: its views and its guide, with readers that check them.
// Made by tools/emit_shapes from src/games/hyperborea/shown.h and facts.h; do not edit.
import {
  type Named, type Reader, type Text, type TopicFact, either, flag, list, named, number, oneOf,
  orMissing, orNull, perKey, perName, readNamed, readTopicFact, record, text, words,
} from '../common/shown';

/** What the guide names. */
export type CardId = string;
export type HexId = string;
export type RaceTileId = string;
export type SetId = string;
export type TileId = string;
export type TokenId = string;

export const LENGTHS = ['short', 'regular', 'long'] as const;
export type Length = (typeof LENGTHS)[number];

export const MODES = ['invasion', 'race_war'] as const;
export type Mode = (typeof MODES)[number];

export const MAPS = ['fog', 'open'] as const;
export type Map = (typeof MAPS)[number];

export const PICKS = ['random', 'chosen'] as const;
export type Pick = (typeof PICKS)[number];

export const RESET_RULES = ['faq', 'printed'] as const;
export type ResetRule = (typeof RESET_RULES)[number];

export const VICTIM_CHOICES = ['ask', 'auto'] as const;
export type VictimChoice = (typeof VICTIM_CHOICES)[number];

export const SPACES = [
  'red', 'green', 'purple', 'blue', 'orange', 'yellow', 'grey', 'multi',
] as const;
export type Space = (typeof SPACES)[number];

export const COLOURS = ['red', 'green', 'purple', 'blue', 'orange', 'yellow', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

export const PHASES = ['setup', 'starting', 'main', 'ending', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ASKS = [
  'get_race', 'first', 'reveal', 'get_tile', 'deal', 'draw_cube', 'unearth', 'race', 'commit',
  'menu', 'place_colour', 'place_space', 'walk_from', 'walk_to', 'fly_from', 'fly_to', 'attack_hex',
  'attack_target', 'attack_how', 'ranged_hex', 'ranged_target', 'fort_hex', 'deploy_hex',
  'enter_site', 'look', 'develop_row', 'row_size', 'row_row', 'diff_size', 'diff_row',
  'upgrade_row', 'take_card', 'refresh_deck', 'refresh_take', 'generate_colour', 'restore_cube',
  'exchange_cube', 'exchange_colour', 'purge_cube', 'spy_card', 'strike_sort', 'victim', 'option',
  'pay_cube', 'pay_grey', 'pay_mini', 'pay_gem', 'reset_cube', 'nothing',
] as const;
export type Ask = (typeof ASKS)[number];

export const ENDINGS = ['none', 'conditions', 'round_cap'] as const;
export type Ending = (typeof ENDINGS)[number];

export const SORTS = ['neg_develop', 'remove_cube', 'remove_mini', 'remove_gem'] as const;
export type Sort = (typeof SORTS)[number];

export const DECKS = ['deck_1', 'deck_2', 'deck_3', 'deck_4'] as const;
export type Deck = (typeof DECKS)[number];

export const RACES = [
  'red_duchy', 'emerald_kingdom', 'celestial_reign', 'coral_throne', 'golden_barony',
  'purple_matriarchy',
] as const;
export type Race = (typeof RACES)[number];

export const CONDITIONS = ['gems', 'technologies', 'miniatures'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];

export const SCORE_PARTS = [
  'gems', 'trophies', 'ghosts', 'cubes', 'objectives', 'cards', 'control',
] as const;
export type ScorePart = (typeof SCORE_PARTS)[number];

export const FIGURES = [
  'seat0', 'seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'ghost',
] as const;
export type Figure = (typeof FIGURES)[number];

export const POINTS = [
  'move', 'fly', 'attack', 'ranged', 'fortress', 'mini', 'clone', 'tech', 'gem', 'develop', 'draw',
  'restore', 'espionage', 'remove_grey', 'generate_red', 'generate_green', 'generate_purple',
  'generate_blue', 'generate_orange', 'generate_yellow', 'generate_any', 'swap_cube_red',
  'swap_cube_green', 'swap_cube_purple', 'swap_cube_blue', 'swap_cube_orange', 'swap_cube_yellow',
  'swap_cube_any', 'develop_row_1', 'develop_row_2', 'develop_row_3', 'develop_row_4',
  'develop_row_5', 'develop_row_6', 'develop_diff_1', 'develop_diff_2', 'develop_diff_3',
  'develop_diff_4', 'develop_diff_5', 'develop_diff_6', 'strike_neg_develop', 'strike_remove_cube',
  'strike_remove_mini', 'strike_remove_gem',
] as const;
export type Point = (typeof POINTS)[number];

export const PRICES = ['cube', 'grey', 'mini', 'gem'] as const;
export type Price = (typeof PRICES)[number];

export const PASSIVE_KINDS = ['replace', 'bonus', 'start'] as const;
export type PassiveKind = (typeof PASSIVE_KINDS)[number];

export const SITE_KINDS = ['city', 'ruin'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

export const TERRAINS = ['desert', 'forest', 'swamp', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ACTION_KINDS = [
  'none', 'got_race', 'began', 'revealed', 'got_tile', 'dealt', 'drew', 'unearthed', 'choose_race',
  'choose_tile', 'choose_start', 'extra_cube', 'level', 'place', 'walk', 'fly', 'attack', 'ranged',
  'fort', 'deploy', 'enter', 'token', 'develop', 'row', 'diff', 'upgrade', 'take', 'refresh',
  'draw', 'generate', 'restore', 'exchange', 'purge', 'spy', 'strike', 'race', 'end', 'colour',
  'on', 'at', 'site', 'target', 'kill', 'convert', 'size', 'card', 'deck', 'cube', 'free_mini',
  'gem', 'sort', 'option', 'decline', 'use_new', 'store_new', 'use_stored', 'stop', 'done',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export interface Options {
  /** number of players */
  seats: number;
  /** how long it lasts: the conditions that end it */
  length: Length;
  /** whether the homelands are neutral or those of the races */
  mode: Mode;
  /** whether it is covered at the start */
  map: Map;
  /** who picks the races */
  raceAssignment: Pick;
  /** who picks the race tiles */
  raceTile: Pick;
  /** the rule of the Reset */
  resetRule: ResetRule;
  /** the seat that was chosen to begin, counted from 1; 0 if chance chose */
  firstPlayer: number;
  /** whether the victims of a strike are asked what to lose */
  victimChoice: VictimChoice;
  /** the last round, 0 for none */
  roundCap: number;
}
const readOptions: Reader<Options> = record<Options>({
  seats: number,
  length: oneOf(LENGTHS),
  mode: oneOf(MODES),
  map: oneOf(MAPS),
  raceAssignment: oneOf(PICKS),
  raceTile: oneOf(PICKS),
  resetRule: oneOf(RESET_RULES),
  firstPlayer: number,
  victimChoice: oneOf(VICTIM_CHOICES),
  roundCap: number,
});

export interface Cursor {
  /** the set it lies on, `available` or `unused` */
  set: SetId | null;
  /** the kind of its space */
  space: Space | null;
  /** its colour */
  colour: Colour | null;
}
const readCursor: Reader<Cursor> = record<Cursor>({
  set: orNull(text),
  space: orNull(oneOf(SPACES)),
  colour: orNull(oneOf(COLOURS)),
});

export interface Walk {
  /** what all steps cost */
  price: number;
  /** where it begins, and every hex that it comes to */
  hexes: HexId[];
  /** the actions, in notation */
  path: string[];
  /** whether the last step turns over land */
  reveals: boolean;
}
const readWalk: Reader<Walk> = record<Walk>({
  price: number,
  hexes: list(text),
  path: list(text),
  reveals: flag,
});

export interface Fit {
  set: SetId | null;
  space: Space | null;
}
const readFit: Reader<Fit> = record<Fit>({
  set: orNull(text),
  space: orNull(oneOf(SPACES)),
});

export interface Turn {
  /** number of the round, 0 during the set-up */
  round: number;
  /** `setup`, then the parts of a turn, and `over` */
  phase: Phase;
  /** the question that is open */
  ask: Ask;
  /** the first player */
  first: number | null;
  /** whose turn it is */
  active: number | null;
  /** who has to answer now, null for chance and in the simultaneous choices */
  toMove: number | null;
  /** how the game ended, `none` while it runs */
  ending: Ending;
  /** whether the end is triggered */
  triggered: boolean;
  /** turns after the running one, once it is */
  turnsLeft: number;
  /** who still has to suffer the running strike */
  victims: number[];
  /** the sort of that strike */
  sort: Sort | null;
  /** the cube that the action in progress has named */
  cube: Cursor;
  /** the deck whose cards are replaced or dealt */
  deck: Deck | null;
  /** the hex that the action in progress has named */
  hex: HexId | null;
  /** its site, from 0 */
  site: number;
  /** the colour it has named */
  colour: Colour | null;
  /** the size of an item, or the steps of it that are left */
  size: number;
  /** while a step is made, or can be made from one hex only: its price by hex */
  steps: Record<HexId, number>;
  /** at the same time, hexes that take several steps: the cheapest way to each */
  walks: Record<HexId, Walk>;
  /** where drawn cubes could be placed now, by colour */
  fits: Partial<Record<Colour, Fit[]>>;
}
const readTurn: Reader<Turn> = record<Turn>({
  round: number,
  phase: oneOf(PHASES),
  ask: oneOf(ASKS),
  first: orNull(number),
  active: orNull(number),
  toMove: orNull(number),
  ending: oneOf(ENDINGS),
  triggered: flag,
  turnsLeft: number,
  victims: list(number),
  sort: orNull(oneOf(SORTS)),
  cube: readCursor,
  deck: orNull(oneOf(DECKS)),
  hex: orNull(text),
  site: number,
  colour: orNull(oneOf(COLOURS)),
  size: number,
  steps: perKey(number),
  walks: perKey(readWalk),
  fits: named(COLOURS, list(readFit)),
});

export interface OwnSet {
  /** its id; cards are known by their own */
  set: SetId;
  /** its spaces, as this player has them */
  spaces: Space[];
  /** the cube on each of them */
  cubes: (Colour | null)[];
  /** whether all spaces hold a cube */
  full: boolean;
  /** whether the other set of the base technology is in use */
  closed: boolean;
  /** activations in the running turn */
  activations: number;
}
const readOwnSet: Reader<OwnSet> = record<OwnSet>({
  set: text,
  spaces: list(oneOf(SPACES)),
  cubes: list(orNull(oneOf(COLOURS))),
  full: flag,
  closed: flag,
  activations: number,
});

export interface EndOfTurn {
  /** whether it would bring a Reset */
  reset: boolean;
  /** cubes that it would draw from the bag */
  draws: number;
}
const readEndOfTurn: Reader<EndOfTurn> = record<EndOfTurn>({
  reset: flag,
  draws: number,
});

export interface Seat {
  /** the people */
  race: Race | null;
  /** the race tile */
  tile: RaceTileId | null;
  /** the start technology */
  start: CardId | null;
  /** all sets in set order: base sets, the set of the race tile, cards */
  sets: OwnSet[];
  /** miniatures not on the map */
  reserve: number;
  /** fortresses not in use */
  stock: number;
  /** fortresses on the race tile */
  onTile: number;
  /** the spent fortress of Emerald A */
  beside: number;
  /** gems */
  gems: number;
  /** the level of each row */
  markers: Record<'red' | 'green' | 'purple' | 'blue' | 'orange' | 'yellow', number>;
  /** ghosts in the graveyard */
  ghosts: number;
  /** seats whose miniature lies there */
  trophies: number[];
  /** cubes in the bag */
  bag: Record<Colour, number>;
  /** cubes that were drawn and not placed */
  available: Record<Colour, number>;
  /** cubes out of use until the Reset */
  unused: Record<Colour, number>;
  /** cards taken, without the start technology */
  taken: number;
  /** conditions met */
  objectives: Condition[];
  /** the metal of the token that is kept */
  stored: Metal | null;
  /** whether the player still has to choose in the set-up */
  undecided: boolean;
  /** what the end phase would bring as the bag stands */
  end: EndOfTurn;
  /** the score if the game ended now */
  points: number;
  /** its parts */
  score: Record<ScorePart, number>;
  /** hexes controlled */
  control: number;
  /** coloured cubes owned */
  cubes: number;
  /** place in turn order, from 0 */
  order: number;
}
const readSeat: Reader<Seat> = record<Seat>({
  race: orNull(oneOf(RACES)),
  tile: orNull(text),
  start: orNull(text),
  sets: list(readOwnSet),
  reserve: number,
  stock: number,
  onTile: number,
  beside: number,
  gems: number,
  markers: perName(['red', 'green', 'purple', 'blue', 'orange', 'yellow'] as const, number),
  ghosts: number,
  trophies: list(number),
  bag: perName(COLOURS, number),
  available: perName(COLOURS, number),
  unused: perName(COLOURS, number),
  taken: number,
  objectives: list(oneOf(CONDITIONS)),
  stored: orNull(oneOf(METALS)),
  undecided: flag,
  end: readEndOfTurn,
  points: number,
  score: perName(SCORE_PARTS, number),
  control: number,
  cubes: number,
  order: number,
});

export interface SiteState {
  /** who is inside: a miniature of that seat, or a ghost */
  figure: Figure | null;
  /** tokens left in a ruin */
  tokens: number;
}
const readSiteState: Reader<SiteState> = record<SiteState>({
  figure: orNull(oneOf(FIGURES)),
  tokens: number,
});

export interface HexState {
  /** the tile that lies there, null while it is face-down */
  tile: TileId | null;
  /** its sites, none while it is face-down */
  sites: SiteState[];
  /** free miniatures of each seat */
  free: number[];
  /** fortresses of each seat */
  forts: number[];
  /** free miniatures of the active player that may not walk */
  stopped: number;
  /** who controls the hex as it stands */
  controller: number | null;
}
const readHexState: Reader<HexState> = record<HexState>({
  tile: orNull(text),
  sites: list(readSiteState),
  free: list(number),
  forts: list(number),
  stopped: number,
  controller: orNull(number),
});

export interface Market {
  /** the open cards, two of each deck in a row; null is a gap */
  open: (CardId | null)[];
  /** cards that a refresh has replaced and not yet put back */
  aside: (CardId | null)[];
  /** cards of each deck that are face-down */
  faceDown: Record<Deck, number>;
  /** those of them that were open before, the oldest pair first */
  returned: Record<Deck, CardId[]>;
}
const readMarket: Reader<Market> = record<Market>({
  open: list(orNull(text)),
  aside: list(orNull(text)),
  faceDown: perName(DECKS, number),
  returned: perName(DECKS, list(text)),
});

export interface Supply {
  /** cubes that nobody owns */
  cubes: Record<Colour, number>;
  /** gems that nobody owns */
  gems: number;
}
const readSupply: Reader<Supply> = record<Supply>({
  cubes: perName(COLOURS, number),
  gems: number,
});

export interface Table {
  /** how this game is played */
  options: Options;
  /** where it stands */
  turn: Turn;
  /** one entry for each player */
  seats: Seat[];
  /** the map */
  hexes: Record<HexId, HexState>;
  /** ghosts out of play */
  ghostsLeft: number;
  /** technology cards */
  market: Market;
  /** what nobody owns */
  supply: Supply;
  /** points of the active player that are not spent */
  pool: Partial<Record<Point, number>>;
  /** tokens that were used, by face */
  used: Record<TokenId, number>;
  /** the metal of the token that is looked at */
  looked: Metal | null;
}
const readTable: Reader<Table> = record<Table>({
  options: readOptions,
  turn: readTurn,
  seats: list(readSeat),
  hexes: perKey(readHexState),
  ghostsLeft: number,
  market: readMarket,
  supply: readSupply,
  pool: named(POINTS, number),
  used: perKey(number),
  looked: orNull(oneOf(METALS)),
});

export interface Secret {
  /** the token that is kept */
  stored: TokenId | null;
  /** the token that was just taken, while it is decided what becomes of it */
  looked: TokenId | null;
  /** choices of the set-up: the race tile */
  tile: RaceTileId | null;
  /** the start technology */
  start: CardId | null;
  /** the colour of the additional cube */
  cube: Colour | null;
  /** the rows on level 3, 2 and 1 */
  rows: (Colour | null)[];
}
const readSecret: Reader<Secret> = record<Secret>({
  stored: orNull(text),
  looked: orNull(text),
  tile: orNull(text),
  start: orNull(text),
  cube: orNull(oneOf(COLOURS)),
  rows: list(orNull(oneOf(COLOURS))),
});

export interface View {
  /** the seat that looks, null for a spectator */
  viewer: number | null;
  /** what everybody sees */
  table: Table;
  /** what only the viewer knows, null for a spectator */
  own: Secret | null;
  /** tokens that are neither used nor known to the viewer, by face */
  unseen: Record<TokenId, number>;
}
export const readView: Reader<View> = record<View>({
  viewer: orNull(number),
  table: readTable,
  own: orNull(readSecret),
  unseen: perKey(number),
});

export interface HomelandFact {
  capital: Text;
  frontA: Text;
  frontB: Text;
}
const readHomelandFact: Reader<HomelandFact> = record<HomelandFact>({
  capital: words,
  frontA: words,
  frontB: words,
});

export interface TechnologyFact {
  name: Text;
  /** its two sets: while one is in use, the other is closed */
  sets: SetId[];
}
const readTechnologyFact: Reader<TechnologyFact> = record<TechnologyFact>({
  name: words,
  sets: list(text),
});

export interface GainFact {
  /** what it gives */
  point: Point;
  amount: number;
}
const readGainFact: Reader<GainFact> = record<GainFact>({
  point: oneOf(POINTS),
  amount: number,
});

export interface ChoiceFact {
  /** one of these lists */
  or: EffectFact[][];
}
const readChoiceFact: Reader<ChoiceFact> = record<ChoiceFact>({
  or: list(list((value, where) => readEffectFact(value, where))),
});

export interface PayFact {
  /** what may be given up */
  pay: Price;
  /** what it brings */
  for: EffectFact[];
}
const readPayFact: Reader<PayFact> = record<PayFact>({
  pay: oneOf(PRICES),
  for: list((value, where) => readEffectFact(value, where)),
});

export type EffectFact =
  | GainFact
  | ChoiceFact
  | PayFact;
const readEffectFact: Reader<EffectFact> = either<EffectFact>([
  ['point', readGainFact],
  ['or', readChoiceFact],
  ['pay', readPayFact],
]);

export interface SetFact {
  name: Text;
  spaces: Space[];
  /** what an activation does */
  gives: EffectFact[];
  /** the same in words */
  text: Text;
}
const readSetFact: Reader<SetFact> = record<SetFact>({
  name: words,
  spaces: list(oneOf(SPACES)),
  gives: list(readEffectFact),
  text: words,
});

export interface PassiveFact {
  /** whether it replaces points, adds to them or gives at the start of the turn */
  kind: PassiveKind;
  /** these points */
  on: Point | null;
  /** what it brings then */
  gives: EffectFact[];
}
const readPassiveFact: Reader<PassiveFact> = record<PassiveFact>({
  kind: oneOf(PASSIVE_KINDS),
  on: orNull(oneOf(POINTS)),
  gives: list(readEffectFact),
});

export interface CardFact {
  name: Text;
  deck: Deck;
  /** victory points */
  vp: number;
  /** whether it works while all its spaces are full */
  continuous: boolean;
  spaces: Space[];
  /** what an activation does */
  gives: EffectFact[];
  /** what a continuous card waits for */
  passive: PassiveFact | null;
  /** what it does in words */
  text: Text;
}
const readCardFact: Reader<CardFact> = record<CardFact>({
  name: words,
  deck: oneOf(DECKS),
  vp: number,
  continuous: flag,
  spaces: list(oneOf(SPACES)),
  gives: list(readEffectFact),
  passive: orNull(readPassiveFact),
  text: words,
});

export interface RaceTileFact {
  name: Text;
  race: Race;
  /** what it does */
  text: Text;
}
const readRaceTileFact: Reader<RaceTileFact> = record<RaceTileFact>({
  name: words,
  race: oneOf(RACES),
  text: words,
});

export interface TokenFact {
  name: Text;
  metal: Metal;
  /** in the box */
  copies: number;
  /** what it does */
  gives: EffectFact[];
  /** the same in words */
  text: Text;
}
const readTokenFact: Reader<TokenFact> = record<TokenFact>({
  name: words,
  metal: oneOf(METALS),
  copies: number,
  gives: list(readEffectFact),
  text: words,
});

export interface SiteFact {
  kind: SiteKind;
  /** of the tokens in a ruin */
  metal: Metal | null;
  /** what a city does */
  gives: EffectFact[];
  /** both in words */
  text: Text;
}
const readSiteFact: Reader<SiteFact> = record<SiteFact>({
  kind: oneOf(SITE_KINDS),
  metal: orNull(oneOf(METALS)),
  gives: list(readEffectFact),
  text: words,
});

export interface TileFact {
  terrain: Terrain;
  sites: SiteFact[];
  /** homelands have none: their people name them */
  name: Text | null;
}
const readTileFact: Reader<TileFact> = record<TileFact>({
  terrain: oneOf(TERRAINS),
  sites: list(readSiteFact),
  name: orMissing(words),
});

export interface HexFact {
  /** axial */
  q: number;
  /** axial */
  r: number;
  /** the hexes that one step leads to */
  touching: HexId[];
}
const readHexFact: Reader<HexFact> = record<HexFact>({
  q: number,
  r: number,
  touching: list(text),
});

export interface ParametersFact {
  /** miniatures of each player */
  minis: number;
  /** fortresses of each player */
  fortresses: number;
  /** for the condition */
  gemsToEnd: number;
  /** the same with two players */
  gemsToEndOfTwo: number;
  /** for the condition */
  cardsToEnd: number;
  /** of a set in a turn */
  mostActivations: number;
  /** of a row */
  mostLevel: number;
  /** the level that an upgrade takes */
  upgradeFrom: number;
  /** at the end of a turn */
  cubesDrawn: number;
  /** that end a short game */
  conditionsShort: number;
  /** that end a regular game */
  conditionsRegular: number;
  /** that end a long game */
  conditionsLong: number;
  /** points of a gem */
  gemVp: number;
  /** points of a trophy */
  trophyVp: number;
  /** points of each ghost after the third */
  furtherGhostVp: number;
  /** points of a coloured cube */
  cubeVp: number;
  /** points of an objective */
  objectiveVp: number;
  /** points of control there */
  homelandVp: number;
  /** points of control there */
  borderlandVp: number;
  /** points of control there */
  centreVp: number;
}
const readParametersFact: Reader<ParametersFact> = record<ParametersFact>({
  minis: number,
  fortresses: number,
  gemsToEnd: number,
  gemsToEndOfTwo: number,
  cardsToEnd: number,
  mostActivations: number,
  mostLevel: number,
  upgradeFrom: number,
  cubesDrawn: number,
  conditionsShort: number,
  conditionsRegular: number,
  conditionsLong: number,
  gemVp: number,
  trophyVp: number,
  furtherGhostVp: number,
  cubeVp: number,
  objectiveVp: number,
  homelandVp: number,
  borderlandVp: number,
  centreVp: number,
});

export interface Guide {
  /** `hyperborea` */
  game: string;
  name: Text;
  /** of cubes */
  colours: Record<Colour, Named>;
  terrains: Record<Terrain, Named>;
  /** of technology cards */
  decks: Record<Deck, Named>;
  races: Record<Race, Named>;
  /** what the hexes of a people are called */
  homelands: Record<Race, HomelandFact>;
  /** base technologies, in the order of the board */
  technologies: TechnologyFact[];
  /** sets of the board; those of cards are with the cards */
  sets: Record<SetId, SetFact>;
  /** technology cards */
  cards: Record<CardId, CardFact>;
  raceTiles: Record<RaceTileId, RaceTileFact>;
  /** by face */
  tokens: Record<TokenId, TokenFact>;
  /** what may lie on a hex */
  tiles: Record<TileId, TileFact>;
  /** the hexes, by number of players */
  maps: Record<string, Record<HexId, HexFact>>;
  /** what a pool holds, in words for one */
  points: Record<Point, Text>;
  /** every word of the notation that stands alone */
  actions: Partial<Record<ActionKind, Text>>;
  /** numbers of the rules */
  parameters: ParametersFact;
  /** short rules by subject, as `action:walk` or `thing:fog` */
  topics: Record<string, TopicFact>;
}
export const readGuide: Reader<Guide> = record<Guide>({
  game: text,
  name: words,
  colours: perName(COLOURS, readNamed),
  terrains: perName(TERRAINS, readNamed),
  decks: perName(DECKS, readNamed),
  races: perName(RACES, readNamed),
  homelands: perName(RACES, readHomelandFact),
  technologies: list(readTechnologyFact),
  sets: perKey(readSetFact),
  cards: perKey(readCardFact),
  raceTiles: perKey(readRaceTileFact),
  tokens: perKey(readTokenFact),
  tiles: perKey(readTileFact),
  maps: perKey(perKey(readHexFact)),
  points: perName(POINTS, words),
  actions: named(ACTION_KINDS, words),
  parameters: readParametersFact,
  topics: perKey(readTopicFact),
});


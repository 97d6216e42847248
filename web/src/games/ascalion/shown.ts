// What a client of Ascalion is shown: its views and its guide, with readers that check them.
// Made by tools/emit_shapes from src/games/ascalion/shown.h and facts.h; do not edit.
import {
  type Reader, type Text, type TopicFact, either, flag, list, named, number, oneOf, orMissing,
  orNull, perKey, perName, readTopicFact, record, text, words,
} from '../common/shown';

/** What the guide names. */
export type AreaId = string;
export type CountryId = string;
export type PlaceId = string;
export type VesselId = string;

export const TOGGLES = ['auto', 'on', 'off'] as const;
export type Toggle = (typeof TOGGLES)[number];

export const SOURCE_SETS = ['auto', 'small', 'large'] as const;
export type SourceSet = (typeof SOURCE_SETS)[number];

export const VICTORIES = ['shared', 'single'] as const;
export type Victory = (typeof VICTORIES)[number];

export const TRADE_RULES = ['border', 'reach'] as const;
export type TradeRule = (typeof TRADE_RULES)[number];

export const PHASES = [
  'setup', 'development', 'production', 'trade', 'transport', 'attack', 'over',
] as const;
export type Phase = (typeof PHASES)[number];

export const ASKS = [
  'opener', 'turning', 'dealing', 'drawing', 'gate', 'source_country', 'claim_country', 'vote',
  'tie_break', 'temple', 'religion', 'temple_country', 'university_country', 'recipe',
  'recipe_area', 'launch_place', 'short_source', 'stud', 'foal_country', 'book_area',
  'follower_area', 'grant', 'partner', 'give_kind', 'give_area', 'want_kind', 'answer', 'origin',
  'destination', 'transport', 'from', 'to', 'unload', 'load', 'amount', 'go', 'vessel', 'halt',
  'passage', 'university', 'price_kind', 'price_area', 'target', 'extra', 'side', 'bonus',
  'lost_book', 'nothing',
] as const;
export type Ask = (typeof ASKS)[number];

export const ENDINGS = ['none', 'cities', 'last_player', 'round_cap'] as const;
export type Ending = (typeof ENDINGS)[number];

export const RECIPES = [
  'weapon_iron_coal', 'weapon_gold', 'city_mixed', 'city_gold', 'boat_wood', 'ship_wood',
  'ship_gold',
] as const;
export type Recipe = (typeof RECIPES)[number];

export const KINDS = ['wood', 'horse', 'gold', 'coal', 'iron', 'weapon'] as const;
export type Kind = (typeof KINDS)[number];

export const RELIGIONS = ['brothers', 'sisters'] as const;
export type Religion = (typeof RELIGIONS)[number];

export const SOURCES = ['wood', 'horse', 'gold', 'coal', 'iron', 'face_down'] as const;
export type Source = (typeof SOURCES)[number];

export const TRANSPORT_KINDS = ['none', 'foot', 'ride', 'chain', 'boat', 'ship'] as const;
export type TransportKind = (typeof TRANSPORT_KINDS)[number];

export const PURPOSES = ['ordinary', 'extra', 'bonus'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const PROSPECTS = ['sure', 'open', 'doomed'] as const;
export type Prospect = (typeof PROSPECTS)[number];

export const VESSEL_TYPES = ['boat', 'ship'] as const;
export type VesselType = (typeof VESSEL_TYPES)[number];

export const WATERS = ['section', 'shallow', 'deep'] as const;
export type Water = (typeof WATERS)[number];

export const ACTION_KINDS = [
  'none', 'opened', 'turned', 'dealt', 'drew', 'rolled', 'yes', 'no', 'at', 'to', 'pick', 'take',
  'close', 'decline', 'found', 'make', 'done', 'pass', 'offer', 'withdraw', 'send', 'accept',
  'counter', 'foot', 'ride', 'chain', 'boat', 'ship', 'load', 'unload', 'stop', 'no_transport',
  'for_attacker', 'for_defender', 'neutral', 'attack', 'end',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const GATES = ['open', 'cancelled', 'vote'] as const;
export type Gate = (typeof GATES)[number];

export interface Options {
  /** number of players */
  seats: number;
  /** islands in play */
  islands: Toggle;
  /** the sources in the game */
  sourceSet: SourceSet;
  /** whether chance places the sources */
  randomSources: boolean;
  /** whether chance distributes the countries */
  randomClaims: boolean;
  /** the seat that was chosen to begin the set-up, counted from 1; 0 if chance chose */
  opener: number;
  /** whether several players can win together */
  victory: Victory;
  /** who may trade with whom */
  tradeRule: TradeRule;
  /** whether temples and universities are in play */
  expansion: boolean;
  /** the last round */
  roundCap: number;
  /** offers of a player in a trade phase, 0 for any number */
  offerCap: number;
  /** resources on each side of an offer */
  goodsCap: number;
}
const readOptions: Reader<Options> = record<Options>({
  seats: number,
  islands: oneOf(TOGGLES),
  sourceSet: oneOf(SOURCE_SETS),
  randomSources: flag,
  randomClaims: flag,
  opener: number,
  victory: oneOf(VICTORIES),
  tradeRule: oneOf(TRADE_RULES),
  expansion: flag,
  roundCap: number,
  offerCap: number,
  goodsCap: number,
});

export interface Turn {
  /** number of the round, 0 during the set-up */
  round: number;
  /** the start player of this round */
  start: number | null;
  /** whose turn it is */
  active: number | null;
  /** who has to answer now */
  toMove: number | null;
  /** where the round stands */
  phase: Phase;
  /** the question that is open */
  ask: Ask;
  /** who has voted yes so far before a phase */
  yes: number[];
  /** who has voted no */
  no: number[];
  /** sources placed and countries claimed so far in the set-up */
  placed: number;
  /** how the game ended, `none` while it runs */
  ending: Ending;
  /** the founder of a university, who does not attack this round */
  founder: number | null;
  /** the founder of a temple, who gets nothing from sources this round */
  poor: number | null;
}
const readTurn: Reader<Turn> = record<Turn>({
  round: number,
  start: orNull(number),
  active: orNull(number),
  toMove: orNull(number),
  phase: oneOf(PHASES),
  ask: oneOf(ASKS),
  yes: list(number),
  no: list(number),
  placed: number,
  ending: oneOf(ENDINGS),
  founder: orNull(number),
  poor: orNull(number),
});

export interface Purchase {
  /** the exchange that is being made */
  recipe: Recipe | null;
  /** where */
  area: AreaId | null;
  /** the kind that pays for a university */
  kind: Kind | null;
  /** resources paid for it so far */
  paid: number;
}
const readPurchase: Reader<Purchase> = record<Purchase>({
  recipe: orNull(oneOf(RECIPES)),
  area: orNull(text),
  kind: orNull(oneOf(KINDS)),
  paid: number,
});

export interface Production {
  /** studs that still give a foal */
  foals: CountryId[];
  /** studs that give another one after it */
  moreFoals: CountryId[];
  /** the material of which too little is left */
  kind: Kind | null;
  /** the stud whose foal is being placed */
  stud: CountryId | null;
  /** the religion whose followers are being placed */
  religion: Religion | null;
  /** followers still to be placed */
  followers: number;
}
const readProduction: Reader<Production> = record<Production>({
  foals: list(text),
  moreFoals: list(text),
  kind: orNull(oneOf(KINDS)),
  stud: orNull(text),
  religion: orNull(oneOf(RELIGIONS)),
  followers: number,
});

export interface Token {
  /** what it is */
  kind: Kind;
  /** where it lies */
  area: AreaId;
}
const readToken: Reader<Token> = record<Token>({
  kind: oneOf(KINDS),
  area: text,
});

export interface Bargain {
  /** who made the offer */
  maker: number;
  /** to whom */
  partner: number;
  /** what was given or offered */
  gives: Partial<Record<Kind, number>>;
  /** for what */
  wants: Partial<Record<Kind, number>>;
  /** true if it was agreed, false if it was refused */
  dealt: boolean;
}
const readBargain: Reader<Bargain> = record<Bargain>({
  maker: number,
  partner: number,
  gives: named(KINDS, number),
  wants: named(KINDS, number),
  dealt: flag,
});

export interface Trade {
  /** for each seat the seats it may trade with */
  links: number[][];
  /** whose boats ask for passage so that their owner can trade */
  grantee: number | null;
  /** who has agreed */
  granted: number[];
  /** passes in a row */
  passes: number;
  /** who makes the offer that is being built or answered */
  maker: number | null;
  /** to whom */
  partner: number | null;
  /** whether it is a counter-offer */
  countering: boolean;
  /** the tokens that the maker gives */
  gives: Token[];
  /** what the maker wants */
  wants: Partial<Record<Kind, number>>;
  /** what the maker of the offer gave that a counter-offer replaces */
  refused: Partial<Record<Kind, number>>;
  /** what that offer wanted */
  missed: Partial<Record<Kind, number>>;
  /** the tokens that the partner gives for an accepted offer */
  origins: Token[];
  /** received and not yet placed: by the maker, by the partner */
  hands: (Partial<Record<Kind, number>>)[];
  /** the kind picked last */
  kind: Kind | null;
  /** where the last token of it was put */
  last: AreaId | null;
  /** offers refused and deals made in this phase */
  ledger: Bargain[];
}
const readTrade: Reader<Trade> = record<Trade>({
  links: list(list(number)),
  grantee: orNull(number),
  granted: list(number),
  passes: number,
  maker: orNull(number),
  partner: orNull(number),
  countering: flag,
  gives: list(readToken),
  wants: named(KINDS, number),
  refused: named(KINDS, number),
  missed: named(KINDS, number),
  origins: list(readToken),
  hands: list(named(KINDS, number)),
  kind: orNull(oneOf(KINDS)),
  last: orNull(text),
  ledger: list(readBargain),
});

export interface Seat {
  /** areas at the beginning, from which transports are counted */
  base: number;
  /** offers sent in this trade phase */
  offers: number;
  /** transports of the running phase */
  transports: number;
  /** where its university stands */
  university: CountryId | null;
  /** whether the seat has a university */
  ownsUniversity: boolean;
  /** the round in which it was lost, 0 for never */
  universityLost: number;
  /** 0 while playing, else how early the player left */
  eliminated: number;
  /** areas owned */
  areas: AreaId[];
  /** all goods in them */
  goods: Partial<Record<Kind, number>>;
  /** cities owned */
  cities: number;
  /** the values of all areas, added up */
  value: number;
  /** place in turn order, from 0 */
  order: number;
  /** transports if phase 5 began now */
  nextTransports: number;
}
const readSeat: Reader<Seat> = record<Seat>({
  base: number,
  offers: number,
  transports: number,
  university: orNull(text),
  ownsUniversity: flag,
  universityLost: number,
  eliminated: number,
  areas: list(text),
  goods: named(KINDS, number),
  cities: number,
  value: number,
  order: number,
  nextTransports: number,
});

export interface Country {
  /** the seat that owns it */
  owner: number | null;
  /** what lies there */
  goods: Partial<Record<Kind, number>>;
  /** its value in a conflict, 0 without an owner */
  value: number;
  /** whether a book lies there */
  book: boolean;
  /** the religion of its follower */
  follower: Religion | null;
  /** whether a city stands there */
  city: boolean;
  /** the kind of its source, null without one */
  source: Source | null;
  /** what the source would give if production took place now */
  due: number;
  /** the religion of the temple */
  temple: Religion | null;
  /** whether a university stands there */
  university: boolean;
}
const readCountry: Reader<Country> = record<Country>({
  owner: orNull(number),
  goods: named(KINDS, number),
  value: number,
  book: flag,
  follower: orNull(oneOf(RELIGIONS)),
  city: flag,
  source: orNull(oneOf(SOURCES)),
  due: number,
  temple: orNull(oneOf(RELIGIONS)),
  university: flag,
});

export interface Vessel {
  /** the seat that owns it */
  owner: number | null;
  /** what lies there */
  goods: Partial<Record<Kind, number>>;
  /** its value in a conflict, 0 without an owner */
  value: number;
  /** whether a book lies there */
  book: boolean;
  /** the religion of its follower */
  follower: Religion | null;
  /** where it stands */
  place: PlaceId;
  /** whether it must be saved */
  distressed: boolean;
}
const readVessel: Reader<Vessel> = record<Vessel>({
  owner: orNull(number),
  goods: named(KINDS, number),
  value: number,
  book: flag,
  follower: orNull(oneOf(RELIGIONS)),
  place: text,
  distressed: flag,
});

export type Area =
  | Country
  | Vessel;
const readArea: Reader<Area> = either<Area>([
  ['city', readCountry],
  ['place', readVessel],
]);

export interface Supply {
  /** tokens of this kind that are not on the map */
  wood: number;
  /** tokens of this kind that are not on the map */
  horse: number;
  /** tokens of this kind that are not on the map */
  gold: number;
  /** tokens of this kind that are not on the map */
  coal: number;
  /** tokens of this kind that are not on the map */
  iron: number;
  /** tokens of this kind that are not on the map */
  weapon: number;
  /** cities that can still be built */
  city: number;
  /** boats */
  boat: number;
  /** ships */
  ship: number;
  /** books */
  book: number;
  /** universities */
  university: number;
  /** followers of the Brothers */
  brothers: number;
  /** followers of the Sisters */
  sisters: number;
}
const readSupply: Reader<Supply> = record<Supply>({
  wood: number,
  horse: number,
  gold: number,
  coal: number,
  iron: number,
  weapon: number,
  city: number,
  boat: number,
  ship: number,
  book: number,
  university: number,
  brothers: number,
  sisters: number,
});

export interface Step {
  /** the place */
  to: PlaceId;
  /** points */
  cost: number;
  /** the seats whose banks have a say */
  asks: number[];
}
const readStep: Reader<Step> = record<Step>({
  to: text,
  cost: number,
  asks: list(number),
});

export interface Voyage {
  /** points of all steps */
  cost: number;
  /** where it begins, and every place that it comes to */
  places: PlaceId[];
  /** the actions, in notation */
  path: string[];
}
const readVoyage: Reader<Voyage> = record<Voyage>({
  cost: number,
  places: list(text),
  path: list(text),
});

export interface Transport {
  /** how it goes, `none` if there is no transport */
  kind: TransportKind;
  /** why it may be made */
  purpose: Purpose;
  /** transports made in this phase, in phase 6 bonus transports of this turn */
  made: number;
  /** the country where it began */
  from: CountryId | null;
  /** the country where it has come */
  at: CountryId | null;
  /** borders crossed */
  borders: number;
  /** countries of a horse chain */
  visited: CountryId[];
  /** what travels; a voyage carries it in its vessel */
  cargo: Partial<Record<Kind, number>>;
  /** the vessel of a voyage */
  vessel: VesselId | null;
  /** its points left */
  points: number;
  /** the place before the present one */
  cameFrom: PlaceId | null;
  /** the places back to the start */
  path: PlaceId[];
  /** while passage is asked for: the step */
  stepTo: PlaceId | null;
  /** the value of the banks that refuse so far */
  refusing: number;
  /** sections out of which a step upstream was refused */
  refusedUp: PlaceId[];
  /** the same downstream */
  refusedDown: PlaceId[];
  /** whether the voyage may stop */
  acted: boolean;
  /** the area with which a voyage loads or unloads */
  other: AreaId | null;
  /** areas from which was loaded at this halt */
  loadedFrom: AreaId[];
  /** areas to which was unloaded */
  unloadedTo: AreaId[];
  /** whether the open list is one of unloading */
  unloading: boolean;
  /** whether something was picked from it */
  picked: boolean;
  /** the kind whose amount is asked for */
  kindPicked: Kind | null;
  /** kinds unloaded at this halt */
  unloaded: Kind[];
  /** kinds that may still be picked */
  open: Kind[];
  /** the steps of a voyage from here, empty but at a halt */
  steps: Step[];
  /** places that take several steps: the cheapest way to each on which nobody is asked */
  voyages: Record<string, Voyage>;
}
const readTransport: Reader<Transport> = record<Transport>({
  kind: oneOf(TRANSPORT_KINDS),
  purpose: oneOf(PURPOSES),
  made: number,
  from: orNull(text),
  at: orNull(text),
  borders: number,
  visited: list(text),
  cargo: named(KINDS, number),
  vessel: orNull(text),
  points: number,
  cameFrom: orNull(text),
  path: list(text),
  stepTo: orNull(text),
  refusing: number,
  refusedUp: list(text),
  refusedDown: list(text),
  acted: flag,
  other: orNull(text),
  loadedFrom: list(text),
  unloadedTo: list(text),
  unloading: flag,
  picked: flag,
  kindPicked: orNull(oneOf(KINDS)),
  unloaded: list(oneOf(KINDS)),
  open: list(oneOf(KINDS)),
  steps: list(readStep),
  voyages: perKey(readVoyage),
});

export interface Sums {
  /** the attacker's sum as it stands */
  attack: number;
  /** the defender's */
  defence: number;
}
const readSums: Reader<Sums> = record<Sums>({
  attack: number,
  defence: number,
});

export interface Engaged {
  /** the seat that owns it */
  owner: number;
  /** what it would add for the attacker */
  forAttacker: number;
  /** and for the defender */
  forDefender: number;
}
const readEngaged: Reader<Engaged> = record<Engaged>({
  owner: number,
  forAttacker: number,
  forDefender: number,
});

export interface Party {
  /** the area */
  area: AreaId;
  /** the seat that owns it */
  owner: number;
  /** what it would add for the attacker */
  forAttacker: number;
  /** and for the defender */
  forDefender: number;
}
const readParty: Reader<Party> = record<Party>({
  area: text,
  owner: number,
  forAttacker: number,
  forDefender: number,
});

export interface Chance {
  /** sure: nobody can turn it; doomed: nothing can win it; open: third players or an extra transport decide */
  prospect: Prospect;
  /** of attacker and defender alone, without an extra transport */
  sums: Sums;
  /** the seats that will choose a side */
  thirds: number[];
  /** what all of them can add to the attack */
  help: number;
  /** and to the defence */
  hindrance: number;
  /** whether only an extra transport can win it, as far as was looked */
  reinforced: boolean;
  /** the areas that touch it */
  parties: Party[];
}
const readChance: Reader<Chance> = record<Chance>({
  prospect: oneOf(PROSPECTS),
  sums: readSums,
  thirds: list(number),
  help: number,
  hindrance: number,
  reinforced: flag,
  parties: list(readParty),
});

export interface Attack {
  /** the area that is attacked */
  target: AreaId | null;
  /** who helps the attacker */
  withAttacker: number[];
  /** who helps the defender */
  withDefender: number[];
  /** attacks of this turn */
  made: number;
  /** those that succeeded */
  successes: number;
  /** books that the former owner of a university still has to remove */
  books: number;
  /** the area conquered last */
  last: AreaId | null;
  /** null without a target */
  sums: Sums | null;
  /** areas that touch the target, empty without one */
  engaged: Record<AreaId, Engaged>;
  /** what attacks would come to, by area, while one is chosen */
  chances: Record<string, Chance>;
  /** bonus transports left after a success */
  bonusLeft: number;
  /** attacks that the player whose turn it is still has */
  attacksLeft: number;
}
const readAttack: Reader<Attack> = record<Attack>({
  target: orNull(text),
  withAttacker: list(number),
  withDefender: list(number),
  made: number,
  successes: number,
  books: number,
  last: orNull(text),
  sums: orNull(readSums),
  engaged: perKey(readEngaged),
  chances: perKey(readChance),
  bonusLeft: number,
  attacksLeft: number,
});

export interface Picking {
  /** how many tokens of one kind, or books, are asked for; 0 for none */
  count: number;
  /** how often each area may be among them; they are sent in the order of areas, countries before vessels, and of vessels that are alike (A5.9) the first before the others */
  areas: Record<AreaId, number>;
}
const readPicking: Reader<Picking> = record<Picking>({
  count: number,
  areas: perKey(number),
});

export interface Table {
  /** how this game is played */
  options: Options;
  /** where it stands */
  turn: Turn;
  /** an exchange of phase 2 or the price of a university */
  purchase: Purchase;
  /** what is being placed in phase 3 */
  production: Production;
  /** who may trade, and the offer in progress */
  trade: Trade;
  /** one entry for each player */
  seats: Seat[];
  /** the countries in play and the vessels on the map */
  areas: Record<AreaId, Area>;
  /** what is left */
  supply: Supply;
  /** what an exchange costs now, with the discount of first vessels */
  prices: Record<Recipe, Partial<Record<Kind, number>>>;
  /** the transport in progress */
  transport: Transport;
  /** the attack in progress */
  attack: Attack;
  /** what is answered with several areas at once */
  picking: Picking;
}
const readTable: Reader<Table> = record<Table>({
  options: readOptions,
  turn: readTurn,
  purchase: readPurchase,
  production: readProduction,
  trade: readTrade,
  seats: list(readSeat),
  areas: perKey(readArea),
  supply: readSupply,
  prices: perName(RECIPES, named(KINDS, number)),
  transport: readTransport,
  attack: readAttack,
  picking: readPicking,
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

export interface Canvas {
  width: number;
  height: number;
}
const readCanvas: Reader<Canvas> = record<Canvas>({
  width: number,
  height: number,
});

export interface CountryShape {
  id: CountryId;
  /** as path data of SVG, not closed */
  outline: string;
  /** x and y of its name */
  label: number[];
  /** x and y of its tokens */
  tokens: number[];
}
const readCountryShape: Reader<CountryShape> = record<CountryShape>({
  id: text,
  outline: text,
  label: list(number),
  tokens: list(number),
});

export interface WaterShape {
  id: PlaceId;
  /** as path data of SVG: round a field, along a section */
  outline: string;
  /** x and y of what stands there */
  at: number[];
}
const readWaterShape: Reader<WaterShape> = record<WaterShape>({
  id: text,
  outline: text,
  at: list(number),
});

export interface DrawnMap {
  /** what the numbers of the shapes lie in */
  canvas: Canvas;
  countries: CountryShape[];
  /** of the river */
  sections: WaterShape[];
  /** of the sea */
  fields: WaterShape[];
}
const readDrawnMap: Reader<DrawnMap> = record<DrawnMap>({
  canvas: readCanvas,
  countries: list(readCountryShape),
  sections: list(readWaterShape),
  fields: list(readWaterShape),
});

export interface CountryFact {
  name: Text;
  /** by land or across the river */
  neighbours: CountryId[];
  /** where a vessel touches it */
  places: PlaceId[];
  /** whether it is in play only with islands */
  island: boolean;
}
const readCountryFact: Reader<CountryFact> = record<CountryFact>({
  name: words,
  neighbours: list(text),
  places: list(text),
  island: flag,
});

export interface VesselFact {
  name: Text;
  type: VesselType;
}
const readVesselFact: Reader<VesselFact> = record<VesselFact>({
  name: words,
  type: oneOf(VESSEL_TYPES),
});

export interface PlaceFact {
  name: Text;
  /** what it is */
  water: Water;
  /** its banks or its coast */
  touching: CountryId[];
  /** where a vessel may go from here */
  steps: PlaceId[];
}
const readPlaceFact: Reader<PlaceFact> = record<PlaceFact>({
  name: words,
  water: oneOf(WATERS),
  touching: list(text),
  steps: list(text),
});

export interface KindFact {
  name: Text;
  /** in the box */
  tokens: number;
  /** what its source is called; a weapon has none */
  source: Text | null;
}
const readKindFact: Reader<KindFact> = record<KindFact>({
  name: words,
  tokens: number,
  source: orMissing(words),
});

export interface RecipeFact {
  name: Text;
  price: Partial<Record<Kind, number>>;
  /** the same while the first vessels of the game are cheaper */
  firstPrice: Partial<Record<Kind, number>>;
  /** whether it can be made on a vessel */
  onVessels: boolean;
}
const readRecipeFact: Reader<RecipeFact> = record<RecipeFact>({
  name: words,
  price: named(KINDS, number),
  firstPrice: named(KINDS, number),
  onVessels: flag,
});

export interface ReligionFact {
  name: Text;
  /** in the box */
  followers: number;
}
const readReligionFact: Reader<ReligionFact> = record<ReligionFact>({
  name: words,
  followers: number,
});

export interface ParametersFact {
  /** at the end of a round */
  citiesToWin: number;
  /** what the attacker's sum begins with */
  attackerBonus: number;
  attacksPerTurn: number;
  /** attacks of a turn of round 1 */
  attacksFirstRound: number;
  /** transports of everybody */
  transportsBase: number;
  /** areas beyond the base for one more */
  areasPerFurtherTransport: number;
  /** what a source fills its country up to */
  sourceYield: number;
  /** the same with an own city there or next to it */
  sourceYieldDoubled: number;
  /** how often the same exchange can be made in a phase */
  equalDealCap: number;
  /** in each production */
  followersPerTemple: number;
  /** in resources */
  universityPrice: number;
  /** of a player whose university is lost */
  booksLostPerRound: number;
  /** what an owner adds to the value of an area */
  warriorValue: number;
  /** what a horse adds */
  horseValue: number;
  /** what a weapon adds */
  weaponValue: number;
  /** what a city adds */
  cityValue: number;
  /** the value of a boat */
  boatValue: number;
  /** the value of a ship */
  shipValue: number;
  /** points of a voyage with a boat */
  boatPoints: number;
  /** points of a voyage with a ship */
  shipPoints: number;
  /** points of a boat into a shallow field */
  boatShallow: number;
  /** points of a boat into the next section */
  boatSection: number;
  /** points of a boat from the sea into the river */
  boatMouth: number;
  /** points of a ship into a shallow field */
  shipShallow: number;
  /** points of a ship into a deep field */
  shipDeep: number;
}
const readParametersFact: Reader<ParametersFact> = record<ParametersFact>({
  citiesToWin: number,
  attackerBonus: number,
  attacksPerTurn: number,
  attacksFirstRound: number,
  transportsBase: number,
  areasPerFurtherTransport: number,
  sourceYield: number,
  sourceYieldDoubled: number,
  equalDealCap: number,
  followersPerTemple: number,
  universityPrice: number,
  booksLostPerRound: number,
  warriorValue: number,
  horseValue: number,
  weaponValue: number,
  cityValue: number,
  boatValue: number,
  shipValue: number,
  boatPoints: number,
  shipPoints: number,
  boatShallow: number,
  boatSection: number,
  boatMouth: number,
  shipShallow: number,
  shipDeep: number,
});

export interface Guide {
  /** `ascalion` */
  game: string;
  name: Text;
  /** for those who draw it */
  map: DrawnMap;
  countries: Record<CountryId, CountryFact>;
  vessels: Record<VesselId, VesselFact>;
  /** sections of the river and fields of the sea */
  places: Record<PlaceId, PlaceFact>;
  /** what lies in areas */
  kinds: Record<Kind, KindFact>;
  /** the exchanges of phase 2 */
  recipes: Record<Recipe, RecipeFact>;
  religions: Record<Religion, ReligionFact>;
  /** numbers of the rules */
  parameters: ParametersFact;
  /** every word that an action begins with */
  actions: Record<ActionKind, Text>;
  /** short rules by subject, as `action:boat` or `thing:goal` */
  topics: Record<string, TopicFact>;
  phases: Record<Phase, Text>;
  /** what the die before a phase says */
  gates: Record<Gate, Text>;
  transports: Record<TransportKind, Text>;
  /** of transports */
  purposes: Record<Purpose, Text>;
  /** values of options and `face_down` */
  choices: Record<string, Text>;
  /** the questions */
  asks: Record<Ask, Text>;
  water: Record<Water, Text>;
  endings: Record<Ending, Text>;
}
export const readGuide: Reader<Guide> = record<Guide>({
  game: text,
  name: words,
  map: readDrawnMap,
  countries: perKey(readCountryFact),
  vessels: perKey(readVesselFact),
  places: perKey(readPlaceFact),
  kinds: perName(KINDS, readKindFact),
  recipes: perName(RECIPES, readRecipeFact),
  religions: perName(RELIGIONS, readReligionFact),
  parameters: readParametersFact,
  actions: perName(ACTION_KINDS, words),
  topics: perKey(readTopicFact),
  phases: perName(PHASES, words),
  gates: perName(GATES, words),
  transports: perName(TRANSPORT_KINDS, words),
  purposes: perName(PURPOSES, words),
  choices: perKey(words),
  asks: perName(ASKS, words),
  water: perName(WATERS, words),
  endings: perName(ENDINGS, words),
});


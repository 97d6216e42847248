// Positions of the tutorial, written down in short: what differs from a quiet game of three in round
// 3. The result is what the engine's `load` takes.
import { isOneOf } from '../../json';
import type { Goods } from '../model';
import { KINDS, type Kind } from '../shown';

export interface Sketch {
  /** Goods by area: "wood 2, iron 1". */
  goods?: Record<string, string>;
  cities?: readonly string[];
  /** Boats from number 1 on: owner and place, "0 r16". */
  boats?: readonly string[];
  /** Countries that changed hands since the set-up. */
  owner?: Record<string, number>;
  /** Fields of the position that differ. */
  turn?: Record<string, unknown>;
  production?: Record<string, unknown>;
  trade?: Record<string, unknown>;
  transport?: Record<string, unknown>;
  attack?: Record<string, unknown>;
  /** Transports of each seat, while phase 5 runs. */
  transports?: number;
}

const LANDS = [
  'revena sitara orphir ikarien falkenried nebelmoor mabaron salamar goldau albur mesa lyonar',
  'nordmark erein thulen hippos_land cimmria eisgrund parthenion karnath minda velmora vagon ys',
  'ilion zothic comorium arkadon drusia doilan lethien bramant quellheim tirona kharun kolchia',
].map((lands) => lands.split(' '));
const ISLANDS =
  'windhall robbenkap skarnfels pelagor nautia aschenkap mirrhafen korall talassa'.split(' ');
const ORDER =
  'nordmark erein thulen hippos_land cimmria eisgrund albur parthenion karnath minda vagon ys revena sitara mesa velmora zothic ilion comorium orphir falkenried lyonar arkadon drusia doilan ikarien nebelmoor goldau lethien bramant quellheim mabaron salamar tirona kharun kolchia'.split(
    ' ',
  );
/** Sources by kind: wood, horse, gold, coal, iron. */
const SOURCES = [
  'thulen sitara ikarien kolchia',
  'vagon mesa drusia',
  'karnath falkenried doilan',
  'cimmria nebelmoor lethien',
  'velmora orphir arkadon',
].map((countries) => countries.split(' '));

const BOATS = 18;
const SHIPS = 12;
const SEATS = 6;
const PLAYERS = 3;
const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
const VESSELS = [
  ...range(BOATS).map((i) => `boat${i + 1}`),
  ...range(SHIPS).map((i) => `ship${i + 1}`),
];
const AREAS = [...ORDER, ...ISLANDS, ...VESSELS];

function goodsOf(words = ''): Goods {
  const entries = words
    .split(', ')
    .map((word) => word.split(' '))
    .filter(([kind]) => isOneOf(KINDS, kind))
    .map(([kind = '', amount = '1']) => [kind as Kind, Number(amount)] as const);
  return Object.fromEntries(entries);
}

function ownerOf(sketch: Sketch, area: string): number | null {
  const boat = sketch.boats?.[VESSELS.indexOf(area)];
  if (boat !== undefined) return Number(boat.split(' ')[0]);
  const seat = sketch.owner?.[area] ?? LANDS.findIndex((lands) => lands.includes(area));
  return seat < 0 ? null : seat;
}

function boardOf(sketch: Sketch): object {
  const { boats = [], cities = [] } = sketch;
  return {
    owner: Object.fromEntries(AREAS.map((area) => [area, ownerOf(sketch, area)])),
    goods: Object.fromEntries(AREAS.map((area) => [area, goodsOf(sketch.goods?.[area])])),
    places: VESSELS.map((_, i) => boats[i]?.split(' ')[1] ?? null),
    cities: ORDER.filter((country) => cities.includes(country)),
    face_down: [],
    sources: SOURCES,
    temples: [null, null],
    followers: [[], []],
    books: [],
    distressed: [],
    boat_built: boats.length > 0,
    ship_built: false,
    boat_discount: sketch.turn?.['phase'] === 'development' && boats.length === 0,
    ship_discount: sketch.turn?.['phase'] === 'development',
  };
}

const seatOf = (sketch: Sketch, seat: number): object => ({
  base: seat < PLAYERS ? 12 : 0,
  offers: 0,
  transports: seat < PLAYERS ? (sketch.transports ?? 0) : 0,
  university: null,
  owns_university: false,
  university_lost: 0,
  eliminated: 0,
});

const OPTIONS = {
  seats: PLAYERS,
  islands: 'auto',
  source_set: 'auto',
  random_sources: true,
  random_claims: true,
  opener: 1,
  victory: 'shared',
  trade_rule: 'border',
  expansion: false,
  round_cap: 60,
  offer_cap: 6,
  goods_cap: 8,
};
const TURN = {
  round: 3,
  start: 0,
  active: 0,
  to_move: 0,
  phase: 'development',
  ask: 'recipe',
  yes: [],
  no: [],
  placed: 0,
  ending: 'none',
  founder: null,
  poor: null,
};
const PRODUCTION = {
  foals: [],
  more_foals: [],
  kind: null,
  stud: null,
  religion: null,
  followers: 0,
};
const TRADE = {
  links: [[], [], [], [], [], []],
  grantee: null,
  granted: [],
  passes: 0,
  maker: null,
  partner: null,
  countering: false,
  gives: [],
  wants: {},
  refused: {},
  missed: {},
  origins: [],
  hands: [{}, {}],
  kind: null,
  last: null,
  ledger: [],
};
const TRANSPORT = {
  kind: 'none',
  purpose: 'ordinary',
  made: 0,
  from: null,
  at: null,
  borders: 0,
  visited: [],
  cargo: {},
  vessel: null,
  points: 0,
  came_from: null,
  path: [],
  step_to: null,
  refusing: 0,
  refused_up: [],
  refused_down: [],
  acted: false,
  other: null,
  loaded_from: [],
  unloaded_to: [],
  unloading: false,
  picked: false,
  kind_picked: null,
  unloaded: [],
  open: [],
};
const ATTACK = {
  target: null,
  with_attacker: [],
  with_defender: [],
  made: 0,
  successes: 0,
  books: 0,
  last: null,
};

export function position(sketch: Sketch): unknown {
  const turn = { ...TURN, ...sketch.turn };
  return {
    options: OPTIONS,
    turn,
    seats: range(SEATS).map((seat) => seatOf(sketch, seat)),
    board: boardOf({ ...sketch, turn }),
    purchase: { recipe: null, area: null, kind: null, paid: 0 },
    production: { ...PRODUCTION, ...sketch.production },
    trade: { ...TRADE, ...sketch.trade },
    transport: { ...TRANSPORT, ...sketch.transport },
    attack: { ...ATTACK, ...sketch.attack },
  };
}

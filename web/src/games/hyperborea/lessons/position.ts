// Positions of the tutorial, written down in short: what differs from a quiet open game of two. The
// result is what the engine's `load` takes.
import { type Cubes, ROWS } from '../model';
import { COLOURS, type Colour, DECKS, POINTS } from '../shown';

export interface Sketch {
  /** Cubes of the reader: "red, green 2". */
  bag?: string;
  available?: string;
  unused?: string;
  /** Cubes on sets of the board by id: "green -" leaves the second space empty. */
  sets?: Record<string, string>;
  /** Cards of the reader with the cubes on them. */
  cards?: Record<string, string>;
  markers?: Partial<Record<(typeof ROWS)[number], number>>;
  gems?: number;
  /** Free miniatures of the reader and of the rival by hex. */
  free?: Record<string, number>;
  rival?: Record<string, number>;
  /** Who is in the sites of a hex, where it is not a ghost: "seat0 ghost", "- ghost". */
  sites?: Record<string, string>;
  pool?: Record<string, number>;
  turn?: Record<string, unknown>;
  /** The inner hexes are face-down but for these. */
  fog?: readonly string[];
  ghosts?: number;
}

/** Tiles of the inner hexes and the tokens in the ruins of their sites. */
const INNER: Record<string, { tile: string; stacks: [number, number]; sites: number }> = {
  c: { tile: 'C01', stacks: [0, 3], sites: 2 },
  b1: { tile: 'B01', stacks: [0, 2], sites: 2 },
  b2: { tile: 'B05', stacks: [0, 2], sites: 2 },
  b3: { tile: 'B08', stacks: [0, 2], sites: 2 },
  b4: { tile: 'B11', stacks: [0, 2], sites: 2 },
  b5: { tile: 'B02', stacks: [0, 2], sites: 2 },
  b6: { tile: 'B27', stacks: [2, 0], sites: 1 },
};
const PEOPLES = ['CELESTIAL', 'EMERALD'];
const RACES = ['celestial_reign', 'emerald_kingdom'];
const OPEN = 'T1-14 T1-01 T2-14 T2-12 T3-12 T3-04 T4-16 T4-01'.split(' ');
const BASE = 'exploration warfare growth progress trade science'
  .split(' ')
  .flatMap((name) => [`${name}_1`, `${name}_2`]);

const SEATS = 6;
const MINIS = 10;
const FORTRESSES = 8;
const GHOSTS = 18;
const EACH = 24;
const GREYS = 36;
const GEMS = 72;

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);
const numbered = (prefix: string, count: number): string[] =>
  range(count).map((i) => `${prefix}${String(i + 1).padStart(2, '0')}`);
const CARDS = DECKS.flatMap((_, deck) => numbered(`T${deck + 1}-`, 16));
const TOKENS = [...numbered('R-B', 20), ...numbered('R-S', 40), ...numbered('R-G', 12)];
const HEXES = [
  'c',
  ...range(8).map((i) => `b${i + 1}`),
  ...range(SEATS).flatMap((i) => ['capital', 'front_a', 'front_b'].map((role) => `h${i}_${role}`)),
];

const perHex = <T>(value: (hex: string) => T): Record<string, T> =>
  Object.fromEntries(HEXES.map((hex) => [hex, value(hex)]));
const zeros = (names: readonly string[], found: Record<string, number> = {}) =>
  Object.fromEntries(names.map((name) => [name, found[name] ?? 0]));

function cubesOf(words = ''): Cubes {
  const counts = zeros(COLOURS) as Cubes;
  for (const word of words.split(', ')) {
    const [colour = '', amount = '1'] = word.split(' ');
    if (colour !== '') counts[colour as Colour] += Number(amount);
  }
  return counts;
}

/** "green -" as three places. */
function placesOf(words = ''): (string | null)[] {
  const found = words.split(' ').map((word) => (word === '-' || word === '' ? null : word));
  return range(3).map((i) => found[i] ?? null);
}

function cubesOn(sets: Record<string, string> = {}): Cubes {
  const words = Object.values(sets).flatMap((places) =>
    placesOf(places).filter((one) => one !== null),
  );
  return cubesOf(words.join(', '));
}

const isKnown = (sketch: Sketch, hex: string): boolean =>
  INNER[hex] !== undefined && (sketch.fog === undefined || sketch.fog.includes(hex));

function figuresAt(sketch: Sketch, hex: string): (string | null)[] {
  const own = sketch.sites?.[hex];
  if (own !== undefined) return placesOf(own).slice(0, 2);
  const sites = isKnown(sketch, hex) ? (INNER[hex]?.sites ?? 0) : 0;
  return range(2).map((i) => (i < sites ? 'ghost' : null));
}

function tileAt(sketch: Sketch, hex: string): string | null {
  if (isKnown(sketch, hex)) return INNER[hex]?.tile ?? null;
  const [, seat = '', role = ''] = /^h([01])_(\w+)$/.exec(hex) ?? [];
  return role === '' ? null : `H-${PEOPLES[Number(seat)]}-N-${role}`;
}

function boardOf(sketch: Sketch): object {
  const free = [sketch.free ?? { h0_capital: 3 }, sketch.rival ?? { h1_capital: 3 }];
  const figures = perHex((hex) => figuresAt(sketch, hex));
  const ghosts = Object.values(figures)
    .flat()
    .filter((one) => one === 'ghost').length;
  const ruin = /^h[01]_front_a$/;
  return {
    tiles: perHex((hex) => tileAt(sketch, hex)),
    figures,
    stacks: perHex((hex) =>
      ruin.test(hex) ? [2, 0] : isKnown(sketch, hex) ? (INNER[hex]?.stacks ?? [0, 0]) : [0, 0],
    ),
    free: range(SEATS).map((seat) => perHex((hex) => free[seat]?.[hex] ?? 0)),
    forts: range(SEATS).map(() => perHex(() => 0)),
    stopped: perHex(() => 0),
    box: GHOSTS - ghosts - (sketch.ghosts ?? 0),
  };
}

function minisOf(sketch: Sketch, seat: number): number {
  const free =
    seat === 0 ? (sketch.free ?? { h0_capital: 3 }) : (sketch.rival ?? { h1_capital: 3 });
  const inside =
    Object.values(sketch.sites ?? {})
      .join(' ')
      .split(`seat${seat}`).length - 1;
  return Object.values(free).reduce((sum, n) => sum + n, 0) + inside;
}

/** What lies with the reader at first; the rival has the same. */
const BAG = 'red, green, purple, blue, orange, yellow, green';

/** The reader as sketched, a bag for the rival, nothing for seats that nobody plays. */
function toldOf(sketch: Sketch, seat: number): Sketch {
  if (seat === 0) return { markers: { green: 3, yellow: 2, blue: 1 }, ...sketch };
  return seat < PEOPLES.length ? { bag: BAG } : {};
}

function seatOf(sketch: Sketch, seat: number): object {
  const told = toldOf(sketch, seat);
  const plays = seat < PEOPLES.length;
  const cards = Object.keys(told.cards ?? {});
  return {
    race: RACES[seat] ?? null,
    tile: null,
    start: null,
    cards,
    reserve: plays ? MINIS - minisOf(sketch, seat) : 0,
    stock: plays ? FORTRESSES : 0,
    on_tile: 0,
    beside: 0,
    gems: told.gems ?? 0,
    markers: zeros(ROWS, told.markers),
    ghosts: told.ghosts ?? 0,
    trophies: [],
    bag: cubesOf(told.bag),
    available: cubesOf(told.available),
    unused: cubesOf(told.unused),
    taken: cards.length,
    objectives: [],
    sets: [...BASE, 'race_set'].map((set) => placesOf(told.sets?.[set])),
  };
}

function supplyOf(sketch: Sketch): object {
  const owned = [
    cubesOf(BAG),
    cubesOf(sketch.bag),
    cubesOf(sketch.available),
    cubesOf(sketch.unused),
    cubesOn(sketch.sets),
    cubesOn(sketch.cards),
  ];
  const left = (colour: Colour): number =>
    (colour === 'grey' ? GREYS : EACH) - owned.reduce((sum, cubes) => sum + cubes[colour], 0);
  return {
    cubes: Object.fromEntries(COLOURS.map((colour) => [colour, left(colour)])),
    gems: GEMS - (sketch.gems ?? 0),
  };
}

function marketOf(sketch: Sketch): object {
  const owned = Object.keys(sketch.cards ?? {});
  return {
    fresh: CARDS.filter((card) => !OPEN.includes(card) && !owned.includes(card)),
    open: OPEN,
    returned: DECKS.map(() => []),
    acquired: owned,
    spaces: CARDS.map((card) => placesOf(sketch.cards?.[card])),
    aside: [null, null],
  };
}

const NO_SECRET = {
  stored: null,
  looked: null,
  tile: null,
  start: null,
  cube: null,
  rows: [null, null, null],
};

const TURN = {
  round: 2,
  phase: 'main',
  ask: 'menu',
  first: 0,
  active: 0,
  to_move: 0,
  ending: 'none',
  triggered: false,
  turns_left: 0,
  cursor: 0,
  draws: 0,
  reveals: [],
  effects: 0,
  hex: null,
  site: 0,
  colour: null,
  size: 0,
  cube: { set: null, space: null, colour: null },
  deck: null,
  sort: null,
  victims: [],
};

/** The position that a sketch stands for. */
export function position(sketch: Sketch): object {
  return {
    options: {
      seats: PEOPLES.length,
      length: 'regular',
      mode: 'invasion',
      map: sketch.fog === undefined ? 'open' : 'fog',
      race_assignment: 'random',
      race_tile: 'chosen',
      reset_rule: 'faq',
      first_player: 1,
      victim_choice: 'ask',
      round_cap: 100,
    },
    turn: { ...TURN, ...sketch.turn },
    seats: range(SEATS).map((seat) => seatOf(sketch, seat)),
    board: boardOf(sketch),
    market: marketOf(sketch),
    supply: supplyOf(sketch),
    pool: zeros(POINTS, sketch.pool),
    gained: zeros(POINTS),
    activations: zeros([...BASE, 'race_set', ...CARDS]),
    used: zeros(TOKENS),
    secrets: range(SEATS).map(() => NO_SECRET),
  };
}

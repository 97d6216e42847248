// Positions of the tutorial, written down in short: what differs from the start of a two-player game
// on the first-game layout. The result is what the engine's `load` takes.

import { type CardId, type HexId, PIECES, type PieceId } from '../model';
import { CARDS, HEXES } from '../shown';

export interface Sketch {
  /** "n10": "0 base", with a defence die "0 base 5". */
  on?: Partial<Record<HexId, string>>;
  /** Stores of the two seats. */
  seats?: readonly [Stores?, Stores?];
  market?: readonly CardId[];
  /** The free dice; without them the turn is before its roll. */
  pool?: readonly number[];
  /** An action in progress that asks for the piece. */
  asks?: { doing: string; target: HexId };
  round?: number;
}

export interface Stores {
  resources?: number;
  crystals?: number;
  artefacts?: readonly string[];
  cards?: readonly CardId[];
}

const LAYOUT =
  'p11 s345 n11 p55 p66 n05 n01 n02 p33 n09 n07 n08 n12 p44 n04 n06 n03 s456 s234 n10 s123 p22';
const FIRST_MARKET: readonly CardId[] = ['production_tanks', 'psychic_probe', 'juggernaut'];
const SET: Partial<Record<PieceId, number>> = { base: 1, explorer: 2, driller: 2, zeppelin: 2 };
const NO_PIECE = { kind: null, owner: null };

interface Placed {
  hex: HexId;
  owner: number;
  kind: string;
  die: number;
}

function placed({ on = {} }: Sketch): Placed[] {
  return HEXES.flatMap((hex) => {
    const words = on[hex]?.split(' ') ?? [];
    const [owner = '', kind = '', die = '0'] = words;
    return words.length === 0 ? [] : [{ hex, owner: Number(owner), kind, die: Number(die) }];
  });
}

const per = <K extends string, T>(names: readonly K[], value: (name: K) => T): Record<K, T> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, T>;

function seatOf(sketch: Sketch, seat: number): object {
  const playing = seat < 2;
  const stores = sketch.seats?.[seat] ?? {};
  const out = (kind: PieceId): number =>
    placed(sketch).filter((piece) => piece.owner === seat && piece.kind === kind).length;
  return {
    resources: stores.resources ?? 0,
    crystals: stores.crystals ?? 0,
    artefacts: stores.artefacts ?? [],
    cards: stores.cards ?? [],
    reserve: per(PIECES, (kind) => (playing ? (SET[kind] ?? 0) - out(kind) : 0)),
    cemetery: per(PIECES, () => 0),
    captive: NO_PIECE,
  };
}

function boardOf(sketch: Sketch): object {
  const pieces = placed(sketch);
  const at = (hex: HexId): Placed | undefined => pieces.find((piece) => piece.hex === hex);
  const taken = sketch.seats?.flatMap((stores) => stores?.artefacts ?? []) ?? [];
  return {
    layout: LAYOUT.split(' '),
    pieces: per(HEXES, (hex) => {
      const piece = at(hex);
      return piece === undefined ? NO_PIECE : { kind: piece.kind, owner: piece.owner };
    }),
    die: per(HEXES, (hex) => at(hex)?.die ?? 0),
    dead: null,
    force_field: 'card',
    fortress: 'card',
    removed: NO_PIECE,
    lying: ['a', 'b', 'c', 'd'].filter((letter) => !taken.includes(letter)),
  };
}

function turnOf({ pool }: Sketch, dice: number): object {
  return {
    active: 0,
    pool: pool ?? [],
    done: ['income', 'count'],
    rerolls: 0,
    counted: dice,
    to_roll: 0,
    rolled: pool?.length ?? 0,
    used: 0,
    laid: 0,
    plunders: 0,
    probed: null,
  };
}

const NOTHING_PENDING = {
  doing: 'none',
  ask: 'nothing',
  target: null,
  from: null,
  mover: null,
  condition: [],
  beating: [],
  card: null,
  captor: null,
  face: 0,
};

const OPTIONS = {
  seats: 2,
  layout: 'beginner',
  first_player: 1,
  cave: false,
  prisoner: false,
  round_cap: 60,
  exoskeleton_face: 6,
  plunders_per_turn: 0,
  dice_box_limit: false,
};

const VILLAGES: ReadonlySet<string> = new Set(['p55', 'p66', 's123', 's234', 's345', 's456']);

export function position(sketch: Sketch): unknown {
  const market = sketch.market ?? FIRST_MARKET;
  const owned = sketch.seats?.flatMap((stores) => stores?.cards ?? []) ?? [];
  const villages = placed(sketch).filter(({ owner, hex }) => owner === 0 && VILLAGES.has(hex));
  const asks = sketch.asks;
  return {
    options: OPTIONS,
    seats: [0, 1, 2, 3].map((seat) => seatOf(sketch, seat)),
    board: boardOf(sketch),
    market,
    deck: CARDS.filter((card) => !market.includes(card) && !owned.includes(card)),
    round: sketch.round ?? 3,
    layouts_refused: 0,
    first: 0,
    phase: sketch.pool === undefined ? 'preparing' : 'acting',
    turn: turnOf(sketch, 3 + villages.length),
    pending: asks === undefined ? NOTHING_PENDING : { ...NOTHING_PENDING, ...asks, ask: 'mover' },
    ending: 'none',
    winner: null,
  };
}

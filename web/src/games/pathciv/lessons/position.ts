// Positions of the tutorial, written down in short: what differs from the first round of two. The
// result is what the engine's `load` takes.
import { TRAYS, type Tray, TYPES, type Type } from '../shown';

export interface Sketch {
  round?: number;
  phase?: string;
  stage?: string;
  ask?: string;
  /** Technologies of the reader in hand; else they lie on the fields. */
  hand?: readonly string[];
  left?: readonly string[];
  right?: readonly string[];
  discarded?: readonly string[];
  trays?: Partial<Record<Tray, number>>;
  research?: Partial<Record<Type, number>>;
  philosophy?: number;
  /** Wonders and leaders for sale. */
  market?: readonly string[];
  /** Two advantages that are shown at the step of the reader. */
  shown?: readonly string[];
}

const SHORT: Record<Type, string> = {
  military: 'mil',
  cult: 'clt',
  science: 'sci',
  culture: 'art',
  industry: 'ind',
};
const COPIES = [9, 9, 8, 7];
const START = TYPES.map((type) => `t_${SHORT[type]}_0`);
const HAND_SIZE = 5;
const STEPS = 6;
const SEATS = 5;

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}_${String(i + 1).padStart(2, '0')}`);
const counts = (names: readonly string[], given: Record<string, number> = {}) =>
  Object.fromEntries(names.map((name) => [name, given[name] ?? 0]));
const filled = (cards: readonly string[], length: number): (string | null)[] =>
  Array.from({ length }, (_, i) => cards[i] ?? null);
/** Engine order: types first, then levels. */
const inOrder = (cards: readonly string[]): string[] =>
  [...cards].sort((a, b) => rank(a) - rank(b));
function rank(card: string): number {
  const [, type = '', level = '0'] = card.split('_');
  const at = Object.values(SHORT).indexOf(type);
  return level === '0' ? at : TYPES.length + at * COPIES.length + Number(level) - 1;
}

const CARDS = [...numbered('w', 28), ...numbered('l', 28)];
const MARKERS = numbered('a', 10);

interface Hands {
  hand: readonly string[];
  left: readonly string[];
  right: readonly string[];
  discarded: readonly string[];
}

const NO_CARDS: Hands = { hand: [], left: [], right: [], discarded: [] };

function seat(board: string | null, hands: Hands, { trays, research, philosophy }: Sketch) {
  return {
    board,
    hand: filled(inOrder(hands.hand), HAND_SIZE),
    left: filled(inOrder(hands.left), 2),
    right: filled(inOrder(hands.right), 2),
    new: null,
    discarded: hands.discarded,
    cards: [],
    living: null,
    won: null,
    trays: counts(TRAYS, trays),
    research: counts(TYPES, research),
    population: 0,
    philosophy: philosophy ?? 0,
    heritage: 0,
    tokens: 0,
    history: 0,
    any_research: 0,
    any_cubes: 0,
  };
}

const NO_PICKS = {
  discard: null,
  left: [null, null],
  marker: null,
  card: null,
  tech: null,
  passed: false,
  cubes_given: counts(TRAYS),
  circles_given: counts(['any', ...TYPES]),
  chosen: counts(TYPES),
  recruited: counts(TRAYS),
};

/** How many copies of each stack are left when these cards are owned. */
function copies(owned: readonly string[]): Record<string, number> {
  const stacks = TYPES.flatMap((type) =>
    COPIES.map((n, i) => [`${SHORT[type]}_${i + 1}`, n] as const),
  );
  const taken = (stack: string): number => owned.filter((card) => card === `t_${stack}`).length;
  return Object.fromEntries(stacks.map(([stack, n]) => [stack, n - taken(stack)]));
}

function handsOf(sketch: Sketch): Hands {
  const { hand = [], left = [], right = [], discarded = [] } = sketch;
  return { hand, left, right, discarded };
}

/** The rival's cards lie as the reader's do, but none is better than a start card. */
function others(hands: Hands): Hands {
  if (hands.hand.length > 0) return { hand: START, left: [], right: [], discarded: [] };
  return {
    hand: [],
    left: START.slice(0, 2),
    right: START.slice(2, 4),
    discarded: START.slice(4),
  };
}

/** In phase E everybody bids, in the others whoever can pay. */
function bidding(ask: string): number[] {
  if (ask === 'technology_bids') return [0, 1];
  return ask.endsWith('bids') ? [0] : [];
}

const OPTIONS = {
  seats: 2,
  setup: 'standard',
  tech_set: 'core',
  philosophy_multiplier_5: 2,
  philosophy_choice_scope: 'level_only',
  boards: 'random',
  solo_difficulty: 'normal',
};

function turnOf({ round = 1, phase = 'projects', stage = 'deploy_cubes', ...sketch }: Sketch) {
  const { ask = 'projects', shown = [] } = sketch;
  const both = ask === 'projects' || ask === 'technology_bids';
  return {
    round,
    phase,
    stage,
    ask,
    waiting: both ? [0, 1] : [0],
    arrived: shown.length > 0 ? [0] : [],
    bidding: bidding(ask),
    buyers: [],
    cursor: 0,
    ending: 'none',
  };
}

function marketOf({ market = ['w_01', 'w_04'] }: Sketch, hands: Hands) {
  const owned = [...hands.hand, ...hands.left, ...hands.right, ...hands.discarded];
  return {
    unseen: CARDS.filter((card) => !market.includes(card)),
    open: market,
    out: [],
    variants: [],
    copies: copies(owned),
  };
}

function philosophyOf({ shown = [], philosophy }: Sketch) {
  const steps = Array.from({ length: STEPS }, (_, step) =>
    step > 0 && step === philosophy ? shown : [],
  );
  return {
    unseen: MARKERS.filter((marker) => !shown.includes(marker)),
    shown: steps,
    open: Array.from({ length: STEPS }, () => []),
  };
}

/** The position that a sketch stands for. */
export function position(sketch: Sketch) {
  const hands = handsOf(sketch);
  return {
    options: OPTIONS,
    turn: turnOf(sketch),
    seats: [
      seat('c_4', hands, sketch),
      seat('c_2', others(hands), {}),
      ...Array.from({ length: SEATS - 2 }, () => seat(null, NO_CARDS, {})),
    ],
    market: marketOf(sketch, hands),
    philosophy: philosophyOf(sketch),
    challenges: ['ch_3_sci', 'ch_5_ind', 'ch_7_art', 'ch_9_clt'],
    battles: ['b_4_1', 'b_6_1', 'b_8_1', 'b_9_1'],
    rival: { board: null, philosophy: 0, aim: null, arrived: false },
    secrets: Array.from({ length: SEATS }, () => NO_PICKS),
  };
}

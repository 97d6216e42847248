// What the pages of a tournament show, made of what the server tells: no page and no network here.
import type { ContestInfo, ContestPairing, ContestRow } from '../../protocol';

const SIXTIETHS = 60;

/** Points as people write them: 2½, 3, 1⅓, 2,25. */
export function pointsText(sixtieths: number): string {
  const whole = Math.floor(sixtieths / SIXTIETHS);
  const rest = sixtieths % SIXTIETHS;
  const parts: Record<number, string> = { 15: '¼', 20: '⅓', 30: '½', 40: '⅔', 45: '¾' };
  if (rest === 0) return String(whole);
  const part = parts[rest];
  if (part !== undefined) return whole === 0 ? part : `${whole}${part}`;
  return (sixtieths / SIXTIETHS).toFixed(1);
}

export type Tone = 'best' | 'middle' | 'least' | 'none';

/** How good a round was: best and least as the places are worth, anything between is the middle. */
export function toneOf(points: number, placePoints: readonly number[]): Tone {
  if (points < 0) return 'none';
  if (points >= (placePoints[0] ?? 1) * SIXTIETHS) return 'best';
  return points <= (placePoints.at(-1) ?? 0) * SIXTIETHS ? 'least' : 'middle';
}

export interface RoundState {
  round: number;
  tables: number;
  running: number;
}

/** All rounds, also those to come (no tables). */
export function roundStates(info: ContestInfo): RoundState[] {
  return Array.from({ length: info.line.rounds }, (_, k) => {
    const played = info.pairings.filter(
      ({ round, players }) => round === k + 1 && players.length > 1,
    );
    const running = played.filter(({ places }) => !places).length;
    return { round: k + 1, tables: played.length, running };
  });
}

export const isAmong = (info: ContestInfo, players: readonly number[]): boolean =>
  typeof info.me === 'number' && players.includes(info.me);

/** My game that waits or runs. */
export const myPairing = (info: ContestInfo): ContestPairing | undefined =>
  info.pairings.find(({ players, places }) => !places && isAmong(info, players));

export type Waiting =
  | { kind: 'out' }
  | { kind: 'table'; pairing: ContestPairing }
  | { kind: 'start'; at: number | null }
  | { kind: 'paused' }
  | { kind: 'resting' }
  | { kind: 'left' }
  | { kind: 'arena' }
  | { kind: 'bye' }
  | { kind: 'eliminated' }
  | { kind: 'round'; tables: number; next: number }
  | { kind: 'next'; next: number; at: number }
  | { kind: 'over' };

/** What I wait for, and until when: the sentence under the name of the tournament. */
export function waitingFor(info: ContestInfo): Waiting {
  if (info.line.state === 'over' || info.line.state === 'cancelled') return { kind: 'over' };
  const me = typeof info.me === 'number' ? info.players[info.me] : undefined;
  if (me === undefined) return { kind: 'out' };
  if (me.gone) return { kind: 'left' };
  const pairing = myPairing(info);
  if (pairing) return { kind: 'table', pairing };
  if (info.line.state === 'entry') return { kind: 'start', at: info.line.starts ?? null };
  if (info.line.state === 'paused') return { kind: 'paused' };
  if (me.resting) return { kind: 'resting' };
  if (info.line.kind === 'arena') return { kind: 'arena' };
  if (isEliminated(info)) return { kind: 'eliminated' };
  return waitingForRound(info);
}

/** In a knockout: lost my last game. */
function isEliminated(info: ContestInfo): boolean {
  if (info.line.kind !== 'knockout') return false;
  const last = info.pairings.findLast(({ players }) => isAmong(info, players));
  return last !== undefined && last.places?.[last.players.indexOf(info.me ?? -1)] !== 1;
}

function waitingForRound(info: ContestInfo): Waiting {
  const { round } = info.line;
  const here = info.pairings.filter((pairing) => pairing.round === round);
  const tables = here.filter(({ places }) => !places).length;
  if (tables > 0) {
    const mine = here.find(({ players }) => isAmong(info, players));
    return mine?.reason === 'bye' ? { kind: 'bye' } : { kind: 'round', tables, next: round + 1 };
  }
  return { kind: 'next', next: round + 1, at: info.next ?? info.now };
}

/** The pairings of a round, mine first, in an arena the newest first. */
export function pairingsOf(info: ContestInfo, round: number): ContestPairing[] {
  const list = info.pairings.filter((pairing) => pairing.round === round);
  if (info.line.kind === 'arena') return list.reverse().slice(0, 12);
  return list;
}

/** Seats in the first place. */
export function winnersOf({ players, places }: ContestPairing): number[] {
  return players.filter((_, seat) => places?.[seat] === 1);
}

/** Points of one against another over all their games, by wins: 1, ½, 0. */
export function crossCell(info: ContestInfo, a: number, b: number): number | null {
  const games = info.pairings.filter(
    ({ players, places }) => places && players.includes(a) && players.includes(b),
  );
  if (games.length === 0) return null;
  return games.reduce((sum, { players, places }) => {
    const [mine, other] = [a, b].map((who) => places?.[players.indexOf(who)] || 99);
    return sum + (mine === other ? 30 : (mine ?? 99) < (other ?? 99) ? 60 : 0);
  }, 0);
}

export interface BracketSlot {
  slot: number;
  pairing: ContestPairing | undefined; // the last game there
}

/** The rounds of a knockout; slots of rounds to come are empty. */
export function bracketOf(info: ContestInfo): BracketSlot[][] {
  const first = Math.max(1, ...info.pairings.filter((p) => p.round === 1).map((p) => p.slot));
  const sizes: number[] = [];
  for (let n = bracketSize(first, info.line.seats, info.line.rounds); ; ) {
    sizes.push(n);
    if (n <= 1) break;
    n = Math.ceil(n / info.line.seats);
  }
  return sizes.map((size, k) =>
    Array.from({ length: size }, (_, slot) => ({
      slot: slot + 1,
      pairing: info.pairings.filter((p) => p.round === k + 1 && p.slot === slot + 1).at(-1),
    })),
  );
}

const bracketSize = (first: number, seats: number, rounds: number): number =>
  seats === 2 ? 2 ** Math.max(0, rounds - 1) : first;

export interface Line {
  row: ContestRow;
  points: number[]; // after each game of the tournament
}

/** Points after each game for the best few and me: the picture of an arena. */
export function arenaLines(info: ContestInfo, most = 4): { lines: Line[]; steps: number } {
  const shown = info.standings.filter(
    ({ player, place }, k) => (k < most && place <= most) || player === info.me,
  );
  const steps = Math.max(1, ...shown.map(({ rounds }) => rounds.length));
  const lines = shown.map((row) => {
    let sum = 0;
    const points = [0, ...row.rounds.map((gain) => (sum += Math.max(0, gain)))];
    return { row, points };
  });
  return { lines, steps };
}

/** Initials in a seal. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => part !== '');
  return parts
    .slice(0, 2)
    .map((part) => [...part][0]?.toUpperCase() ?? '')
    .join('');
}

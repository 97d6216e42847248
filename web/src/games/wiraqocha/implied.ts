// The engine does not ask for a parameter that leaves a single answer, so a path may begin with the
// second one. Where the view shows the one thing that the first can be, it is still what is clicked.
import type { Target } from '../game';
import { type ActionId, PIECES, type Seat, type View } from './model';
import { HEXES } from './shown';

/** The only element, or null if there is none or another. */
const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

const AIRSHIPS: ReadonlySet<string> = new Set(['zeppelin', 'juggernaut']);

function onlyHex(
  view: View,
  fits: (kind: string, owner: number, die: number) => boolean,
): Target | null {
  const hex = only(
    HEXES.filter((id) => {
      const piece = view.board.pieces[id];
      return piece !== null && fits(piece.kind, piece.owner, view.board.die[id]);
    }),
  );
  return hex === null ? null : `hex:${hex}`;
}

function onlyFace(faces: readonly number[]): Target | null {
  const face = only([...new Set(faces)]);
  return face === null ? null : `die:${face}`;
}

function onlyBeaten(seat: Seat | undefined): Target | null {
  const kind = only(PIECES.filter((id) => (seat?.cemetery[id] ?? 0) > 0));
  return kind === null ? null : `piece:${kind}@cemetery`;
}

function onlyCaptor(view: View, active: number): Target | null {
  const captors = view.seats.flatMap(({ captive }, i) => (captive?.owner === active ? [i] : []));
  const captor = only(captors);
  return captor === null ? null : `seat:${captor}`;
}

/** The notation word of the first parameter of each action that has one. */
const FIRST: Partial<Record<ActionId, string>> = {
  swap: 'at',
  workshop: 'piece',
  take_back: 'at',
  cave_move: 'at',
  place: 'at',
  conquer: 'at',
  plunder: 'at',
  tunnel: 'at',
  lay: 'face',
  step: 'step_die',
  reroll: 'face',
  exoskeleton: 'face',
  build: 'card',
  buy_back: 'piece',
  fortress: 'at',
  probe: 'at',
  death_ray: 'at',
  ransom: 'from',
};

/** Whether a path that begins with `action` goes on with the thing that the action is about. */
export function namesItsThing(action: ActionId, path: readonly string[]): boolean {
  return path[1]?.split(' ')[0] === FIRST[action];
}

/** What the first parameter of `action` must be, if it is not asked and the view shows it. */
export function impliedThing(action: ActionId, view: View): Target | null {
  const active = view.turn.active;
  if (active === null) return null;
  switch (action) {
    case 'swap':
      return onlyHex(view, (kind, owner) => owner === active && AIRSHIPS.has(kind));
    case 'take_back':
      return onlyHex(view, (_, owner, die) => owner === active && die > 0);
    case 'plunder':
      return onlyHex(view, (kind, owner) => owner !== active && kind === 'base');
    case 'exoskeleton':
      return onlyFace(view.turn.pool.filter((face) => face !== view.options.exoskeletonFace));
    case 'lay':
    case 'reroll':
      return onlyFace(view.turn.pool);
    case 'workshop':
    case 'buy_back':
      return onlyBeaten(view.seats[active]);
    case 'ransom':
      return onlyCaptor(view, active);
    case 'build':
      return view.market.length === 1 ? `card:${view.market[0]}` : null;
    default:
      return null;
  }
}

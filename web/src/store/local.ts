// How what happens on this side changes what we know: pure functions from state to state.
import type { Target } from '../games/game';
import type { Act, Choice } from '../protocol';
import { type Command, freshTable, type OpenTable, type State } from './state';

function change(state: State, part: Partial<OpenTable>): State {
  return state.open === null ? state : { ...state, open: { ...state.open, ...part } };
}

export function openTable(state: State, id: string, invite: string | null): State {
  return { ...state, open: freshTable(id, invite) };
}

export function closeTable(state: State): State {
  return { ...state, open: null };
}

/** What is known of the table stays on screen; only previews die with the connection. */
export function loseConnection(state: State): State {
  if (state.connection === 'lost') return state;
  return change({ ...state, connection: 'lost' }, { asked: null, peeked: null });
}

/** Whether the last step of a path only leads to a further question. */
export function endsInQuestion(choices: readonly Choice[], path: readonly string[]): boolean {
  let level = choices;
  let asks = false;
  for (const act of path) {
    const choice = level.find((one) => one.act === act);
    asks = choice?.effect === 'asks';
    level = choice?.next ?? [];
  }
  return asks;
}

function depthAfter(open: OpenTable, command: Command): number {
  if (command.t === 'say') return open.composing;
  if (command.t === 'act') return depthOfAct(open, command);
  return command.order === 'undo' ? Math.max(0, open.composing - 1) : 0;
}

function depthOfAct(open: OpenTable, act: Act): number {
  const asks = endsInQuestion(open.table?.choices ?? [], act.path);
  return asks ? open.composing + act.path.length : 0;
}

export function sendCommand(state: State, command: Command): State {
  if (state.open === null) return state;
  const prompt = state.open.table?.prompt;
  const sent = [...state.open.sent, { command, stored: null, prompt }];
  return change(state, { sent, composing: depthAfter(state.open, command), selected: null });
}

/** Puts a command in the place of one that came too late. */
export function replaceSent(state: State, late: string, command: Command): State {
  const sent = state.open?.sent.map((one) => (one.command.id === late ? { ...one, command } : one));
  return sent === undefined ? state : change(state, { sent });
}

export function hover(state: State, target: Target | null): State {
  if (state.open?.hovered === target) return state;
  return change(state, { hovered: target });
}

export function select(state: State, target: Target | null): State {
  if (state.open?.selected === target) return state;
  return change(state, { selected: target });
}

export const peekKey = (path: readonly string[]): string => path.join('\n');

/** Takes a preview that is known, or notes which one is asked for. */
export function askPreview(state: State, id: string, path: readonly string[]): State {
  const key = peekKey(path);
  const known = state.open?.peeks[key] ?? null;
  return change(state, { asked: known === null ? { id, key } : null, peeked: known });
}

export function dropPreview(state: State): State {
  if (state.open === null || (state.open.asked === null && state.open.peeked === null))
    return state;
  return change(state, { asked: null, peeked: null });
}

/** Goes to a moment of the past; null comes back to the present. */
export function seek(state: State, n: number | null): State {
  const past = n === null ? null : (state.open?.past ?? null);
  return change(state, {
    wanted: n,
    past,
    ...(n === null && { lens: null }),
    selected: null,
    asked: null,
    peeked: null,
  });
}

/** Looks at the past with the eyes of a seat, of spectators (-1), or one's own (null). */
export function look(state: State, lens: number | null): State {
  return change(state, { lens, pastBefore: null });
}

export function readChat(state: State): State {
  const last = state.open?.chat.at(-1)?.n ?? -1;
  return state.open?.chatSeen === last ? state : change(state, { chatSeen: last });
}

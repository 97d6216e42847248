// How messages of the server change what we know: pure functions from state to state.
import type {
  Ack,
  Chat,
  ChatLine,
  FromServer,
  Lobby,
  Past,
  Peeked,
  Refused,
  Table,
  Text,
} from '../protocol';
import { lastSeen, lineAt } from '../replay/replay';
import { onLobbyChanged, onMineChanged } from './lists';
import { notify } from './notices';
import type { OpenTable, State } from './state';

function atTable(state: State, id: string, change: (open: OpenTable) => OpenTable): State {
  if (state.open === null || state.open.id !== id) return state;
  const open = change(state.open);
  return open === state.open ? state : { ...state, open };
}

/** Commands that the table now shows are done with. */
const unfinished = (open: OpenTable, version: number): OpenTable['sent'] =>
  open.sent.filter(({ stored }) => stored === null || stored > version);

/** What was seen of a line of play that still is the one that is played. */
function stillSeen({ log, seen }: OpenTable, table: Table): Past | null {
  const changed = log[table.log_from]?.n ?? Infinity;
  return seen === null || changed < seen.n ? null : seen;
}

function onTable(open: OpenTable, table: Table, now: number): OpenTable {
  const old = open.table;
  if (old !== null && table.version < old.version) return open;
  const moved = old !== null && old.n !== table.n;
  const same = old !== null && old.version === table.version;
  return {
    ...open,
    table,
    log: [...open.log.slice(0, table.log_from), ...table.log],
    before: moved ? old.view : open.before,
    seen: stillSeen(open, table),
    receivedAt: now,
    sent: unfinished(open, table.version),
    selected: same ? open.selected : null,
    asked: same ? open.asked : null,
    peeked: same ? open.peeked : null,
    peeks: same ? open.peeks : {},
    composing: Math.min(open.composing, table.undo.steps),
    refused: null,
  };
}

/** What my standing orders have just answered, as the log tells it. */
function answered(state: State, before: OpenTable | null): State {
  const table = state.open?.table ?? null;
  const entry = table?.orders.obeyed ?? null;
  const old = before?.table ?? null;
  if (table === null || old === null || entry === null || entry === old.orders.obeyed) return state;
  const line = state.open?.log.find(({ n, by }) => n === entry && table.you.includes(by));
  if (line === undefined) return state;
  const { en, de } = line.text;
  return notify(state, 'info', { en: `Standing order: ${en}`, de: `Dauerauftrag: ${de}` });
}

/** Whether lines of the log are missing, so that the table has to be asked for anew. */
export function hasGap(open: OpenTable, table: Table): boolean {
  return open.id === table.table && table.log_from > open.log.length;
}

function onAck(open: OpenTable, ack: Ack): OpenTable {
  const shown = open.table?.version ?? -Infinity;
  const sent = open.sent
    .map((one) => (one.command.id === ack.id ? { ...one, stored: ack.version } : one))
    .filter(({ command, stored }) => stored === null || (stored > shown && command.t !== 'say'));
  return { ...open, sent };
}

function onRefused(state: State, message: Refused): State {
  const { open } = state;
  if (open === null) return notify(state, 'error', message.text);
  // A table that we may not watch is refused under its own id.
  if (open.table === null && (message.id === open.id || message.id === ''))
    return { ...state, open: { ...open, refused: message.text } };
  const sent = open.sent.filter(({ command }) => command.id !== message.id);
  // A refused preview is nobody's mistake: the table has moved on.
  if (open.asked?.id === message.id) return { ...state, open: { ...open, asked: null } };
  return notify({ ...state, open: { ...open, sent, composing: 0 } }, 'error', message.text);
}

/** A preview for another version is worth nothing; one for another place is kept for later. */
function onPeeked(open: OpenTable, peeked: Peeked): OpenTable {
  if (peeked.version !== open.table?.version) return open;
  const asked = peeked.id === open.asked?.id ? open.asked : null;
  const peeks = asked === null ? open.peeks : { ...open.peeks, [asked.key]: peeked };
  return asked === null ? open : { ...open, peeked, peeks };
}

function onPast(before: OpenTable, past: Past): OpenTable {
  const isSeen = past.n === lastSeen(before.log, before.table?.you ?? []);
  const open = isSeen ? { ...before, seen: past } : before;
  if (open.wanted === null) return open;
  const first = open.log[lineAt(open.log, past.n)]?.n ?? past.n - 1;
  const old = open.past;
  const isNext = old !== null && first <= old.n && old.n < past.n;
  return { ...open, past, pastBefore: isNext ? old.view : null };
}

function mergeLines(old: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const fresh = new Set(lines.map((line) => line.n));
  return [...old.filter((line) => !fresh.has(line.n)), ...lines].sort((a, b) => a.n - b.n);
}

/** Whoever was away for more than a page begins anew: no line may be missing in between. */
function onChat(open: OpenTable, { lines, page }: Chat): OpenTable {
  if (page == null) return { ...open, chat: mergeLines(open.chat, lines) };
  const old = page.from > (open.chat.at(-1)?.n ?? -Infinity) + 1 ? [] : open.chat;
  const isEarliest = old.length === 0 || open.chatPage === null || page.from <= open.chatPage.from;
  return {
    ...open,
    chat: mergeLines(old, lines),
    chatPage: isEarliest ? page : open.chatPage,
  };
}

const onLobby = (state: State, { tables, total, next }: Lobby): State => ({
  ...state,
  lobby: tables,
  lobbyTotal: total,
  lobbyNext: next ?? null,
});

/** Above a table there is no room for it: it is told once. */
function onAnnouncement(state: State, announcement: Text): State {
  const told = { ...state, house: { ...state.house, announcement } };
  return state.open === null || announcement.en === '' ? told : notify(told, 'info', announcement);
}

function never(message: never): never {
  throw new Error(`unknown message ${JSON.stringify(message)}`);
}

export function receive(state: State, message: FromServer, now: number): State {
  switch (message.t) {
    case 'hello':
      return { ...state, connection: 'open', trouble: null, user: message.user ?? null };
    case 'table':
      return answered(
        atTable(state, message.table, (open) => onTable(open, message, now)),
        state.open,
      );
    case 'ack':
      return atTable(state, message.table, (open) => onAck(open, message));
    case 'refused':
      return onRefused(state, message);
    case 'peeked':
      return atTable(state, message.table, (open) => onPeeked(open, message));
    case 'past':
      return atTable(state, message.table, (open) => onPast(open, message));
    case 'story':
      return atTable(state, message.table, (open) => ({ ...open, story: message }));
    case 'chat':
      return atTable(state, message.table, (open) => onChat(open, message));
    case 'lobby':
      return onLobby(state, message);
    case 'lobby_changed':
      return onLobbyChanged(state, message);
    case 'mine':
      return { ...state, mine: message.tables };
    case 'mine_changed':
      return onMineChanged(state, message);
    case 'restarting':
      return { ...state, connection: 'restarting' };
    case 'trouble':
      return { ...state, trouble: message.on ? message.text : null };
    case 'announcement':
      return onAnnouncement(state, message.text);
    case 'pong':
      return state;
    default:
      return never(message);
  }
}

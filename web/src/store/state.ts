// What the client knows, as one plain value. Messages replace parts of it; nothing else is state but
// what a single component keeps to itself.
import type { Target } from '../games/game';
import type {
  Act,
  ChatLine,
  ChatPage,
  GameInfo,
  Give,
  HouseGreeting,
  LogEntry,
  Past,
  Peeked,
  Say,
  Story,
  Table,
  TableSummary,
  Text,
  UserInfo,
} from '../protocol';

export type Connection = 'connecting' | 'open' | 'lost' | 'restarting';

/** Commands that the server confirms by their id; sent again after a lost connection. */
export type Command = Act | Give | Say;

export interface Sent {
  command: Command;
  /** The version that the server has stored it as; null until then. */
  stored: number | null;
  /** The question that it answers. */
  prompt?: Text | undefined;
}

/** The table that is open on this page. */
export interface OpenTable {
  id: string;
  invite: string | null;
  /** Null until the first answer. */
  table: Table | null;
  log: LogEntry[];
  /** The view before the last change. */
  before: unknown;
  /** The local time (ms) at which the table came: clocks run from there. */
  receivedAt: number;
  chat: ChatLine[];
  /** The earliest page of the chat that we have; null before the first. */
  chatPage: ChatPage | null;
  chatSeen: number;
  /** Where the reader is in the past, or null for the present. */
  wanted: number | null;
  past: Past | null;
  /** Whose eyes the past is seen with: a seat, -1 for spectators, null for one's own. */
  lens: number | null;
  /** The view shortly before `past`, where it is known. */
  pastBefore: unknown;
  /** How the game went, as far as it is known; null before its end. */
  story: Story | null;
  /** The table after my last turn, while I have not acted again. */
  seen: Past | null;
  sent: Sent[];
  hovered: Target | null;
  selected: Target | null;
  /** The preview that was asked for (its message and path), and the one that came. */
  asked: { id: string; key: string } | null;
  peeked: Peeked | null;
  /** Previews of this version that are known already, by path. */
  peeks: Record<string, Peeked>;
  /** How many of my last actions only led to a further question: Esc takes them back. */
  composing: number;
  /** Why there is no such table for us. */
  refused: Text | null;
}

export interface Notice {
  id: number;
  kind: 'info' | 'error';
  text: Text;
}

export interface State {
  connection: Connection;
  /** What keeps the server from taking moves; null when nothing does. */
  trouble: Text | null;
  /** Undefined until the server has said who we are. */
  user: UserInfo | null | undefined;
  muted: string[];
  house: HouseGreeting;
  games: GameInfo[] | null;
  /** Open tables, the newest first; there may be more than the server has told. */
  lobby: TableSummary[] | null;
  lobbyTotal: number;
  /** Where the next page of them begins; null: all are known. */
  lobbyNext: string | null;
  mine: TableSummary[];
  open: OpenTable | null;
  notices: Notice[];
}

/** A house that has told us nothing. */
export const NO_NEWS: HouseGreeting = {
  admin: false,
  sanctions: [],
  announcement: { en: '', de: '' },
};

export const EMPTY: State = {
  connection: 'connecting',
  trouble: null,
  user: undefined,
  muted: [],
  house: NO_NEWS,
  games: null,
  lobby: null,
  lobbyTotal: 0,
  lobbyNext: null,
  mine: [],
  open: null,
  notices: [],
};

export function freshTable(id: string, invite: string | null): OpenTable {
  return {
    id,
    invite,
    table: null,
    log: [],
    before: null,
    receivedAt: 0,
    chat: [],
    chatPage: null,
    chatSeen: -1,
    wanted: null,
    past: null,
    lens: null,
    pastBefore: null,
    story: null,
    seen: null,
    sent: [],
    hovered: null,
    selected: null,
    asked: null,
    peeked: null,
    peeks: {},
    composing: 0,
    refused: null,
  };
}

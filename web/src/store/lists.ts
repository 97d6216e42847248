// Lists of tables as the server tells them: a page once, then what changed.
import type { LobbyChanged, MineChanged, TableSummary, Tables } from '../protocol';
import type { State } from './state';

type Change = Pick<LobbyChanged, 'changed' | 'gone'>;

function applied(list: TableSummary[], { changed, gone }: Change): TableSummary[] {
  const old = new Set([...gone, ...changed.map(({ id }) => id)]);
  return [...list.filter(({ id }) => !old.has(id)), ...changed];
}

const newestFirst = (a: TableSummary, b: TableSummary): number =>
  b.created - a.created || b.id.localeCompare(a.id);

const myTurnFirst = (a: TableSummary, b: TableSummary): number =>
  Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated;

export function onLobbyChanged(state: State, message: LobbyChanged): State {
  const lobby = applied(state.lobby ?? [], message).toSorted(newestFirst);
  return { ...state, lobby, lobbyTotal: message.total };
}

export function onMineChanged(state: State, message: MineChanged): State {
  return { ...state, mine: applied(state.mine, message).toSorted(myTurnFirst) };
}

/** The next page of open tables, behind those that are known. */
export function withOlderTables(state: State, page: Tables): State {
  const lobby = applied(page.tables, { changed: state.lobby ?? [], gone: [] });
  return { ...state, lobby: lobby.toSorted(newestFirst), lobbyNext: page.next ?? null };
}

// Questions to the state that several parts of the page ask.
import type { GameInfo, Table, TableSummary, Text } from '../protocol';
import type { OpenTable, State } from './state';

/** The seat that this screen acts for now, or null. */
export function actingSeat(table: Table): number | null {
  if (table.state !== 'running') return null;
  const mine = table.to_move.filter((seat) => table.you.includes(seat));
  return mine.find((seat) => seat === table.viewer) ?? mine[0] ?? null;
}

/** Whether the answer to a command is still to come, so that nothing more may be sent. */
export function isLocked(open: OpenTable): boolean {
  return open.sent.some(({ command }) => command.t !== 'say');
}

/** The view to draw: the past one while replaying. */
export function shownView(open: OpenTable): unknown {
  return open.past !== null ? open.past.view : (open.table?.view ?? null);
}

/** Tables that wait for me, the one with the nearest deadline first. */
export function waitingForMe(state: State): TableSummary[] {
  const due = state.mine.filter((table) => table.your_turn);
  const when = (table: TableSummary): number => table.deadline ?? Infinity;
  return due.toSorted((a, b) => when(a) - when(b) || a.updated - b.updated);
}

/** The next table that waits for me, other than the one that is open if there is another. */
export function nextWaiting(state: State): TableSummary | null {
  const due = waitingForMe(state);
  return due.find((table) => table.id !== state.open?.id) ?? due[0] ?? null;
}

/** What the server says about a game; null if it has none of that id, undefined until it has said. */
export function gameInfo({ games }: State, id: string): GameInfo | null | undefined {
  return games === null ? undefined : (games.find((game) => game.id === id) ?? null);
}

/** Whether seats know what others must not see, as far as the server has said. */
export function hides(state: State, id: string): boolean {
  return gameInfo(state, id)?.hides !== false;
}

const UNSAID: Text = { en: '\u00a0', de: '\u00a0' };

/** A blank holds its place until the name is known; a game that the server has no more keeps its id. */
export function gameName(state: State, id: string): Text {
  const info = gameInfo(state, id);
  return info === undefined ? UNSAID : (info?.name ?? { en: id, de: id });
}

export function nameOf(table: Table, seat: number): string {
  return table.seats.find((one) => one.seat === seat)?.name ?? '';
}

/** Whether the house has something to tell me. */
export const hasNews = ({ announcement, sanctions }: State['house']): boolean =>
  announcement.en !== '' || announcement.de !== '' || sanctions.length > 0;

// Short messages to the person at the screen, shown for a while.
import type { Text } from '../protocol';
import type { Notice, State } from './state';

const MOST = 3;

/** Adds a notice; one that is already shown is not repeated. */
export function notify(state: State, kind: Notice['kind'], text: Text): State {
  const id = Math.max(0, ...state.notices.map((notice) => notice.id)) + 1;
  const others = state.notices.filter((notice) => notice.text.en !== text.en);
  return { ...state, notices: [...others, { id, kind, text }].slice(-MOST) };
}

export function dismiss(state: State, id: number): State {
  return { ...state, notices: state.notices.filter((notice) => notice.id !== id) };
}

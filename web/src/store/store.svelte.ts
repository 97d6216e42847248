// The one store. `store()` is what is known now; `update` puts another value in its place. An effect
// takes what it needs through a $derived, or it runs after every change.
import { EMPTY, type State } from './state';

let state: State = $state.raw(EMPTY);

export function store(): State {
  return state;
}

export function update(change: (state: State) => State): void {
  state = change(state);
}

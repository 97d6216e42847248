// Whose board is compared with mine: the seat that is pointed at, else the one that was clicked.
const state: { pointed: number | null; pinned: number | null } = $state({
  pointed: null,
  pinned: null,
});

export const point = (seat: number | null): void => {
  state.pointed = seat;
};
/** A second click puts it away. */
export const pin = (seat: number): void => {
  state.pinned = state.pinned === seat ? null : seat;
};
export function unpin(): boolean {
  const was = state.pinned !== null;
  state.pinned = null;
  return was;
}
export const isPinned = (seat: number): boolean => state.pinned === seat;

/** The rival that is compared with `own`; null: nobody. */
export function comparedWith(own: number, seats: number): number | null {
  const seat = state.pointed ?? state.pinned;
  return seat === null || seat === own || seat >= seats ? null : seat;
}

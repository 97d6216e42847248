// Whose mat lies in the place of mine, while a rival's is looked at.
let held: number | null = $state(null);

export const mats = {
  get held(): number | null {
    return held;
  },
  /** Lays the mat of a seat over mine, or takes it away again. */
  show(seat: number | null): void {
    held = held === seat ? null : seat;
  },
};

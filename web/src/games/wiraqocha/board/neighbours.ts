// Where an arrow key leads on the map: always to a hex that touches the present one.
import type { Cell } from '../cells';
import { S, W } from '../geometry';

/** Steps in half widths and rows. */
const STEPS: Record<string, readonly (readonly [number, number])[]> = {
  ArrowLeft: [[-2, 0]],
  ArrowRight: [[2, 0]],
  ArrowUp: [
    [-1, -1],
    [1, -1],
  ],
  ArrowDown: [
    [-1, 1],
    [1, 1],
  ],
};

/** The neighbour in that direction; of two, the one nearer to `column`. Null for other keys. */
export function neighbourOf(
  key: string,
  from: Cell,
  cells: readonly Cell[],
  column: number,
): Cell | null {
  const found = (STEPS[key] ?? []).flatMap(([x, y]) =>
    cells.filter(
      ({ at }) =>
        Math.abs(at.x - from.at.x - x * W) < 1 && Math.abs(at.y - from.at.y - y * 1.5 * S) < 1,
    ),
  );
  const far = ({ at }: Cell): number => Math.abs(at.x - column);
  return found.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

// What is different between two views, in the figures that a game compares.
import type { Ending, Figure, Scene } from '../games/game';
import type { Text } from '../protocol';

export interface Change {
  key: string;
  seat: number | null;
  name: Text;
  /** Null: there was no such figure before, or there is none now. */
  from: Text | null;
  to: Text | null;
}

const byKey = (all: readonly Figure[]): Map<string, Figure> =>
  new Map(all.map((one) => [one.key, one]));

/** The differences between two lists of figures, in their order. */
export function changesOf(before: readonly Figure[], after: readonly Figure[]): Change[] {
  const old = byKey(before);
  const now = byKey(after);
  const gone = before.filter(({ key }) => !now.has(key));
  const changed = after.flatMap(({ key, seat, name, value }) => {
    const was = old.get(key)?.value ?? null;
    return was !== null && was.en === value.en ? [] : [{ key, seat, name, from: was, to: value }];
  });
  return [
    ...changed,
    ...gone.map(({ key, seat, name, value }) => ({ key, seat, name, from: value, to: null })),
  ];
}

/** What the shown moment has changed; nothing where it is not known what was before. */
export function changesIn(ending: Ending | null, scene: Scene): Change[] {
  const { before, view } = scene;
  if (ending?.figures === undefined || before == null || view == null) return [];
  return changesOf(ending.figures({ ...scene, view: before }), ending.figures(scene));
}

// Scenes for the tests of all games: ways as the shell makes them, and a table of named players.
import type { Choice, Table } from '../../../protocol';
import type { Scene, Target, Way } from '../../game';
import { plain } from '../words';

/** A choice as the server would offer it; the notation stands for its words. */
export function choice(act: string, next: Choice[] = []): Choice {
  return { act, text: plain(act), effect: next.length > 0 ? 'asks' : 'step', next };
}

export const way = (path: string[]): Way => ({
  path,
  choice: choice(path.at(-1) ?? ''),
  texts: path.map(plain),
});

interface Setup {
  view: unknown;
  guide: unknown;
  names: readonly string[];
  /** What the game's screen clicks for a path. */
  targets(path: string[]): Target[];
  paths?: string[][];
  reasons?: Target[];
  /** What else the test needs to know of the table. */
  table?: Partial<Table>;
}

export function sceneOf(setup: Setup): Scene {
  const ways = new Map<Target, Way[]>();
  for (const path of setup.paths ?? []) {
    const target = setup.targets(path)[0] ?? '';
    ways.set(target, [...(ways.get(target) ?? []), way(path)]);
  }
  const seats = setup.names.map((name, seat) => ({ seat, name }));
  return {
    table: { seats, viewer: 0, ...setup.table } as unknown as Table,
    view: setup.view,
    guide: setup.guide,
    pick: {
      ways,
      reasons: new Map((setup.reasons ?? []).map((target) => [target, plain(`not ${target}`)])),
      selected: null,
      click: () => undefined,
      hover: () => undefined,
      act: () => false,
    },
    preview: null,
    hovered: null,
    before: null,
  };
}

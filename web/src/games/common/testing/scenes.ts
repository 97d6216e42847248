// Scenes for the tests of all games: ways as the shell makes them, and a table of named players.
import { waysByTarget } from '../../../pick';
import type { Choice, Table } from '../../../protocol';
import type { GameModule, Scene, Target, Way } from '../../game';
import { partsOf } from '../targets';
import { plain } from '../words';

/** A choice that is about this; its notation is the target itself, its words the id. */
export function choice(target: Target, next: Choice[] = []): Choice {
  const effect = next.length > 0 ? 'asks' : 'step';
  return { act: target, text: plain(partsOf(target).id), targets: [target], effect, next };
}

/** A way by things; a step that names several gives them as a list. */
export const way = (steps: readonly (Target | Target[])[]): Way => {
  const targets = steps.map((step) => (typeof step === 'string' ? [step] : step));
  const path = targets.map(([first = '']) => first);
  return {
    path,
    choice: choice(path.at(-1) ?? ''),
    texts: path.map((target) => plain(partsOf(target).id)),
    targets,
  };
};

interface Setup {
  view: unknown;
  guide: unknown;
  names: readonly string[];
  /** By which of its things a way is clicked. */
  clicked: GameModule['clicked'];
  /** Ways by what their steps are about. */
  ways?: (Target | Target[])[][];
  reasons?: Target[];
  /** What else the test needs to know of the table. */
  table?: Partial<Table>;
}

export function sceneOf(setup: Setup): Scene {
  const ways = waysByTarget((setup.ways ?? []).map(way), setup.view, setup.clicked);
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
    since: null,
    frame: 'wide',
  };
}

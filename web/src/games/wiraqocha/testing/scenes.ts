// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import type { Choice, Table, Text } from '../../../protocol';
import type { Pick, Scene, Target, Way } from '../../game';
import type { ActionId } from '../ids';
import { readView } from '../parse';
import { targetsOf } from '../targets';
import guide from './guide.json';
import view4 from './view4.json';

const words = (text: string): Text => ({ en: text, de: text });

/** A way as the server would offer it; the notation stands for its words. */
export function way(path: string[], effect: Choice['effect'] = 'step'): Way {
  const choice: Choice = {
    act: path.at(-1) ?? '',
    text: words(path.at(-1) ?? ''),
    effect,
    next: [],
  };
  return { path, choice, texts: path.map(words) };
}

interface Setup {
  view?: unknown;
  paths?: string[][];
  reasons?: Target[];
  aimed?: ActionId;
  preview?: unknown;
  previewPath?: string[];
  /** The seats of whoever looks; none for a spectator. */
  you?: number[];
}

export function scene(setup: Setup = {}): Scene {
  const view = setup.view ?? view4;
  const ways = new Map<Target, Way[]>();
  for (const path of setup.paths ?? []) {
    const target = targetsOf(path, readView(view), setup.aimed ?? null)[0] ?? '';
    ways.set(target, [...(ways.get(target) ?? []), way(path)]);
  }
  const pick: Pick = {
    ways,
    reasons: new Map((setup.reasons ?? []).map((target) => [target, words(`not ${target}`)])),
    selected: null,
    click: () => undefined,
    hover: () => undefined,
    act: () => false,
  };
  const names = ['Mira', 'Jonas', 'Aiko', 'Automaton'];
  const table = {
    seats: names.map((name, seat) => ({ seat, name })),
    you: setup.you ?? [0],
    viewer: 0,
  };
  return {
    table: table as unknown as Table,
    view,
    guide,
    pick,
    preview:
      setup.preview === undefined
        ? null
        : { target: '', path: setup.previewPath ?? [], text: words(''), view: setup.preview },
    hovered: null,
    before: null,
  };
}

/** A deep copy to change in a test. */
export function copyOf(json: unknown = view4): typeof view4 {
  return structuredClone(json) as typeof view4;
}

// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { sceneOf } from '../../common/testing/scenes';
import { plain } from '../../common/words';
import type { Scene, Target } from '../../game';
import { type ActionId, readView } from '../model';
import { targetsOf } from '../targets';
import guide from './guide.json';
import view4 from './view4.json';

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

export function scene({ view = view4, aimed, you = [0], preview, ...setup }: Setup = {}): Scene {
  const { previewPath: path = [], ...ways } = setup;
  const made = sceneOf({
    view,
    guide,
    names: ['Mira', 'Jonas', 'Aiko', 'Automaton'],
    targets: (each) => targetsOf(each, readView(view), aimed ?? null),
    table: { you },
    ...ways,
  });
  if (preview === undefined) return made;
  return { ...made, preview: { target: '', path, text: plain(''), view: preview } };
}

/** A deep copy to change in a test. */
export function copyOf(json: unknown = view4): typeof view4 {
  return structuredClone(json) as typeof view4;
}

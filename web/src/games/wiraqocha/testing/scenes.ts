// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { sceneOf } from '../../common/testing/scenes';
import { plain } from '../../common/words';
import type { Preview, Scene, Target } from '../../game';
import { clicked } from '../clicks';
import type { ActionId } from '../model';
import guide from './guide.json';
import view4 from './view4.json';

interface Setup {
  view?: unknown;
  ways?: (Target | Target[])[][];
  reasons?: Target[];
  aimed?: ActionId;
  preview?: unknown;
  /** What the steps of the previewed way are about. */
  previewed?: Preview['targets'];
  /** The seats of whoever looks; none for a spectator. */
  you?: number[];
}

export function scene({ view = view4, aimed, you = [0], preview, ...setup }: Setup = {}): Scene {
  const { previewed: targets = [], ...rest } = setup;
  const made = sceneOf({
    view,
    guide,
    names: ['Mira', 'Jonas', 'Aiko', 'Automaton'],
    clicked: (way) => clicked(way, aimed ?? null),
    table: { you },
    ...rest,
  });
  if (preview === undefined) return made;
  return { ...made, preview: { target: '', targets, text: plain(''), view: preview } };
}

/** A deep copy to change in a test. */
export function copyOf(json: unknown = view4): typeof view4 {
  return structuredClone(json) as typeof view4;
}

// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { choice, sceneOf } from '../../common/testing/scenes';
import type { Scene, Target } from '../../game';
import type { Aim } from '../aim.svelte';
import { targetsOf } from '../targets';
import guide from './guide.json';
import views from './views.json';

interface Setup {
  view?: keyof typeof views;
  paths?: string[][];
  reasons?: Target[];
  aimed?: Aim;
}

export function scene({ view = 'transport', paths = [], aimed, ...rest }: Setup = {}): Scene {
  return sceneOf({
    view: views[view],
    guide,
    names: ['Mira', 'Jonas', 'Aiko', 'Tarik', 'Wen', 'Automaton'],
    targets: (path) => targetsOf(path, aimed ?? null),
    paths,
    table: { choices: paths.map(([act = '']) => choice(act)) },
    ...rest,
  });
}

export { guide, views };

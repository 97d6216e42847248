// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { sceneOf } from '../../common/testing/scenes';
import type { Scene, Target } from '../../game';
import { type Kind, readView } from '../model';
import { targetsOf } from '../targets';
import guide from './guide.json';
import views from './views.json';

interface Setup {
  view?: keyof typeof views;
  paths?: string[][];
  reasons?: Target[];
  aimed?: Kind;
}

export function scene({ view = 'menu', aimed, ...ways }: Setup = {}): Scene {
  return sceneOf({
    view: views[view],
    guide,
    names: ['Mira', 'Jonas', 'Aiko'],
    targets: (path) => targetsOf(path, readView(views[view]).turn, aimed ?? null),
    ...ways,
  });
}

export { guide, views };

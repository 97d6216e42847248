// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { sceneOf } from '../../common/testing/scenes';
import type { Scene, Target } from '../../game';
import { clicked } from '../clicks';
import guide from './guide.json';
import views from './views.json';

interface Setup {
  view?: keyof typeof views;
  ways?: Target[][];
  reasons?: Target[];
}

export function scene({ view = 'menu', ...rest }: Setup = {}): Scene {
  return sceneOf({
    view: views[view],
    guide,
    names: ['Mira', 'Jonas', 'Aiko'],
    clicked: (way) => clicked(way, null),
    ...rest,
  });
}

export { guide, views };

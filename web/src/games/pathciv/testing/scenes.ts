// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { sceneOf } from '../../common/testing/scenes';
import type { Scene } from '../../game';
import { laidCards } from '../draft/draft.svelte';
import { readView } from '../model';
import { targetsOf } from '../targets';
import guide from './guide.json';
import views from './views.json';

interface Setup {
  view?: keyof typeof views;
  paths?: string[][];
}

export function scene({ view = 'projects', paths = [] }: Setup = {}): Scene {
  return sceneOf({
    view: views[view],
    guide,
    names: ['Mira', 'Jonas', 'Aiko'],
    targets: (path) => targetsOf(path, laidCards(readView(views[view]))),
    paths,
  });
}

export { guide, views };

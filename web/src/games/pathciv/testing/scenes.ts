// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { sceneOf } from '../../common/testing/scenes';
import type { Scene, Target } from '../../game';
import { laidCards } from '../draft/draft.svelte';
import { clickedFor } from '../draft/lay';
import { readView } from '../model';
import guide from './guide.json';
import views from './views.json';

interface Setup {
  view?: keyof typeof views;
  ways?: Target[][];
}

export function scene({ view = 'projects', ways = [] }: Setup = {}): Scene {
  return sceneOf({
    view: views[view],
    guide,
    names: ['Mira', 'Jonas', 'Aiko'],
    clicked: (way, shown) => clickedFor(way, laidCards(readView(shown))),
    ways,
  });
}

export { guide, views };

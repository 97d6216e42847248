// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import { choice, sceneOf } from '../../common/testing/scenes';
import type { Scene, Target } from '../../game';
import { clicked } from '../clicks';
import guide from './guide.json';
import views from './views.json';

interface Setup {
  view?: keyof typeof views;
  ways?: Target[][];
  reasons?: Target[];
}

export function scene({ view = 'transport', ways = [], ...rest }: Setup = {}): Scene {
  return sceneOf({
    view: views[view],
    guide,
    names: ['Mira', 'Jonas', 'Aiko', 'Tarik', 'Wen', 'Automaton'],
    clicked: (way) => clicked(way, null),
    ways,
    table: { choices: ways.map(([first = '']) => choice(first)) },
    ...rest,
  });
}

export { guide, views };

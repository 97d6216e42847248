// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import type { Choice, Table, Text } from '../../../protocol';
import type { Pick, Scene, Target, Way } from '../../game';
import { laidCards } from '../draft/draft.svelte';
import { readView } from '../parse';
import { targetsOf } from '../targets';
import guide from './guide.json';
import views from './views.json';

const words = (text: string): Text => ({ en: text, de: text });

export function choice(act: string): Choice {
  return { act, text: words(act), effect: 'step', next: [] };
}

const wayOf = (path: string[]): Way => ({
  path,
  choice: choice(path.at(-1) ?? ''),
  texts: path.map(words),
});

interface Setup {
  view?: keyof typeof views;
  paths?: string[][];
}

export function scene({ view = 'projects', paths = [] }: Setup = {}): Scene {
  const ways = new Map<Target, Way[]>();
  for (const path of paths) {
    const target = targetsOf(path, laidCards(readView(views[view])))[0] ?? '';
    ways.set(target, [...(ways.get(target) ?? []), wayOf(path)]);
  }
  const pick: Pick = {
    ways,
    reasons: new Map(),
    selected: null,
    click: () => undefined,
    hover: () => undefined,
    act: () => false,
  };
  const table = {
    seats: ['Mira', 'Jonas', 'Aiko'].map((name, seat) => ({ seat, name })),
    viewer: 0,
  };
  return {
    table: table as unknown as Table,
    view: views[view],
    guide,
    pick,
    preview: null,
    hovered: null,
    before: null,
  };
}

export { guide, views };

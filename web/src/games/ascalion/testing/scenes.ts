// Scenes for tests: real views and the real guide, with ways as the shell makes them.
import type { Choice, Table, Text } from '../../../protocol';
import type { Pick, Scene, Target, Way } from '../../game';
import type { Aim } from '../aim.svelte';
import { targetsOf } from '../targets';
import guide from './guide.json';
import views from './views.json';

const words = (text: string): Text => ({ en: text, de: text });

export function choice(act: string, next: Choice[] = []): Choice {
  return { act, text: words(act), effect: next.length > 0 ? 'asks' : 'step', next };
}

const wayOf = (path: string[]): Way => ({
  path,
  choice: choice(path.at(-1) ?? ''),
  texts: path.map(words),
});

interface Setup {
  view?: keyof typeof views;
  paths?: string[][];
  reasons?: Target[];
  aimed?: Aim;
}

export function scene({ view = 'transport', paths = [], reasons = [], aimed }: Setup = {}): Scene {
  const ways = new Map<Target, Way[]>();
  for (const path of paths) {
    const target = targetsOf(path, aimed ?? null)[0] ?? '';
    ways.set(target, [...(ways.get(target) ?? []), wayOf(path)]);
  }
  const pick: Pick = {
    ways,
    reasons: new Map(reasons.map((target) => [target, words(`not ${target}`)])),
    selected: null,
    click: () => undefined,
    hover: () => undefined,
    act: () => false,
  };
  const names = ['Mira', 'Jonas', 'Aiko', 'Tarik', 'Wen', 'Automaton'];
  const table = {
    seats: names.map((name, seat) => ({ seat, name })),
    viewer: 0,
    choices: paths.map(([act = '']) => choice(act)),
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

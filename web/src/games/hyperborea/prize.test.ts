import { expect, it } from 'vitest';
import type { Scene, Way } from '../game';
import { hitOf, wasteOf } from './prize';
import { scene, views } from './testing/scenes';

/** Seat 0 chooses a target on c, with these trophies and points. */
function attacking(trophies: number[], pool: object, ask = 'attack_target'): Scene {
  const view = structuredClone(views.menu);
  Object.assign(view.table.turn, { ask, hex: 'c' });
  Object.assign(view.table, { pool });
  Object.assign(view.table.seats[0] ?? {}, { trophies });
  Object.assign(view.table.hexes.c, { sites: [{ figure: 'ghost', tokens: 0 }] });
  return { ...scene(), view };
}
const way = (figure: string): Way => ({
  path: [figure],
  choice: { act: figure, text: { en: '', de: '' }, targets: [], effect: 'step', next: [] },
  texts: [],
  targets: [[`figure:${figure}`]],
});
const prize = (figure: string, trophies: number[]): string | undefined =>
  hitOf(way(figure), attacking(trophies, { attack: 1 }))?.prize;

it('a target carries what it brings', () => {
  expect(prize('site1', [])).toBe('ghost');
  expect(prize('free1', [])).toBe('trophy');
  expect(prize('free1', [1])).toBe('nothing');
  expect(prize('free1', [1, 2])).toBe('gem');
  expect(prize('fortress1', [])).toBe('fortress');
  expect(prize('site2', [])).toBeUndefined();
});

it('a second miniature of the same rival is asked first, a trophy is not', () => {
  expect(wasteOf(way('free1'), attacking([1], { attack: 1 }))?.en).toContain('Jonas');
  expect(wasteOf(way('free1'), attacking([], { attack: 1 }))).toBeNull();
  expect(wasteOf(way('free1'), attacking([1, 2], { attack: 1 }))).toBeNull();
});

it('a fortress is asked first when nothing is left for what stands behind it', () => {
  expect(wasteOf(way('fortress1'), attacking([], { attack: 1 }))).not.toBeNull();
  expect(wasteOf(way('fortress1'), attacking([], { attack: 2 }))).toBeNull();
});

it('a shot with a point that could attack is asked first', () => {
  expect(wasteOf(way('site1'), attacking([], { attack: 1 }, 'ranged_target'))).not.toBeNull();
  expect(wasteOf(way('site1'), attacking([], { ranged: 1 }, 'ranged_target'))).toBeNull();
});

import { beforeEach, expect, it } from 'vitest';
import type { Scene } from '../../game';
import { guide, scene, views } from '../testing/scenes';
import { pickArea, pickedOf, roomFor, unpick, wantedOf } from './basket.svelte';

let sent: string[][] = [];
let version = 0;

/** A scene that asks for so many areas. */
function asking(count: number, areas: Record<string, number>): Scene {
  const base = scene({ ways: [['area:albur']] });
  const table = { ...views.transport.table, picking: { count, areas } };
  const act = (path: string[]): boolean => sent.push(path) > 0;
  return {
    ...base,
    table: { ...base.table, table: 'one', version: ++version },
    view: { ...views.transport, table },
    guide,
    pick: { ...base.pick, act },
  };
}

beforeEach(() => {
  sent = [];
});

it('takes areas in any order and sends them in the order of the rules, all at once', () => {
  const asked = asking(3, { albur: 3, mesa: 3, ys: 3 });
  for (const area of ['ys', 'albur', 'ys']) pickArea(asked, area);
  expect(sent).toEqual([['at albur', 'at ys', 'at ys']]);
});

it('lets an area be named no oftener than it may', () => {
  const asked = asking(2, { albur: 1, mesa: 1 });
  pickArea(asked, 'albur');
  expect(roomFor(asked, 'albur')).toBe(0);
  pickArea(asked, 'albur');
  expect(sent).toEqual([]);
  pickArea(asked, 'mesa');
  expect(sent).toEqual([['at albur']]);
});

it('takes the last one back', () => {
  const asked = asking(3, { albur: 3 });
  pickArea(asked, 'albur');
  expect(pickedOf(asked)).toEqual(['albur']);
  expect(unpick()).toBe(true);
  expect(pickedOf(asked)).toEqual([]);
  expect(unpick()).toBe(false);
});

it('forgets what was clicked when the table has changed', () => {
  pickArea(asking(2, { albur: 2 }), 'albur');
  expect(pickedOf(asking(2, { albur: 2 }))).toEqual([]);
});

it('leaves a single area to the click itself', () => {
  const asked = asking(1, { albur: 1 });
  expect(wantedOf(asked)).toBe(0);
  expect(roomFor(asked, 'albur')).toBe(0);
});

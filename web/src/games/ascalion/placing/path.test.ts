import { expect, it } from 'vitest';
import { pathFor } from './path';

const ORDER = ['albur', 'mesa', 'ys'];
const UNLIKE = (area: string): string => area;
const SET = { albur: 1, mesa: 1, ys: 1 };

it('puts areas in order', () => {
  const many = { albur: 3, mesa: 3, ys: 3 };
  expect(pathFor(['mesa', 'albur', 'mesa'], many, ORDER, UNLIKE)).toEqual([
    'at albur',
    'at mesa',
    'at mesa',
  ]);
});

it('leaves out what the rules answer by themselves', () => {
  const many = { albur: 3, mesa: 3, ys: 3 };
  expect(pathFor(['ys', 'ys', 'ys'], many, ORDER, UNLIKE)).toEqual(['at ys']);
  expect(pathFor(['ys', 'albur'], SET, ORDER, UNLIKE)).toEqual(['at albur', 'at ys']);
  expect(pathFor(['ys', 'mesa'], SET, ORDER, UNLIKE)).toEqual(['at mesa']);
});

it('goes on after an answer that was the only one', () => {
  // Three are wanted: after the first only Mesa leaves enough, then Mesa and Ys are open.
  const room = { albur: 1, mesa: 2, ys: 1 };
  expect(pathFor(['albur', 'mesa', 'ys'], room, ORDER, UNLIKE)).toEqual(['at albur', 'at ys']);
});

const BOATS = ['albur', 'boat1', 'boat2', 'boat3'];
/** The boats are alike until one of them is named. */
const asBoats = (area: string, times: number): string =>
  area.startsWith('boat') ? `boat ${times}` : area;

it('lets the first of several vessels that are alike stand for the others', () => {
  const room = { albur: 3, boat1: 3, boat2: 3, boat3: 3 };
  expect(pathFor(['boat3', 'albur'], room, BOATS, asBoats)).toEqual(['at albur', 'at boat1']);
  expect(pathFor(['boat3', 'boat2', 'boat3'], room, BOATS, asBoats)).toEqual([
    'at boat1',
    'at boat2',
    'at boat2',
  ]);
});

it('leaves out the only one of several that are alike', () => {
  const room = { boat1: 1, boat2: 1, boat3: 1 };
  expect(pathFor(['boat1', 'boat3'], room, BOATS, asBoats)).toEqual(['at boat1']);
});

it('goes on with a vessel that has become like a later one', () => {
  // With one more token the first boat is like the second one, which is not asked about any more.
  const filled = { boat1: 0, boat2: 1 } as Record<string, number>;
  const look = (area: string, times: number): string => `boat ${(filled[area] ?? 9) + times}`;
  expect(pathFor(['boat1', 'boat2'], { boat1: 2, boat2: 2 }, ['boat1', 'boat2'], look)).toEqual([
    'at boat1',
  ]);
});

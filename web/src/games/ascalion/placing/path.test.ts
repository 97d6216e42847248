import { expect, it } from 'vitest';
import { pathFor } from './path';

const ORDER = ['albur', 'mesa', 'ys'];
const SET = { albur: 1, mesa: 1, ys: 1 };

it('puts areas in order', () => {
  const many = { albur: 3, mesa: 3, ys: 3 };
  expect(pathFor(['mesa', 'albur', 'mesa'], many, ORDER)).toEqual([
    'at albur',
    'at mesa',
    'at mesa',
  ]);
});

it('leaves out what the rules answer by themselves', () => {
  const many = { albur: 3, mesa: 3, ys: 3 };
  expect(pathFor(['ys', 'ys', 'ys'], many, ORDER)).toEqual(['at ys']);
  expect(pathFor(['ys', 'albur'], SET, ORDER)).toEqual(['at albur', 'at ys']);
  expect(pathFor(['ys', 'mesa'], SET, ORDER)).toEqual(['at mesa']);
});

it('goes on after an answer that was the only one', () => {
  // Three are wanted: after the first only Mesa leaves enough, then Mesa and Ys are open.
  const room = { albur: 1, mesa: 2, ys: 1 };
  expect(pathFor(['albur', 'mesa', 'ys'], room, ORDER)).toEqual(['at albur', 'at ys']);
});

import { expect, it } from 'vitest';
import { beyond } from './beyond';

const MAP = { width: 2000, height: 1400 };
/** All of the map in a frame of half its size. */
const WHOLE = { width: 1000, height: 700, scale: 1, x: 0, y: 0 };
/** Its middle, twice as large. */
const MIDDLE = { ...WHOLE, scale: 2, x: -500, y: -350 };
const at = (x: number, y: number) => ({ x, y });

it('finds nothing where all of the map is shown', () => {
  expect(beyond([at(10, 10), at(1990, 1390)], MAP, WHOLE)).toEqual([]);
});

it('counts what lies behind each edge and leads to the nearest', () => {
  const points = [at(1000, 700), at(100, 700), at(400, 700), at(1000, 1300)];
  expect(beyond(points, MAP, MIDDLE)).toEqual([
    { edge: 'left', count: 2, next: at(200, 350) },
    { edge: 'bottom', count: 1, next: at(500, 650) },
  ]);
});

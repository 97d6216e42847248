import { expect, it } from 'vitest';
import { POINTS } from '../shown';
import { spends } from './pool';

it('every point has a kind of the menu that spends it', () => {
  const kept = POINTS.filter((point) => point !== 'gem');
  expect(kept.filter((point) => spends(point) === 'end')).toEqual([]);
});

it('families of points share a kind', () => {
  expect(spends('generate_red')).toBe('generate');
  expect(spends('develop_row_3')).toBe('row');
  expect(spends('develop_diff_2')).toBe('diff');
  expect(spends('strike_remove_gem')).toBe('strike');
  expect(spends('clone')).toBe('deploy');
});

// What changed between two moments.
import { describe, expect, it } from 'vitest';
import type { Figure } from '../games/game';
import { text } from '../testing/samples';
import { changesOf } from './changes';

const figure = (key: string, value: string, seat: number | null = null): Figure => ({
  key,
  seat,
  name: text(key.toUpperCase()),
  value: text(value),
});

describe('what changed', () => {
  it('is what differs, came or went, in the order of the game', () => {
    const before = [figure('card', 'nobody'), figure('gems', '2', 0), figure('city', 'Mira')];
    const after = [figure('card', 'Jonas'), figure('gems', '2', 0), figure('wonder', 'Mira')];
    const told = changesOf(before, after).map(
      ({ key, from, to }) => `${key}: ${from?.en ?? '-'} to ${to?.en ?? '-'}`,
    );
    expect(told).toEqual(['card: nobody to Jonas', 'wonder: - to Mira', 'city: Mira to -']);
  });
  it('is nothing between equal views', () => {
    expect(changesOf([figure('gems', '2', 0)], [figure('gems', '2', 0)])).toEqual([]);
  });
});

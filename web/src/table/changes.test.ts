// What changed between two moments.
import { describe, expect, it } from 'vitest';
import type { Ending, Figure, Scene } from '../games/game';
import { text } from '../testing/samples';
import { changesIn, changesOf } from './changes';

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

describe('what the shown moment has changed', () => {
  const figures = ({ view }: Scene): Figure[] => [figure('gems', String(view))];
  const told = (ending: Partial<Ending> | null, before: unknown, view: unknown): string[] =>
    changesIn(ending as Ending | null, { before, view } as Scene).map(
      ({ from, to }) => `${from?.en} to ${to?.en}`,
    );

  it('is the difference between the views before and after', () => {
    expect(told({ figures }, 2, 3)).toEqual(['2 to 3']);
  });
  it('is nothing where a view is not known, or the game compares nothing', () => {
    expect(told({ figures }, null, 3)).toEqual([]);
    expect(told({ figures }, 2, null)).toEqual([]);
    expect(told({}, 2, 3)).toEqual([]);
    expect(told(null, 2, 3)).toEqual([]);
  });
});

// Places, bars and totals of the count.
import { describe, expect, it } from 'vitest';
import { addsUp, isRanked, longest, partColour, rowsOf, share, totalAt } from './count';

const score = (place: number, parts: number[]) => ({
  place,
  won: place === 1,
  score: parts.reduce((sum, part) => sum + part, 0),
  parts,
});

describe('the count', () => {
  const seats = [score(2, [10, 5]), score(1, [4, 20]), score(2, [15, 0])];
  it('has the seats by place, equal places by seat', () => {
    expect(rowsOf(seats).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(isRanked(rowsOf(seats))).toBe(true);
    expect(isRanked(rowsOf([score(1, [3]), score(2, [2])]))).toBe(true);
    expect(isRanked(rowsOf([score(1, [3])]))).toBe(false);
    expect(isRanked(rowsOf([score(0, [3]), score(0, [4])]))).toBe(false);
  });
  it('measures bars by the longest of all', () => {
    expect(longest(seats)).toBe(24);
    expect(longest([score(1, [3, -2])])).toBe(3);
    expect(longest([])).toBe(1);
  });
  it('rises category by category, and ends at the score', () => {
    expect([share(0, 0), share(1, 0), share(1, 1), share(9, 1)]).toEqual([0, 1, 0, 1]);
    expect(share(0.5, 0)).toBe(0.875);
    const [first] = seats;
    expect([0, 1, 2, Number.POSITIVE_INFINITY].map((n) => first && totalAt(first, n))).toEqual([
      0, 10, 15, 15,
    ]);
    expect(totalAt({ ...score(1, [3, 4]), score: 3 }, 2)).toBe(3);
  });
  it('knows parts that do not add up to the score', () => {
    expect(addsUp(score(1, [3, 4]))).toBe(true);
    expect(addsUp({ ...score(1, [3, 4]), score: 3 })).toBe(false);
  });
  it('gives every category a colour', () => {
    expect(partColour(0).fill).toBe(partColour(8).fill);
  });
});

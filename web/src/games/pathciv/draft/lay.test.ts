import { describe, expect, it } from 'vitest';
import { laidAgain, leadsTo, swapped } from './lay';

describe('a layout', () => {
  const laid = ['t_sci_1', 't_clt_0', 't_mil_0', 't_art_0', 't_ind_0'];

  it('is reached by the path with its discard and its left pair, in any order', () => {
    expect(leadsTo(['discard t_ind_0', 'left t_clt_0 t_sci_1'], laid)).toBe(true);
    expect(leadsTo(['discard t_ind_0', 'left t_clt_0 t_mil_0'], laid)).toBe(false);
    expect(leadsTo(['discard t_mil_0', 'left t_clt_0 t_sci_1'], laid)).toBe(false);
  });

  it('is reached by a path without what needs no choice', () => {
    expect(leadsTo(['left t_clt_0 t_sci_1'], laid)).toBe(true);
    expect(leadsTo(['discard t_ind_0'], laid)).toBe(true);
  });

  it('changes two cards', () => {
    expect(swapped(laid, 0, 4)).toEqual(['t_ind_0', 't_clt_0', 't_mil_0', 't_art_0', 't_sci_1']);
    expect(swapped(laid, 2, 2)).toEqual(laid);
  });
});

describe('the next hand', () => {
  it('lies as before, with the new card where one has left', () => {
    expect(laidAgain(['a', 'b', 'c', 'd', 'n'], ['d', 'c', 'b', 'a', 'x'])).toEqual([
      'd',
      'c',
      'b',
      'a',
      'n',
    ]);
  });

  it('may have twins, or four cards, or nothing before it', () => {
    expect(laidAgain(['a', 'a', 'b', 'c', 'd'], ['a', 'b', 'a', 'x', 'y'])).toEqual([
      'a',
      'b',
      'a',
      'c',
      'd',
    ]);
    expect(laidAgain(['a', 'b', 'c', 'd'], ['d', 'x', 'b', 'a', 'y'])).toEqual([
      'd',
      'c',
      'b',
      'a',
    ]);
    expect(laidAgain(['a', 'b', 'c', 'd', 'e'], [])).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

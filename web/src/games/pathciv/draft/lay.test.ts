import { describe, expect, it } from 'vitest';
import { way } from '../../common/testing/scenes';
import { COMMIT, clickedFor, laidAgain, leadsTo, swapped } from './lay';

describe('a layout', () => {
  const laid = ['t_sci_1', 't_clt_0', 't_mil_0', 't_art_0', 't_ind_0'];

  it('is reached by the way with its discard and its left pair, in any order', () => {
    const pair = ['left:t_clt_0', 'left:t_sci_1'];
    expect(leadsTo(way(['discard:t_ind_0', pair]), laid)).toBe(true);
    expect(leadsTo(way(['discard:t_ind_0', ['left:t_clt_0', 'left:t_mil_0']]), laid)).toBe(false);
    expect(leadsTo(way(['discard:t_mil_0', pair]), laid)).toBe(false);
  });

  it('is reached by a way without what needs no choice', () => {
    expect(leadsTo(way([['left:t_clt_0', 'left:t_sci_1']]), laid)).toBe(true);
    expect(leadsTo(way(['discard:t_ind_0']), laid)).toBe(true);
  });

  it('may have twins on the left, which are named once', () => {
    const twins = ['a', 'a', 'b', 'c', 'd'];
    expect(leadsTo(way(['left:a']), twins)).toBe(true);
    expect(leadsTo(way([['left:a', 'left:b']]), twins)).toBe(false);
    expect(leadsTo(way(['left:a']), laid)).toBe(false);
  });

  it('is committed by the main button, all others have no place', () => {
    const pair = ['left:t_clt_0', 'left:t_sci_1'];
    expect(clickedFor(way(['discard:t_ind_0', pair]), laid)).toBe(COMMIT);
    expect(clickedFor(way(['discard:t_art_0', pair]), laid)).toMatch(/^lay:/);
    expect(clickedFor(way(['card:w_08']), laid)).toBeUndefined();
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

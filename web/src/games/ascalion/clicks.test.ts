import { describe, expect, it } from 'vitest';
import { way } from '../common/testing/scenes';
import { clicked } from './clicks';

describe('a way is clicked', () => {
  it.each([
    'area:albur',
    'area:boat3',
    'place:r04',
    'kind:wood',
    'take:2',
    'religion:sisters',
    'recipe:city_gold',
    'seat:2',
    'action:for_attacker',
  ])('at the only thing that it names: %s', (target) => {
    expect(clicked(way([target]), null)).toBe(target);
  });

  it('on the map where it leads to something there', () => {
    expect(clicked(way(['action:foot', 'area:orphir']), null)).toBe('area:orphir');
    expect(clicked(way(['action:boat', 'place:r15']), null)).toBe('place:r15');
    expect(clicked(way(['action:close', 'area:revena']), null)).toBe('area:revena');
    expect(clicked(way(['kind:wood', 'area:albur']), null)).toBe('area:albur');
  });

  it('at its button where the rules fill in the thing', () => {
    expect(clicked(way([['action:foot', 'area:orphir']]), null)).toBe('action:foot');
    expect(clicked(way([['kind:wood', 'action:close']]), null)).toBe('kind:wood');
    expect(clicked(way([['action:yes', 'action:foot']]), null)).toBe('action:yes');
  });

  it('at its own button where it is an answer by itself', () => {
    expect(clicked(way(['action:accept', 'area:orphir']), null)).toBe('action:accept');
    expect(clicked(way(['seat:2', 'kind:wood']), null)).toBe('seat:2');
  });

  it('at the stop that ends a list and a transport together', () => {
    expect(clicked(way(['action:close', 'action:stop']), null)).toBe('action:stop');
  });

  it('at its own button while something else is taken up', () => {
    expect(clicked(way(['action:foot', 'area:orphir']), 'action:ride')).toBe('action:foot');
    const boat = way(['recipe:boat_wood', 'place:r15']);
    expect(clicked(boat, 'recipe:ship_gold')).toBe('recipe:boat_wood');
    expect(clicked(boat, 'recipe:boat_wood')).toBe('place:r15');
    expect(clicked(way(['area:orphir']), 'action:ride')).toBe('area:orphir');
  });
});

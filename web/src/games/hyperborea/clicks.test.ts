import { describe, expect, it } from 'vitest';
import { way } from '../common/testing/scenes';
import { clicked } from './clicks';

type Steps = Parameters<typeof way>[0];

describe('an action of the menu is clicked', () => {
  it.each<[Steps, string]>([
    [['action:place', 'cube:available/red'], 'cube:available/red'],
    [['action:walk', 'hex:b3'], 'hex:b3'],
    [['action:enter', 'site:b3/2'], 'site:b3/2'],
    [['action:develop', 'row:blue'], 'row:blue'],
    [['action:row', 'size:3'], 'action:row'],
    [['action:take', 'card:T1-05'], 'card:T1-05'],
    [['action:refresh', 'deck:deck_2'], 'deck:deck_2'],
    [['action:restore', 'cube:trade_1/multi/blue'], 'cube:trade_1/multi/blue'],
    [['action:generate', 'colour:red'], 'action:generate'],
    [['action:spy', 'spy:T3-01'], 'action:spy'],
    [['action:strike', 'sort:remove_gem'], 'action:strike'],
    [['action:draw'], 'action:draw'],
  ])('%j at %s', (steps, target) => {
    expect(clicked(way(steps), null)).toBe(target);
  });

  it.each<[Steps, string]>([
    [[['action:enter', 'site:b3/1']], 'site:b3/1'],
    [[['action:attack', 'hex:b3'], 'figure:free1'], 'hex:b3'],
    [[['action:exchange', 'cube:unused/blue'], 'colour:red'], 'cube:unused/blue'],
  ])('%j at %s, the only thing that it can be about', (steps, target) => {
    expect(clicked(way(steps), null)).toBe(target);
  });

  it.each<[Steps, string]>([
    [[['action:walk', 'hex:c'], 'hex:b4'], 'hex:b4'],
    [[['action:place', 'cube:available/red'], 'space:trade_1/multi'], 'space:trade_1/multi'],
    [[['action:row', 'size:2'], 'row:red'], 'row:red'],
  ])('%j at %s, which is asked for', (steps, target) => {
    expect(clicked(way(steps), null)).toBe(target);
  });

  it('at its own button while something else is taken up', () => {
    expect(clicked(way(['action:fly', 'hex:b3']), 'walk')).toBe('action:fly');
    expect(clicked(way(['action:walk', 'hex:b3']), 'walk')).toBe('hex:b3');
  });
});

it.each([
  'hex:b3',
  'figure:site1',
  'size:3',
  'row:red',
  'spy:T3-01',
  'extra_cube:blue',
  'action:use_new',
])('an answer is clicked itself: %s', (target) => {
  expect(clicked(way([target, 'row:green']), null)).toBe(target);
  expect(clicked(way([target]), 'walk')).toBe(target);
});

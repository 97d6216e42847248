import { expect, it } from 'vitest';
import { way } from '../common/testing/scenes';
import { actionOf, clicked, facesOf } from './clicks';

type Steps = Parameters<typeof way>[0];

it.each<[Steps, string]>([
  [['action:conquer', 'hex:n05'], 'hex:n05'],
  [['action:step', 'die:4'], 'die:4'],
  [['action:lay', 'die:2'], 'die:2'],
  [['action:build', 'card:juggernaut'], 'card:juggernaut'],
  [[['piece:driller@n06', 'hex:n06']], 'piece:driller@n06'],
  [['piece:driller@reserve'], 'piece:driller@reserve'],
  [['action:buy_back', 'piece:explorer@cemetery'], 'piece:explorer@cemetery'],
  [['dice:2+4'], 'dice:2+4'],
  [['loot:death_ray'], 'loot:death_ray'],
  [['action:ransom', 'seat:2'], 'seat:2'],
  [['action:roll'], 'action:roll'],
])('%j is clicked at %s', (steps, target) => {
  expect(clicked(way(steps), null)).toBe(target);
});

it.each<[Steps, string]>([
  [[['action:conquer', 'hex:n05', 'piece:driller@n06']], 'hex:n05'],
  [[['action:conquer', 'hex:n05'], 'piece:driller@reserve'], 'hex:n05'],
  [[['action:lay', 'die:4'], 'hex:n10'], 'die:4'],
  [[['action:plunder', 'hex:p66'], 'dice:2'], 'hex:p66'],
])('%j is clicked at %s, which is not asked for', (steps, target) => {
  expect(clicked(way(steps), null)).toBe(target);
});

it('what a card does is clicked at the card until it is taken up', () => {
  const ray = way([['card:death_ray', 'action:death_ray'], 'hex:n05']);
  expect(clicked(ray, null)).toBe('card:death_ray');
  expect(clicked(ray, 'death_ray')).toBe('hex:n05');
  const only = way([['card:death_ray', 'action:death_ray', 'hex:n05']]);
  expect(clicked(only, 'death_ray')).toBe('hex:n05');
  expect(clicked(way(['action:conquer', 'hex:n05']), 'death_ray')).toBe('action:conquer');
});

it('a way begins an action of the menu, or answers a question', () => {
  expect(actionOf(way([['card:probe', 'action:probe'], 'hex:n05']))).toBe('probe');
  expect(actionOf(way(['hex:n05']))).toBeNull();
  expect(actionOf({ targets: [] })).toBeNull();
});

it('a set of dice has faces', () => {
  expect(facesOf('dice:2+3+3')).toEqual([2, 3, 3]);
});

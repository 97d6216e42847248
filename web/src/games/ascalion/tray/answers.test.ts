import { expect, it } from 'vitest';
import { choice } from '../../common/testing/scenes';
import { answersOf } from './answers';

it('leaves out what is clicked on the map and in the panels', () => {
  const choices = [
    'area:albur',
    'place:r04',
    'action:foot',
    'recipe:city_gold',
    'action:yes',
    'action:done',
  ].map((target) => choice(target));
  expect(answersOf(choices, 'transport').map(({ target }) => target)).toEqual([
    'action:yes',
    'action:done',
  ]);
});

it('offers a kind with each amount', () => {
  const choices = [choice('kind:wood', [choice('take:1'), choice('take:2')]), choice('kind:iron')];
  const found = answersOf(choices, 'load');
  expect(found.map(({ path, kind, amount }) => [path.join(' '), kind, amount])).toEqual([
    ['kind:wood take:1', 'wood', 1],
    ['kind:wood take:2', 'wood', 2],
    ['kind:iron', 'iron', 1],
  ]);
});

it('leaves an offer to the trade desk', () => {
  const choices = ['accept', 'decline', 'counter'].map((word) => choice(`action:${word}`));
  expect(answersOf(choices, 'answer')).toEqual([]);
  expect(answersOf([choice('action:withdraw'), choice('kind:wood')], 'give_kind')).toHaveLength(1);
});

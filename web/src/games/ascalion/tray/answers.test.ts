import { expect, it } from 'vitest';
import { choice } from '../../common/testing/scenes';
import { answersOf } from './answers';

it('leaves out what is clicked on the map and in the panels', () => {
  const choices = ['at albur', 'to r04', 'foot', 'make city_gold', 'yes', 'done'].map((act) =>
    choice(act),
  );
  expect(answersOf(choices, 'transport').map(({ target }) => target)).toEqual([
    'action:yes',
    'action:done',
  ]);
});

it('offers a kind with each amount', () => {
  const choices = [choice('pick wood', [choice('take 1'), choice('take 2')]), choice('pick iron')];
  const found = answersOf(choices, 'load');
  expect(found.map(({ path, kind, amount }) => [path.join(' '), kind, amount])).toEqual([
    ['pick wood take 1', 'wood', 1],
    ['pick wood take 2', 'wood', 2],
    ['pick iron', 'iron', 1],
  ]);
});

it('leaves an offer to the trade desk', () => {
  const choices = ['accept', 'decline', 'counter'].map((act) => choice(act));
  expect(answersOf(choices, 'answer')).toEqual([]);
  expect(answersOf([choice('withdraw'), choice('pick wood')], 'give_kind')).toHaveLength(1);
});

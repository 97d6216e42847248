import { expect, it } from 'vitest';
import { readView, type View } from './model';
import { views } from './testing/scenes';
import { furtherWalks, walkTo } from './walks';

const view = readView(views.menu);
const path = ['walk', 'at b1', 'walk', 'at c'];
const far: View = {
  ...view,
  turn: {
    ...view.turn,
    walks: { c: { price: 3, hexes: ['h0_capital', 'b1', 'c'], path, reveals: false } },
  },
};

it('a far hex is walked to with one click, as one command', () => {
  const [way] = furtherWalks(far, null);
  expect(way?.path).toEqual(path);
  expect(way?.targets).toEqual([['hex:c']]);
  expect(way?.choice.effect).toBe('step');
  expect(furtherWalks(far, 'walk')).toHaveLength(1);
});

it('while another kind is held hexes are for that', () => {
  expect(furtherWalks(far, 'fly')).toEqual([]);
});

it('the whole way is shown, step by step', () => {
  expect(walkTo(far, 'c').map(({ from, to }) => [from, to])).toEqual([
    ['h0_capital', 'b1'],
    ['b1', 'c'],
  ]);
  expect(walkTo(far, 'b2')).toEqual([]);
  expect(walkTo(far, null)).toEqual([]);
});

import { expect, it } from 'vitest';
import type { OrderInfo } from '../protocol';
import { text } from '../testing/samples';
import { answerTo, withAnswer } from './standing';

const info = (order: string): OrderInfo => ({
  order,
  text: text(order),
  answers: ['ask', 'yes', 'no'].map((answer) => ({ answer, text: text(answer) })),
});
const vote = { order: 'vote', answer: 'yes' };

it('an order that was not given leaves the question to the player', () => {
  expect(answerTo([], info('vote'))).toBe('ask');
  expect(answerTo([vote], info('vote'))).toBe('yes');
  expect(answerTo([vote], info('pass_1'))).toBe('ask');
});

it('an answer takes the place of the one before it, and the first ends the order', () => {
  const both = withAnswer([vote], info('pass_1'), 'no');
  expect(both).toEqual([vote, { order: 'pass_1', answer: 'no' }]);
  expect(withAnswer(both, info('vote'), 'no')).toEqual([
    { order: 'pass_1', answer: 'no' },
    { order: 'vote', answer: 'no' },
  ]);
  expect(withAnswer([vote], info('vote'), 'ask')).toEqual([]);
});

// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import { createHand } from './hand.svelte';

it('a hand holds one tool until it is taken up again, or put down', () => {
  const hand = createHand<'walk' | 'fly'>();
  expect(hand.putDown()).toBe(false);
  hand.takeUp('walk');
  hand.takeUp('fly');
  expect(hand.held).toBe('fly');
  hand.takeUp('fly');
  expect(hand.held).toBeNull();
  hand.takeUp('walk');
  expect([hand.putDown(), hand.held]).toEqual([true, null]);
});

it('what puts it down when something else changes does not watch it', () => {
  const hand = createHand<'walk'>();
  let round = $state(1);
  const stop = $effect.root(() => {
    $effect(() => {
      if (round > 0) hand.putDown();
    });
  });
  flushSync();
  hand.takeUp('walk');
  flushSync();
  expect(hand.held).toBe('walk');
  round = 2;
  flushSync();
  expect(hand.held).toBeNull();
  stop();
});

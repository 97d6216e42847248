// @vitest-environment happy-dom
// The count at the end: it rises in time, and any key finishes it.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPref } from '../../settings/settings.svelte';
import { createRise } from './rise.svelte';

let stop: () => void = () => undefined;

/** A rise of three categories whose value is read as a component would. */
function start(): () => number {
  let risen: () => number = () => 0;
  let seen = 0;
  stop = $effect.root(() => {
    risen = createRise(() => 3);
    $effect(() => {
      seen = risen();
    });
  });
  flushSync();
  return () => seen;
}

function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  setPref('speed', 'normal');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('rises by one category in 420 ms, to the last', () => {
  const seen = start();
  expect(seen()).toBe(0);
  for (let k = 0; k < 26; ++k) wait(16);
  expect(seen()).toBeGreaterThan(0.9);
  expect(seen()).toBeLessThan(1.1);
  for (let k = 0; k < 60; ++k) wait(16);
  expect(seen()).toBeGreaterThanOrEqual(3);
});

it('is at its end after any key, and at once where nothing moves', () => {
  const seen = start();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  wait(16);
  expect(seen()).toBe(Number.POSITIVE_INFINITY);
  stop();
  setPref('speed', 'off');
  expect(start()()).toBe(Number.POSITIVE_INFINITY);
});

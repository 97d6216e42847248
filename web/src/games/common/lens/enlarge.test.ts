// @vitest-environment happy-dom
// A card that a finger holds: what the browser makes of the lifted finger, and the touch after it.
import { type Component, flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enlarge } from './enlarge';
import { lens } from './lens.svelte';

const Face = (() => ({})) as Component;
const card = () => ({ key: 'n05', title: { en: 'Ruins', de: 'Ruinen' }, Face, props: {} });
const touch = (target: Element, type: string): boolean =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch' }),
  );

let small: HTMLButtonElement;
let leave: unknown;
const clicked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  clicked.mockClear();
  small = document.createElement('button');
  small.addEventListener('click', clicked);
  document.body.append(small);
  leave = enlarge(card)(small);
});
afterEach(() => {
  if (typeof leave === 'function') leave();
  flushSync();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function holdAndLift(): void {
  touch(small, 'pointerdown');
  vi.advanceTimersByTime(500);
  expect(lens.shown?.key).toBe('n05');
  touch(small, 'pointerup');
}

it('a finger that holds a card clicks nothing when it is lifted', () => {
  holdAndLift();
  small.click();
  expect(clicked).not.toHaveBeenCalled();
});

it('a touch right after it counts', () => {
  holdAndLift();
  touch(small, 'pointerdown');
  touch(small, 'pointerup');
  small.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it('a card that was taken away while it was pointed at is not asked about', () => {
  const asked = vi.fn(card);
  const gone = document.createElement('button');
  document.body.append(gone);
  const forget = enlarge(asked)(gone);
  gone.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  gone.remove();
  vi.advanceTimersByTime(1000);
  expect(asked).not.toHaveBeenCalled();
  if (typeof forget === 'function') forget();
});

// @vitest-environment happy-dom
// How the count rises, what ends it, and for whom nothing rises.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STANDARD } from '../../settings/settings';
import { setPref } from '../../settings/settings.svelte';
import { createRise } from './rise.svelte';

const FRAME_MS = 16;
const STEP_MS = 420;
const ALL = Number.POSITIVE_INFINITY;
let stop: () => void = () => undefined;

function rise(steps = 3): () => number {
  let risen = (): number => -1;
  stop = $effect.root(() => {
    risen = createRise(() => steps);
  });
  flushSync();
  return risen;
}

/** So much time goes by, frame after frame. */
function drawn(ms: number): void {
  for (let frame = 0; frame < ms / FRAME_MS; ++frame) {
    vi.advanceTimersByTime(FRAME_MS);
    flushSync();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(100 * FRAME_MS); // the page has been there for a while
  setPref('speed', STANDARD.speed);
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the count', () => {
  it('rises by one category after the other, to the end and no further', () => {
    const risen = rise(2);
    expect(risen()).toBe(0);
    drawn(336);
    expect(risen()).toBe(336 / STEP_MS);
    drawn(STEP_MS);
    expect(risen()).toBeGreaterThan(1.7);
    drawn(STEP_MS);
    const end = risen();
    expect(end).toBeGreaterThanOrEqual(2);
    drawn(STEP_MS);
    expect(risen()).toBe(end);
  });

  it.each(['pointerdown', 'keydown'])('is finished by %s', (event) => {
    const risen = rise();
    drawn(STEP_MS);
    dispatchEvent(new Event(event));
    expect(risen()).toBe(ALL);
    drawn(STEP_MS);
    expect(risen()).toBe(ALL);
  });

  it('stands still when it is no longer looked at, and hears no more', () => {
    const risen = rise();
    drawn(STEP_MS);
    stop();
    const left = risen();
    drawn(STEP_MS);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('keydown'));
    expect(risen()).toBe(left);
  });

  it('is there at once for whom nothing may move', () => {
    setPref('speed', 'off');
    expect(rise()()).toBe(ALL);
    stop();
    setPref('speed', STANDARD.speed);
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(rise()()).toBe(ALL);
  });

  it('is never less than nothing, and over at once where nothing is counted', () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    expect(rise(0)()).toBe(0);
    expect(frames).not.toHaveBeenCalled();
    stop();
    frames.mockReturnValue(1);
    const risen = rise();
    frames.mock.calls[0]?.[0](performance.now() - 1000);
    expect(risen()).toBe(0);
  });
});

// @vitest-environment happy-dom
// What glides, arrives and goes when a position changes.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movesBetween, type Stand, showMoves, standsIn } from './walk';

const animate = vi.fn((_frames: Keyframe[], _options: unknown) => ({}) as Animation);

const stand = (what: string, at: string, x: number, part: Partial<Stand> = {}): Stand => ({
  what,
  at,
  count: 1,
  box: { x, y: 0, r: 5 },
  element: document.createElement('i'),
  goes: false,
  ...part,
});

beforeEach(() => {
  document.documentElement.style.setProperty('--t-piece', '320ms');
  document.documentElement.style.setProperty('--t-base', '200ms');
  document.documentElement.style.setProperty('--t-max', '500ms');
  Element.prototype.animate = animate as never;
  animate.mockClear();
});

afterEach(() => {
  document.body.replaceChildren();
});

describe('moves', () => {
  it('go from the nearest place that the kind has left', () => {
    const before = [stand('mini 0', 'a', 0), stand('mini 0', 'b', 90), stand('mini 1', 'c', 99)];
    const after = [stand('mini 0', 'd', 100), stand('mini 0', 'a', 0), stand('mini 1', 'c', 99)];
    const { walks, arrivals } = movesBetween(before, after);
    expect(walks.map(({ to, from }) => [to.at, from.x])).toEqual([['d', 90]]);
    expect(arrivals).toEqual([]);
  });

  it('are counted in groups: one of two goes on', () => {
    const before = [stand('mini 0', 'a', 0, { count: 2 }), stand('mini 0', 'b', 50)];
    const after = [stand('mini 0', 'a', 0), stand('mini 0', 'b', 50, { count: 2 })];
    const { walks, gone } = movesBetween(before, after);
    expect(walks.map(({ to, from }) => [to.at, from.x])).toEqual([['b', 0]]);
    expect(gone).toEqual([]);
  });

  it('are none where nothing changed, though it lies elsewhere on the screen', () => {
    const { walks, arrivals } = movesBetween([stand('cube', 'a', 0)], [stand('cube', 'a', 70)]);
    expect([...walks, ...arrivals]).toEqual([]);
  });

  it('tell what came from nowhere, and what has gone for good', () => {
    const before = [stand('mini 1', 'a', 0, { goes: true }), stand('cube', 'bag', 5)];
    const { arrivals, gone } = movesBetween(before, [stand('card x', 'market', 9)]);
    expect(arrivals.map(({ at }) => at)).toEqual(['market']);
    expect(gone).toEqual([{ x: 0, y: 0, r: 5 }]);
  });
});

describe('on the screen', () => {
  function lay(at: string, left: number): void {
    document.body.innerHTML = `<i data-moves="cube red" data-at="${at}"></i>`;
    const box = { left, top: 0, width: 10, height: 10 } as DOMRect;
    for (const one of document.querySelectorAll('i')) one.getBoundingClientRect = () => box;
  }

  it('things glide from where they stood', () => {
    lay('hand', 40);
    const before = standsIn(document);
    lay('mat', 100);
    showMoves(document, before);
    expect(animate).toHaveBeenCalledTimes(1);
    const [frames, options] = animate.mock.calls[0] ?? [];
    expect(frames?.[0]?.['transform']).toBe('translate(-60px, 0px)');
    expect(options).toMatchObject({ duration: 320 });
  });

  it('nothing moves where motion is off, nor when the whole position is another', () => {
    lay('hand', 40);
    const before = standsIn(document);
    lay('mat', 100);
    document.documentElement.style.setProperty('--t-piece', '0ms');
    showMoves(document, before);
    document.documentElement.style.setProperty('--t-piece', '320ms');
    document.body.innerHTML = Array.from(
      { length: 20 },
      (_, k) => `<i data-moves="cube ${k}" data-at="x"></i>`,
    ).join('');
    for (const one of document.querySelectorAll('i'))
      one.getBoundingClientRect = () => ({ left: 0, top: 0, width: 9, height: 9 }) as DOMRect;
    showMoves(document, []);
    expect(animate).not.toHaveBeenCalled();
  });
});

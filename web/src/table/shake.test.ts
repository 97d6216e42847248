// @vitest-environment happy-dom
// Which things shake, and for whom nothing moves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shake } from './shake';

let moved: string[] = [];

function put(target: string, id: string): void {
  const thing = document.createElement('b');
  thing.dataset['target'] = target;
  thing.animate = vi.fn(() => moved.push(id)) as never;
  document.body.append(thing);
}

beforeEach(() => {
  moved = [];
  document.body.replaceChildren();
  put('hex:n05', 'on the board');
  put('hex:n05', 'in the list');
  put('hex:n07', 'another');
});

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset['speed'];
});

describe('what cannot be chosen', () => {
  it('shakes wherever it is drawn, nothing else does', () => {
    shake('hex:n05');
    expect(moved).toEqual(['on the board', 'in the list']);
  });

  it('stays still for whom nothing may move', () => {
    document.documentElement.dataset['speed'] = 'off';
    shake('hex:n05');
    document.documentElement.dataset['speed'] = 'fast';
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    shake('hex:n05');
    expect(moved).toEqual([]);
  });
});

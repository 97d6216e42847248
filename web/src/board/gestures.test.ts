// @vitest-environment happy-dom
// What fingers and the mouse do to a board.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachGestures } from './gestures';

const told: string[] = [];
const board = document.createElement('div');
let detach: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
  told.length = 0;
  board.setPointerCapture = () => undefined;
  detach = attachGestures(board, {
    drag: (dx, dy) => told.push(`drag ${dx} ${dy}`),
    pinch: (factor, x, y) => told.push(`pinch ${factor} at ${x} ${y}`),
    doubleTap: (x, y) => told.push(`double tap at ${x} ${y}`),
    busy: (on) => told.push(on ? 'busy' : 'idle'),
  });
});

afterEach(() => {
  detach();
  board.replaceChildren();
});

type Kind = 'down' | 'move' | 'up' | 'cancel';

function finger(kind: Kind, x: number, y: number, more: PointerEventInit = {}): void {
  const init = { pointerId: 1, pointerType: 'touch', clientX: x, clientY: y, ...more };
  const target = board.firstElementChild ?? board;
  target.dispatchEvent(new PointerEvent(`pointer${kind}`, { bubbles: true, ...init }));
}

function tap(x: number, y: number, more: PointerEventInit = {}): void {
  finger('down', x, y, more);
  finger('up', x, y, more);
}

function click(): boolean {
  return board.dispatchEvent(new MouseEvent('click', { cancelable: true }));
}

describe('a drag', () => {
  it('begins beyond a tremble and goes on in steps', () => {
    finger('down', 10, 10);
    finger('move', 15, 10);
    expect(told).toEqual([]);
    finger('move', 16, 10);
    finger('move', 20, 13);
    finger('up', 20, 13);
    expect(told).toEqual(['busy', 'drag 6 0', 'drag 4 3', 'idle']);
  });

  it('swallows the click that follows it, and no other', () => {
    finger('down', 10, 10);
    finger('move', 30, 10);
    finger('up', 30, 10);
    expect([click(), click()]).toEqual([false, true]);
  });

  it('ends where the browser takes the pointer away', () => {
    finger('down', 10, 10);
    finger('move', 30, 10);
    finger('cancel', 30, 10);
    finger('move', 50, 10);
    expect(told).toEqual(['busy', 'drag 20 0', 'idle']);
  });

  it('is not one without the main button, nor after the board is gone', () => {
    finger('down', 10, 10, { button: 2 });
    finger('move', 30, 10);
    detach();
    finger('down', 10, 10);
    finger('move', 30, 10);
    expect(told).toEqual([]);
  });
});

describe('a pinch', () => {
  it('zooms around the middle of two fingers, by the change of their distance', () => {
    finger('down', 0, 0);
    finger('down', 10, 0, { pointerId: 2 });
    finger('move', 20, 0, { pointerId: 2 });
    finger('up', 20, 0, { pointerId: 2 });
    finger('move', 0, 5);
    finger('up', 0, 5);
    expect(told).toEqual(['busy', 'pinch 2 at 10 0', 'drag 0 5', 'idle']);
  });

  it('does nothing while both are at the same place', () => {
    finger('down', 0, 0);
    finger('down', 0, 0, { pointerId: 2 });
    finger('move', 8, 0, { pointerId: 2 });
    expect(told).toEqual(['busy']);
  });
});

describe('two taps', () => {
  it('are a double tap when they come soon and close', () => {
    tap(10, 10);
    vi.advanceTimersByTime(319);
    tap(12, 10);
    tap(12, 10);
    expect(told.filter((one) => one !== 'idle')).toEqual(['double tap at 12 10']);
  });

  it('are two when they come late, far apart, by mouse, or on what may be chosen', () => {
    tap(10, 10);
    vi.advanceTimersByTime(320);
    tap(10, 10);
    tap(40, 10);
    vi.advanceTimersByTime(400);
    tap(10, 10, { pointerType: 'mouse' });
    tap(10, 10, { pointerType: 'mouse' });
    board.innerHTML = '<b data-legal></b>';
    tap(10, 10);
    tap(10, 10);
    expect(told.filter((one) => one !== 'idle')).toEqual([]);
  });
});

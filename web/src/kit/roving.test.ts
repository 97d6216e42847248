// @vitest-environment happy-dom
// One tab stop in a region; arrows move it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roving } from './roving';

let leave: () => void = () => undefined;
let region: HTMLElement;

/** Buttons in a row, ten apart; `hidden` ones take no room. */
function put(...names: string[]): void {
  region.innerHTML = names.map((name) => `<button id="${name}">${name}</button>`).join('');
  for (const [k, button] of items().entries()) {
    button.getBoundingClientRect = () => new DOMRect(10 * k, 0, 8, 8);
    button.getClientRects = () => (button.id === 'hidden' ? [] : [1]) as unknown as DOMRectList;
  }
}

const items = (): HTMLElement[] => [...region.querySelectorAll<HTMLElement>('button')];
const stops = (): string[] => items().flatMap(({ id, tabIndex }) => (tabIndex === 0 ? [id] : []));
const focused = (): string | undefined => document.activeElement?.id;

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? region).dispatchEvent(event);
  return event;
}

beforeEach(() => {
  region = document.createElement('div');
  document.body.replaceChildren(region);
  put('hidden', 'a', 'b', 'c');
  leave = roving('button')(region);
});
afterEach(() => leave());

describe('a region', () => {
  it('is entered at its first visible item', () => {
    expect(stops()).toEqual(['a']);
  });

  it('is left and entered again at the item used last', () => {
    items()[2]?.focus();
    expect(stops()).toEqual(['b']);
  });

  it('is walked through with arrow keys', () => {
    items()[1]?.focus();
    expect(press('ArrowRight').defaultPrevented).toBe(true);
    expect([focused(), stops()]).toEqual(['b', ['b']]);
    press('ArrowLeft');
    expect(press('ArrowLeft').defaultPrevented).toBe(false);
    expect(focused()).toBe('a');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    'leaves other commands alone: %o',
    (modifier) => {
      items()[1]?.focus();
      press('ArrowRight', modifier);
      expect(focused()).toBe('a');
    },
  );

  it('does not move a focus that lies elsewhere', () => {
    press('ArrowRight');
    region.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    expect(focused()).not.toBe('b');
  });

  it('keeps one stop when it is drawn anew', async () => {
    items()[3]?.focus();
    put('x', 'y');
    await vi.waitFor(() => expect(stops()).toEqual(['x']));
  });

  it('is a plain region again in the end', () => {
    leave();
    items()[2]?.focus();
    press('ArrowRight');
    expect([focused(), stops()]).toEqual(['b', ['a']]);
  });
});

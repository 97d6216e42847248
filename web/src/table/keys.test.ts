// @vitest-environment happy-dom
// The keys of the table page.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTable, seek } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { entry, table } from '../testing/samples';
import { onTableKey } from './keys';
import { Playback } from './playback.svelte';
import type { Session } from './session.svelte';

const done: string[] = [];
const note =
  (word: string, answer = true) =>
  (more = '') => {
    done.push(`${word} ${more}`.trim());
    return answer;
  };
let covered = false;
const actions = { sheet: note('sheet'), chat: note('chat'), uncover: () => covered };

function session(part: Partial<Session> = {}): Session {
  const open = store().open;
  const made: Partial<Session> = {
    main: 'action:end',
    ways: new Map(),
    replaying: false,
    click: note('click'),
    undo: note('undo'),
    redo: note('redo'),
    reset: note('reset'),
    back: note('back'),
    ...(open?.table == null ? {} : { open: { ...open, table: open.table }, table: open.table }),
    ...part,
  };
  return made as Session;
}

function press(key: string, at = session(), more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
  onTableKey(event, at, actions);
  return event.defaultPrevented;
}

beforeEach(() => {
  done.length = 0;
  document.body.replaceChildren();
  update(() => openTable(EMPTY, 'k3', null));
});

describe('a key', () => {
  it.each([
    ['e', 'click action:end'],
    ['E', 'click action:end'],
    ['z', 'undo'],
    ['y', 'redo'],
    ['r', 'reset'],
    ['a', 'sheet actions'],
    ['h', 'sheet reference'],
    ['c', 'chat'],
    ['?', 'sheet keys'],
    ['Escape', 'back'],
  ])('does one thing: %s', (key, what) => {
    expect([press(key), done]).toEqual([true, [what]]);
  });

  it('Esc closes what lies over the board before it steps back', () => {
    covered = true;
    expect([press('Escape'), done]).toEqual([true, []]);
    covered = false;
    expect([press('Escape'), done]).toEqual([true, ['back']]);
  });

  it('is left to the browser where it says nothing here', () => {
    expect([press('q'), press('ArrowLeft'), done]).toEqual([false, false, []]);
    expect(press('z', session({ undo: note('undo', false) }))).toBe(false);
  });

  it('is no command with a modifier', () => {
    expect([press('e', session(), { ctrlKey: true }), done]).toEqual([false, []]);
  });

  it('ends nothing where there is no main button', () => {
    expect([press('e', session({ main: null })), done]).toEqual([true, []]);
  });
});

describe('the key L', () => {
  const ways = new Map(['a', 'c', 'hidden'].map((target) => [target, []]));

  function put(...names: string[]): void {
    for (const name of names) {
      const button = document.createElement('button');
      button.dataset['target'] = name;
      const boxes = name === 'hidden' ? [] : [new DOMRect()];
      button.getClientRects = () => boxes as unknown as DOMRectList;
      document.body.append(button);
    }
  }
  const focused = (): string | undefined =>
    (document.activeElement as HTMLElement | null)?.dataset['target'];

  it('goes around what may be chosen and can be seen', () => {
    put('a', 'b', 'hidden', 'c');
    const stops = [1, 2, 3].map(() => press('l', session({ ways })) && focused());
    expect(stops).toEqual(['a', 'c', 'a']);
  });

  it('goes nowhere where there is nothing to choose', () => {
    put('b');
    expect([press('l', session({ ways })), focused()]).toEqual([true, undefined]);
  });
});

describe('in the past', () => {
  const log = [entry(0, 0), entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 0)];

  function replay(wanted: number | null): Session {
    update((state) => receive(state, table({ n: 5, log }), 0));
    update((state) => seek(state, wanted));
    const { open } = store();
    if (open?.table == null) throw new Error('no table');
    const at = session({ replaying: true });
    return { ...at, playback: new Playback(at) };
  }

  it.each<[string, boolean, number]>([
    ['ArrowLeft', false, 1],
    ['ArrowRight', false, 3],
    ['ArrowLeft', true, 0],
    ['ArrowRight', true, 4],
    ['Home', false, 0],
    ['End', true, 5],
  ])('a key moves through the game: %s, shift %s', (key, shiftKey, to) => {
    expect(press(key, replay(2), { shiftKey })).toBe(true);
    expect([store().open?.wanted, done]).toEqual([to, []]);
  });

  it('an arrow begins at the end where no moment is shown yet', () => {
    press('ArrowLeft', replay(null));
    expect(store().open?.wanted).toBe(4);
  });

  it('the space bar plays and pauses, but presses the button that has the focus', () => {
    const past = replay(2);
    expect([press(' ', past), past.playback.playing]).toEqual([true, true]);
    expect([press(' ', past), past.playback.playing]).toEqual([true, false]);
    const button = document.createElement('button');
    document.body.append(button);
    const event = new KeyboardEvent('keydown', { key: ' ' });
    Object.defineProperty(event, 'target', { value: button });
    onTableKey(event, past, actions);
    expect(past.playback.playing).toBe(false);
  });

  it('letters work as ever, and focus is left alone', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    press('a', replay(3));
    expect([done, store().open?.wanted]).toEqual([['sheet actions'], 3]);
    expect(focus).not.toHaveBeenCalled();
  });
});

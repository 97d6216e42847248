// @vitest-environment happy-dom
// What a person does at a table and what goes to the server for it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/game';
import { reconnect } from '../link/link';
import type { Choice, Past, Peeked, Table } from '../protocol';
import { type Settings, STANDARD } from '../settings/settings';
import { setPref } from '../settings/settings.svelte';
import { closeTable, openTable, seek } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { fakeGame } from '../testing/fakeGame';
import { FakeSocket } from '../testing/fakeSocket';
import { choice, entry, table, text } from '../testing/samples';

import { createSession } from './session.svelte';
import type { ShownTable } from './sight.svelte';

const CHOICES: Choice[] = [
  choice('conquer', { effect: 'asks', next: [choice('at n05'), choice('at n07')] }),
  choice('lay', { effect: 'asks', next: [choice('at n05')] }),
  choice('roll', { effect: 'chance' }),
  choice('end', { effect: 'turn' }),
];
/** How long the pointer rests before a preview is asked for. */
const REST_MS = 60;
const REASONS = [{ target: 'hex:n09', why: text('Too far.') }];

const sent = (): unknown[] => FakeSocket.last().sent;
const selected = (): unknown => store().open?.selected;
const hovered = (): unknown => store().open?.hovered;
const notices = (): string[] => store().notices.map((notice) => notice.text.en);

function tell(part: Partial<Table> = {}): void {
  const now = table({ choices: CHOICES, reasons: REASONS, version: 7, n: 5, ...part });
  update((state) => receive(state, now, 0));
}

function sit(part: Partial<Table> = {}, game: GameModule = fakeGame) {
  update(() => openTable(EMPTY, 'k3', null));
  tell(part);
  return createSession(game, { pack: 'standard' }, store().open as ShownTable);
}

function past(n: number, part: Partial<Past> = {}): void {
  const message = { t: 'past', table: 'k3', n, view: `view ${n}`, to_move: [1], ...part };
  update((state) => receive(state, message as Past, 0));
}

function wait(ms = REST_MS): void {
  vi.advanceTimersByTime(ms);
}

function answerPeek(path: string[]): void {
  const { id } = sent().at(-1) as { id: string };
  const words = { text: text('A conquest'), effect: 'step', view: 'then' } as const;
  const peeked: Peeked = { t: 'peeked', id, table: 'k3', version: 7, path, ...words };
  update((state) => receive(state, peeked, 0));
}

function use(pointerType: 'touch' | 'mouse'): void {
  dispatchEvent(new PointerEvent('pointerdown', { pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  reconnect();
  update(() => EMPTY);
  for (const [key, value] of Object.entries(STANDARD)) setPref(key as keyof Settings, value);
  use('mouse');
});

describe('a table on the screen', () => {
  it('is offered to whoever is to move, in the order of the server', () => {
    const session = sit();
    expect(session.seat).toBe(0);
    expect(session.list.map(({ path }) => path.join('; '))).toEqual([
      'conquer; at n05',
      'conquer; at n07',
      'lay; at n05',
      'roll',
      'end',
    ]);
    expect(session.ways.get('hex:n05')).toHaveLength(2);
    expect(session.main).toBe('action:end');
    expect(session.scene.pick.reasons.get('hex:n09')?.en).toBe('Too far.');
    expect(session.toMove).toEqual([0]);
    expect(session.extra).toEqual(['action:roll', 'action:end']);
  });

  it('asks nothing of whoever waits', () => {
    const session = sit({ to_move: [1] });
    expect(session.seat).toBeNull();
    expect(session.list).toEqual([]);
    expect(session.ways.size).toBe(0);
    expect(session.scene.pick.reasons.size).toBe(0);
    expect(session.main).toBeNull();
  });

  it('asks nothing in the past, and shows who was to move then', () => {
    const session = sit({ view: 'now' });
    expect([session.replaying, session.scene.view]).toEqual([false, 'now']);
    update((state) => seek(state, 3));
    expect([session.replaying, session.toMove]).toEqual([true, []]);
    past(3);
    expect(session.toMove).toEqual([1]);
    expect(session.list).toEqual([]);
    expect(session.scene).toMatchObject({ view: 'view 3', before: null });
    update((state) => seek(state, 4));
    past(4);
    expect(session.scene).toMatchObject({ view: 'view 4', before: 'view 3' });
  });

  it('tells what is new since I acted last, not while I look at the past', () => {
    const log = [entry(0, 0), entry(1, 1)];
    const session = sit({ log });
    expect(session.scene.since).toBeNull();
    past(1);
    expect(session.scene.since).toEqual({ view: 'view 1', entries: [log[1]] });
    update((state) => seek(state, 0));
    expect(session.scene.since).toBeNull();
    update((state) => seek(state, null));
    tell({ version: 8, log_from: 2, log: [entry(2, 0)] });
    expect(session.scene.since).toBeNull();
  });

  it('stays as it was last while the page closes', () => {
    const session = sit();
    tell({ version: 8, n: 6 });
    expect(session.table.version).toBe(8);
    update(closeTable);
    expect(session.table.version).toBe(8);
  });

  it('gives the game what it draws: the view before, the guide, what is pointed at', () => {
    const session = sit({ view: 'old' });
    tell({ version: 8, n: 6, view: 'new' });
    session.hover('hex:n07');
    expect(session.scene).toMatchObject({
      view: 'new',
      before: 'old',
      guide: { pack: 'standard' },
      hovered: 'hex:n07',
      preview: null,
    });
    expect(session.scene.table.version).toBe(8);
  });

  it('lets a game place its own buttons and send answers by themselves', () => {
    const game: GameModule = {
      ...fakeGame,
      places: (target, { view }) => target === 'action:roll' && view === 'now',
      alone: ({ act }) => act === 'conquer',
      confirm: ['action:roll'],
    };
    const session = sit({ view: 'now' }, game);
    expect(session.extra).toEqual(['action:conquer', 'hex:n05', 'action:end']);
    expect(session.main).toBe('action:roll');
    expect(session.list[0]?.path).toEqual(['conquer']);
  });
});

describe('a click', () => {
  it('sends the only way, once', () => {
    const session = sit();
    session.click('hex:n07');
    expect(sent()).toMatchObject([{ t: 'act', seat: 0, seen: 7, path: ['conquer', 'at n07'] }]);
    expect(session.locked).toBe(true);
    session.click('hex:n05');
    expect([sent().length, selected()]).toEqual([1, null]);
  });

  it('opens the menu of several ways, and closes it', () => {
    const session = sit();
    session.click('hex:n05');
    expect([selected(), session.scene.pick.selected]).toEqual(['hex:n05', 'hex:n05']);
    session.click('hex:n05');
    expect([selected(), sent()]).toEqual([null, []]);
  });

  it('tells why not, where the server says so', () => {
    const session = sit();
    const thing = document.createElement('b');
    thing.dataset['target'] = 'hex:n09';
    const moves = vi.fn();
    thing.animate = moves as never;
    document.body.append(thing);
    session.click('hex:n08');
    expect([session.denied, hovered()]).toEqual([null, 'hex:n08']);
    session.click('hex:n09');
    expect([session.denied?.why.en, hovered(), sent()]).toEqual(['Too far.', 'hex:n09', []]);
    expect([session.armed, moves.mock.calls.length]).toEqual([null, 1]);
    session.click('hex:n08');
    expect([session.denied, notices()]).toEqual([null, []]);
    session.click('hex:n09');
    session.click('hex:n05');
    expect([session.denied, selected()]).toEqual([null, 'hex:n05']);
    session.click('hex:n09');
    session.back();
    expect(session.denied).toBeNull();
    session.click('hex:n09');
    tell({ version: 8 });
    expect(session.denied).toBeNull();
  });

  it('shows first and acts then under a finger', () => {
    const session = sit();
    use('touch');
    session.click('hex:n07');
    expect([session.armed, hovered(), sent()]).toEqual(['hex:n07', 'hex:n07', []]);
    session.click('hex:n07');
    expect(sent()).toHaveLength(1);
  });

  it('acts at once under a finger on buttons, or where nobody wants two taps', () => {
    sit().click('action:roll');
    use('touch');
    sit().click('action:roll');
    setPref('tapTwice', false);
    sit().click('hex:n07');
    expect(sent()).toMatchObject([
      { path: ['roll'] },
      { path: ['roll'] },
      { path: ['conquer', 'at n07'] },
    ]);
  });

  it('under a finger keeps showing what cannot be chosen, until the table changes', () => {
    const session = sit();
    use('touch');
    session.click('hex:n09');
    session.hover(null);
    expect([session.armed, hovered()]).toEqual(['hex:n09', 'hex:n09']);
    tell({ version: 8 });
    session.hover(null);
    expect([session.armed, hovered()]).toEqual([null, null]);
  });
});

describe('an undo', () => {
  /** The server has done what was asked for last, and so many steps can be undone now. */
  function undone(steps: number, version: number): void {
    const { id } = sent().at(-1) as { id: string };
    update((state) => receive(state, { t: 'ack', id, table: 'k3', version }, 0));
    tell({ version, undo: { steps, redo: false, beyond: false } });
  }
  const orders = (): number => sent().filter((one) => (one as { t: string }).t === 'order').length;

  it('takes back everything that one click has sent', () => {
    const session = sit();
    session.click('hex:n07');
    undone(2, 8);
    session.undo();
    expect(orders()).toBe(1);
    session.undoRest();
    expect(orders()).toBe(1);
    undone(1, 9);
    session.undoRest();
    expect(orders()).toBe(2);
    undone(0, 10);
    session.undoRest();
    expect(orders()).toBe(2);
    undone(2, 11);
    session.undoRest();
    expect(orders()).toBe(2); // what was done again stays
  });

  it('ends when something else is chosen', () => {
    const session = sit();
    session.click('hex:n07');
    undone(2, 8);
    session.undo();
    undone(1, 9);
    session.click('action:end');
    undone(2, 10);
    session.undoRest();
    expect(orders()).toBe(1);
  });

  it.each([2, 3])('knows of a click that is gone already, with %i steps left', (left) => {
    const session = sit();
    session.click('hex:n07');
    undone(3, 8);
    session.click('action:roll');
    undone(4, 9);
    tell({ version: 10, undo: { steps: left, redo: false, beyond: false } });
    session.undo();
    undone(left - 1, 11);
    session.undoRest();
    expect(orders()).toBe(2);
  });

  it('is one step where this page has not seen the clicks', () => {
    const session = sit({ undo: { steps: 3, redo: false, beyond: false } });
    session.undo();
    undone(2, 8);
    session.undoRest();
    expect(orders()).toBe(1);
  });

  it('leaves what was clicked before', () => {
    const session = sit();
    session.click('action:roll');
    undone(1, 8);
    session.click('hex:n07');
    undone(3, 9);
    session.undo();
    undone(2, 10);
    session.undoRest();
    undone(1, 11);
    session.undoRest();
    expect(orders()).toBe(2);
  });
});

describe('what cannot be taken back', () => {
  it('is asked about where somebody wants that', () => {
    setPref('confirmIrreversible', true);
    const session = sit();
    session.click('action:roll');
    expect([session.asking?.path, sent()]).toEqual([['roll'], []]);
    session.refuse();
    expect(session.asking).toBeNull();
    session.click('action:roll');
    session.click('action:roll');
    expect([session.asking?.path, sent()]).toEqual([['roll'], []]);
    wait(500);
    session.click('action:roll');
    expect([session.asking, sent().length]).toEqual([null, 1]);
  });

  it('is asked about anew for another way, and not where it can be undone', () => {
    setPref('confirmIrreversible', true);
    const session = sit();
    session.click('action:roll');
    session.click('action:end');
    expect([session.asking?.path, sent()]).toEqual([['end'], []]);
    session.click('hex:n07');
    expect([session.asking, sent().length]).toEqual([null, 1]);
  });
});

describe('a preview', () => {
  it('is asked for when the pointer rests, and drawn at its thing', () => {
    const session = sit();
    session.hover('hex:n07');
    wait(REST_MS - 1);
    expect(sent()).toEqual([]);
    wait(1);
    expect(sent()).toMatchObject([{ t: 'peek', path: ['conquer', 'at n07'] }]);
    answerPeek(['conquer', 'at n07']);
    expect(session.scene.preview).toEqual({
      target: 'hex:n07',
      targets: [['action:conquer'], ['hex:n07']],
      text: text('A conquest'),
      view: 'then',
    });
    session.hover(null);
    expect([session.scene.preview, hovered(), store().open?.peeked]).toEqual([null, null, null]);
  });

  it('is not asked for while the pointer moves on, nor after a click', () => {
    const session = sit();
    session.hover('hex:n05');
    session.hover('hex:n07');
    wait();
    expect(sent()).toMatchObject([{ t: 'peek', path: ['conquer', 'at n07'] }]);
    session.hover('action:roll');
    session.click('action:roll');
    wait();
    expect(sent()).toMatchObject([{ t: 'peek' }, { t: 'act' }]);
  });

  it('is not asked for where nothing can be chosen, nor while an answer is awaited', () => {
    const session = sit();
    session.hover('hex:n01');
    wait();
    expect(sent()).toEqual([]);
    session.hover('hex:n07');
    session.scene.pick.act(['roll']);
    wait();
    session.hover('action:end');
    session.preview(session.list[0] ?? null);
    wait();
    expect(sent()).toMatchObject([{ t: 'act', path: ['roll'] }]);
    expect(hovered()).toBe('hex:n07');
  });

  it('follows the menu while one is open', () => {
    const session = sit();
    session.click('hex:n05');
    session.hover('hex:n07');
    wait();
    expect([sent(), hovered()]).toEqual([[], 'hex:n07']);
    session.preview(session.ways.get('hex:n05')?.[1] ?? null);
    wait();
    expect(sent()).toMatchObject([{ t: 'peek', path: ['lay', 'at n05'] }]);
    answerPeek(['lay', 'at n05']);
    expect(session.scene.preview?.target).toBe('hex:n05');
    session.preview(null);
    expect(session.scene.preview).toBeNull();
  });

  it('has no place where nothing is pointed at', () => {
    const session = sit();
    session.preview(session.list[0] ?? null);
    wait();
    answerPeek(['conquer', 'at n05']);
    expect([store().open?.peeked?.path, session.scene.preview]).toEqual([
      ['conquer', 'at n05'],
      null,
    ]);
  });

  it('is never drawn into the past', () => {
    const session = sit();
    session.hover('hex:n07');
    wait();
    update((state) => seek(state, 3));
    update((state) =>
      state.open === null ? state : { ...state, open: { ...state.open, asked: null } },
    );
    const open = store().open as ShownTable;
    const peeked = { path: ['end'], text: text('End'), view: 'then' } as Peeked;
    update((state) => ({ ...state, open: { ...open, peeked } }));
    expect(session.scene.preview).toBeNull();
  });
});

describe('a step back', () => {
  const can = { undo: { steps: 1, redo: true, beyond: false } };
  const nothing = { undo: { steps: 0, redo: false, beyond: false } };

  it.each(['undo', 'redo', 'reset'] as const)('goes to the server as an order: %s', (step) => {
    expect(sit(nothing)[step]()).toBe(false);
    expect(sent()).toEqual([]);
    expect(sit(can)[step]()).toBe(true);
    expect(sent()).toMatchObject([{ t: 'order', order: step, seat: 0 }]);
  });

  it('is that of the viewer, who has decided and waits for others', () => {
    sit({ ...can, to_move: [1], you: [2], viewer: 2 }).undo();
    sit({ ...can, you: [0, 1], to_move: [1], viewer: 0 }).undo();
    expect(sent()).toMatchObject([{ seat: 2 }, { seat: 1 }]);
  });

  it('names no seat where nobody sits', () => {
    sit({ ...can, to_move: [1], you: [], viewer: null }).undo();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('seat');
  });
});

describe('Esc', () => {
  it('closes the menu first', () => {
    const back = vi.fn(() => true);
    const session = sit({}, { ...fakeGame, back });
    session.click('hex:n05');
    session.back();
    expect([selected(), back.mock.calls.length]).toEqual([null, 0]);
    session.back();
    expect(back).toHaveBeenCalledOnce();
  });

  it('comes back from the past, unless the game holds something', () => {
    const back = vi.fn(() => true);
    const session = sit({}, { ...fakeGame, back });
    update((state) => seek(state, 3));
    session.back();
    expect(session.replaying).toBe(true);
    back.mockReturnValue(false);
    session.back();
    expect(session.replaying).toBe(false);
  });

  it('takes back a step that is being composed', () => {
    const game: GameModule = { ...fakeGame, alone: ({ act }) => act === 'conquer' };
    const session = sit({}, game);
    session.click('action:conquer');
    expect(store().open?.composing).toBe(1);
    const { id } = sent()[0] as { id: string };
    update((state) => receive(state, { t: 'ack', id, table: 'k3', version: 8 }, 0));
    tell({ version: 8, n: 6, undo: { steps: 1, redo: false, beyond: false } });
    session.back();
    expect(sent()).toMatchObject([{ t: 'act' }, { t: 'order', order: 'undo', seat: 0 }]);
  });

  it('puts down what a finger has shown', () => {
    const session = sit();
    use('touch');
    session.click('hex:n07');
    session.back();
    expect([session.armed, hovered(), sent()]).toEqual([null, null, []]);
  });
});

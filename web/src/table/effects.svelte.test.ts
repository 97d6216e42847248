// @vitest-environment happy-dom
// What happens by itself at a table.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameModule } from '../games/game';
import { reconnect } from '../link/link';
import type { Past, Table } from '../protocol';
import { type Settings, STANDARD } from '../settings/settings';
import { setPref } from '../settings/settings.svelte';
import { playSound } from '../sound/sound';
import { hover, openTable } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { fakeGame } from '../testing/fakeGame';
import { FakeSocket } from '../testing/fakeSocket';
import { choice, entry, table, text } from '../testing/samples';

import { ending } from './autoEnd.svelte';
import { startEffects } from './effects.svelte';
import { createSession, type Session } from './session.svelte';
import type { ShownTable } from './sight.svelte';

vi.mock('../sound/sound', () => ({ playSound: vi.fn() }));

const REST_MS = 60;
const PAST: Past = {
  t: 'past',
  table: 'k3',
  n: 0,
  total: 9,
  to_move: [],
  stage: text(''),
  view: null,
};

let stop: () => void = () => undefined;
const sent = (): unknown[] => FakeSocket.last().sent;
const heard = (): unknown[] => vi.mocked(playSound).mock.calls;

function tell(part: Partial<Table>): void {
  update((state) => receive(state, table(part), 0));
  flushSync();
}

function sit(part: Partial<Table> = {}, game: GameModule = fakeGame): Session {
  update(() => openTable(EMPTY, 'k3', null));
  tell({ version: 0, n: 5, ...part });
  const session = createSession(game, {}, store().open as ShownTable);
  stop();
  stop = $effect.root(() => startEffects(session));
  flushSync();
  return session;
}

function wait(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(playSound).mockClear();
  FakeSocket.install();
  reconnect();
  for (const [key, value] of Object.entries(STANDARD)) setPref(key as keyof Settings, value);
  setPref('volume', 0.5);
});
afterEach(() => stop());

describe('the table as I saw it last', () => {
  it('is asked for until it is known', () => {
    const seeks = (): unknown[] =>
      sent().filter((message) => (message as { t: string }).t === 'seek');
    const log = [entry(0, 0), entry(1, 1)];
    sit({ log });
    expect(seeks()).toEqual([{ t: 'seek', table: 'k3', n: 1 }]);
    tell({ version: 1, n: 5, log_from: 2 });
    expect(seeks()).toHaveLength(2);
    update((state) => receive(state, { ...PAST, n: 1 }, 0));
    tell({ version: 2, n: 5, log_from: 2 });
    expect(seeks()).toHaveLength(2);
  });

  it('is not asked for before the first action', () => {
    const log = [entry(0, 0), entry(1, 1)];
    sit({ log, n: 0 });
    expect(sent().filter((message) => (message as { t: string }).t === 'seek')).toEqual([]);
  });
});

describe('an undo', () => {
  const orders = (): number => sent().filter((one) => (one as { t: string }).t === 'order').length;
  function done(steps: number): void {
    flushSync();
    const { id } = sent().at(-1) as { id: string };
    update((state) => receive(state, { t: 'ack', id, table: 'k3', version: 0 }, 0));
    tell({ version: 0, n: 5, undo: { steps, redo: false, beyond: false } });
  }

  it('goes on by itself until all that one click has sent is taken back', () => {
    const choices = [choice('conquer', { effect: 'asks', next: [choice('at n07')] })];
    const session = sit({ choices });
    session.click('hex:n07');
    done(2);
    session.undo();
    expect(orders()).toBe(1);
    done(1);
    expect(orders()).toBe(2);
    done(0);
    expect(orders()).toBe(2);
  });
});

describe('sounds', () => {
  it('go with a move, as the game wants them', () => {
    const cue = vi.fn((_: unknown, after: unknown) => (after === 'battle' ? 'attack' : null));
    sit({ view: 'peace' }, { ...fakeGame, cue });
    tell({ version: 1, n: 6, view: 'battle' });
    expect(cue).toHaveBeenCalledWith('peace', 'battle');
    tell({ version: 2, n: 7, view: 'peace' });
    expect(heard()).toEqual([
      ['attack', 0.5],
      ['piece', 0.5],
    ]);
  });

  it('do not go with the first look, a step back, or a change without a move', () => {
    sit();
    tell({ version: 1, n: 4 });
    tell({ version: 2, n: 4, watchers: 3 });
    expect(heard()).toEqual([]);
  });

  it('tell the turn: a bell when it is mine, a page when it is over', () => {
    sit({ to_move: [1] });
    tell({ version: 1, n: 5, to_move: [0] });
    tell({ version: 2, n: 5, to_move: [0] });
    expect(heard()).toEqual([['bell', 0.5]]);
    tell({ version: 3, n: 5, to_move: [1] });
    tell({ version: 4, n: 5, to_move: [1] });
    expect(heard().slice(1)).toEqual([['page', 0.5]]);
  });

  it('are silent for whoever only watches', () => {
    sit({ you: [] });
    tell({ version: 1, n: 6, you: [] });
    expect(heard()).toEqual([['piece', 0]]);
  });
});

describe('a turn in which nothing is left', () => {
  const done = { choices: [choice('end')], undo: { steps: 1, redo: false, beyond: false } };
  const ended = { ...fakeGame, confirm: ['action:end'], useful: () => false };

  it('ends by itself after four seconds, where somebody wants that', () => {
    setPref('autoEnd', true);
    sit(done, ended);
    wait(3999);
    expect([sent(), ending.on]).toEqual([[], true]);
    wait(1);
    expect(sent()).toMatchObject([{ t: 'act', path: ['end'] }]);
    expect(ending.on).toBe(false);
  });

  it('stays open after a key or a click', () => {
    setPref('autoEnd', true);
    sit(done, ended);
    wait(2000);
    dispatchEvent(new Event('pointerdown'));
    wait(9000);
    expect([sent(), ending.on]).toEqual([[], false]);
  });

  it.each<[string, Partial<Settings>, Partial<Table>, Partial<GameModule>]>([
    ['nobody wants it', { autoEnd: false }, {}, {}],
    ['what is final is asked about', { confirmIrreversible: true }, {}, {}],
    ['something is left', {}, {}, { useful: () => true }],
    ['nothing was done', {}, { undo: { steps: 0, redo: false, beyond: false } }, {}],
    ['it does not end the turn', {}, { choices: [choice('roll')] }, {}],
  ])('waits for a person where %s', (_, wishes, part, game) => {
    setPref('autoEnd', wishes.autoEnd ?? true);
    setPref('confirmIrreversible', wishes.confirmIrreversible ?? false);
    sit({ ...done, ...part }, { ...ended, ...game });
    wait(9000);
    expect(sent()).toEqual([]);
  });
});

describe('the only action', () => {
  const one = { choices: [choice('pass')] };

  it('is played by itself after a moment, where somebody wants that', () => {
    setPref('autoPlay', true);
    sit(one);
    wait(699);
    expect(sent()).toEqual([]);
    wait(1);
    expect(sent()).toMatchObject([{ t: 'act', path: ['pass'] }]);
  });

  it.each<[string, Partial<Settings>, Partial<Table>]>([
    ['nobody wants it', { autoPlay: false }, {}],
    ['there is another', {}, { choices: [choice('pass'), choice('roll')] }],
    ['there is none', {}, { choices: [] }],
    ['a step could be taken back', {}, { undo: { steps: 1, redo: false, beyond: false } }],
    ['what is final is asked about', { confirmIrreversible: true }, {}],
  ])('waits for a person where %s', (_, wishes, part) => {
    setPref('autoPlay', wishes.autoPlay ?? true);
    setPref('confirmIrreversible', wishes.confirmIrreversible ?? false);
    sit({ ...one, ...part });
    wait(1000);
    expect(sent()).toEqual([]);
  });

  it('is tried again when it was refused', () => {
    setPref('autoPlay', true);
    sit(one);
    wait(700);
    const { id } = sent()[0] as { id: string };
    update((state) =>
      receive(state, { t: 'refused', id, code: 'busy', text: text('Not now.') }, 0),
    );
    wait(0);
    wait(700);
    expect(sent()).toHaveLength(2);
  });

  it('is not played when the table has changed meanwhile, nor twice', () => {
    setPref('autoPlay', true);
    sit(one);
    wait(600);
    tell({ version: 1, choices: [choice('pass'), choice('roll')] });
    wait(600);
    expect(sent()).toEqual([]);
    tell({ version: 2, ...one });
    wait(5000);
    expect(sent()).toHaveLength(1);
  });
});

describe('a preview', () => {
  it('is asked for anew when the table changes under a pointer at rest', () => {
    const choices = [choice('conquer', { effect: 'asks', next: [choice('at n07')] })];
    sit({ choices }).hover('hex:n07');
    wait(REST_MS);
    tell({ version: 1, choices });
    wait(REST_MS);
    expect(sent()).toMatchObject([
      { t: 'peek', seen: 0 },
      { t: 'peek', seen: 1 },
    ]);
  });

  it('is asked for where the pointer rests already', () => {
    const session = sit({ choices: [choice('roll')] });
    update((state) => hover(state, 'action:roll'));
    stop();
    stop = $effect.root(() => startEffects(session));
    wait(0);
    wait(REST_MS);
    expect(sent()).toMatchObject([{ t: 'peek', seen: 0 }]);
  });
});

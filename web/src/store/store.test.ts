// What messages and clicks do to the state.
import { describe, expect, it } from 'vitest';
import type { Act, FromServer, Past, Peeked, Table, TableSummary } from '../protocol';
import { choice, entry, table, text } from '../testing/samples';
import { withOlderTables } from './lists';
import * as local from './local';
import { dismiss, notify } from './notices';
import { hasGap, receive } from './reduce';
import { actingSeat, isLocked, nextWaiting, shownView, waitingForMe } from './select';
import { EMPTY, type OpenTable, type State } from './state';

const at = (state: State, ...messages: FromServer[]): State =>
  messages.reduce((before, message) => receive(before, message, 1000), state);
const opened = (...messages: FromServer[]): State =>
  at(local.openTable(EMPTY, 'k3', null), ...messages);
const openOf = (state: State): OpenTable => {
  if (state.open === null) throw new Error('no table');
  return state.open;
};
const act = (id: string, path: string[]): Act => ({
  t: 'act',
  id,
  table: 'k3',
  seen: 1,
  seat: 0,
  path,
});
const peeked = (id: string, version = 1): Peeked => ({
  t: 'peeked',
  id,
  table: 'k3',
  version,
  path: ['roll'],
  text: text('x'),
  effect: 'step',
  view: { after: true },
});

describe('a table message', () => {
  it('replaces lines of the log from log_from on', () => {
    const state = opened(
      table({ log: [entry(0, -1), entry(1, 0), entry(2, 0)] }),
      table({ version: 2, log_from: 2, log: [entry(2, 1, 'other')] }),
    );
    expect(openOf(state).log.map(({ text: words }) => words.en)).toEqual([
      'line 0',
      'line 1',
      'other',
    ]);
  });

  it('shows a gap when lines are missing', () => {
    const state = opened(table({ log: [entry(0, 0)] }));
    expect(hasGap(openOf(state), table({ log_from: 1 }))).toBe(false);
    expect(hasGap(openOf(state), table({ log_from: 2 }))).toBe(true);
  });

  it('is ignored when it is older or for another table', () => {
    const state = opened(table({ version: 5, n: 9 }));
    expect(at(state, table({ version: 4 }))).toBe(state);
    expect(at(state, table({ table: 'other', version: 6 }))).toBe(state);
  });

  it('keeps the view before the last change', () => {
    const first = { one: 1 };
    const state = opened(table({ view: first }), table({ version: 2, n: 3, view: { two: 2 } }));
    expect(openOf(state).before).toBe(first);
    expect(openOf(at(state, table({ version: 3, n: 3 }))).before).toBe(first);
  });

  it('ends selection and previews of the version before', () => {
    const state = local.askPreview(local.select(opened(table()), 'hex:n05'), 'p1', ['roll']);
    const next = openOf(at(state, table({ version: 2 })));
    expect([next.selected, next.asked, next.peeked, next.peeks]).toEqual([null, null, null, {}]);
  });
});

describe('a command', () => {
  it('locks until it is stored and shown', () => {
    const sent = local.sendCommand(opened(table()), act('a', ['roll']));
    expect(isLocked(openOf(sent))).toBe(true);
    const stored = at(sent, { t: 'ack', id: 'a', table: 'k3', version: 2 });
    expect(isLocked(openOf(stored))).toBe(true);
    expect(isLocked(openOf(at(stored, table({ version: 2 }))))).toBe(false);
  });

  it('is also done when the table comes before the confirmation', () => {
    const sent = local.sendCommand(opened(table()), act('a', ['roll']));
    const state = at(sent, table({ version: 2 }), { t: 'ack', id: 'a', table: 'k3', version: 2 });
    expect(openOf(state).sent).toEqual([]);
  });

  it('stays to be sent again while nothing confirms it', () => {
    const sent = local.loseConnection(local.sendCommand(opened(table()), act('a', ['roll'])));
    const back = at(sent, { t: 'hello', protocol: 1, program: '', now: 0 }, table());
    expect(openOf(back).sent.map(({ command }) => command.id)).toEqual(['a']);
  });

  it('that is refused unlocks and tells why', () => {
    const sent = local.sendCommand(opened(table()), act('a', ['roll']));
    const state = at(sent, { t: 'refused', id: 'a', code: 'stale', text: text('Choose again.') });
    expect(openOf(state).sent).toEqual([]);
    expect(state.notices.map(({ text: words }) => words.en)).toEqual(['Choose again.']);
  });

  it('that only asks further can be taken back step by step', () => {
    const choices = [
      choice('conquer', { effect: 'asks', next: [choice('at n05', { effect: 'asks' })] }),
      choice('end'),
    ];
    const steps = (n: number): Table =>
      table({ version: n, choices, undo: { steps: n, redo: false, beyond: false } });
    const sent = local.sendCommand(opened(steps(1)), act('a', ['conquer', 'at n05']));
    expect(openOf(sent).composing).toBe(2);
    const undone = local.sendCommand(at(sent, steps(2)), {
      t: 'order',
      id: 'b',
      table: 'k3',
      seen: 2,
      order: 'undo',
    });
    expect(openOf(undone).composing).toBe(1);
    expect(openOf(local.sendCommand(undone, act('c', ['end']))).composing).toBe(0);
  });
});

describe('a preview', () => {
  const asked = local.askPreview(opened(table()), 'p1', ['roll']);

  it('is shown when it is the one asked for', () => {
    expect(openOf(at(asked, peeked('p1'))).peeked?.view).toEqual({ after: true });
  });
  it('is dropped when it is stale', () => {
    expect(openOf(at(asked, peeked('p0'))).peeked).toBeNull();
    expect(openOf(at(asked, peeked('p1', 0))).peeked).toBeNull();
  });
  it('is known when it is wanted again', () => {
    const again = local.askPreview(local.dropPreview(at(asked, peeked('p1'))), 'p2', ['roll']);
    expect(openOf(again).asked).toBeNull();
    expect(openOf(again).peeked?.id).toBe('p1');
  });
  it('that is refused says nothing', () => {
    const state = at(asked, { t: 'refused', id: 'p1', code: 'stale', text: text('x') });
    expect(state.notices).toEqual([]);
  });
});

describe('the past', () => {
  const past = (n: number, view: unknown): Past => ({
    t: 'past',
    table: 'k3',
    n,
    total: 9,
    to_move: [1],
    stage: text(''),
    view,
  });

  it('is drawn until the present is wanted again', () => {
    const state = at(local.seek(opened(table({ view: 'now' })), 4), past(4, 'then'));
    expect(shownView(openOf(state))).toBe('then');
    const next = at(local.seek(state, 5), past(5, 'later'));
    expect(openOf(next).pastBefore).toBe('then');
    expect(shownView(openOf(local.seek(next, null)))).toBe('now');
  });
  it('that comes too late is ignored', () => {
    expect(shownView(openOf(at(opened(table({ view: 'now' })), past(4, 'then'))))).toBe('now');
  });
});

describe('other messages', () => {
  it('tell who we are and what the lobby holds', () => {
    const user = { id: 'u', name: 'Mira', guest: true };
    const state = at(
      EMPTY,
      { t: 'hello', protocol: 1, program: '', user, now: 0 },
      { t: 'lobby', tables: [], total: 0 },
      { t: 'mine', tables: [] },
      { t: 'pong', now: 1 },
    );
    expect([state.user, state.connection, state.lobby]).toEqual([user, 'open', []]);
    expect(at(state, { t: 'restarting' }).connection).toBe('restarting');
  });
  it('tell that the server cannot save, until it can or we come anew', () => {
    const text = { en: 'cannot save', de: 'kann nicht speichern' };
    const state = at(EMPTY, { t: 'trouble', on: true, text });
    expect(state.trouble).toEqual(text);
    expect(at(state, { t: 'trouble', on: false, text }).trouble).toBeNull();
    const hello = { t: 'hello', protocol: 1, program: '', now: 0 } as const;
    expect(at(state, hello).trouble).toBeNull();
  });
  it('add to the chat without repeating', () => {
    const line = (n: number) => ({
      n,
      user: 'u',
      name: 'Mira',
      text: `${n}`,
      at: 0,
      watcher: false,
    });
    const state = opened(
      { t: 'chat', table: 'k3', lines: [line(1), line(2)] },
      { t: 'chat', table: 'k3', lines: [line(2), line(3)] },
    );
    expect(openOf(state).chat.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(openOf(local.readChat(state)).chatSeen).toBe(3);
  });
  it('bring earlier pages of the chat, and the last one again after a lost connection', () => {
    const page = (from: number, to: number, more: boolean): FromServer => ({
      t: 'chat',
      table: 'k3',
      lines: Array.from({ length: to - from }, (_, i) => ({
        n: from + i,
        user: 'u',
        name: 'Mira',
        text: '',
        at: 0,
        watcher: false,
      })),
      page: { from, more },
    });
    const state = opened(page(6, 9, true), page(3, 6, true), page(6, 9, true));
    expect(openOf(state).chat.map(({ n }) => n)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(openOf(state).chatPage).toEqual({ from: 3, more: true });
    const all = opened(page(6, 9, true), page(0, 6, false));
    expect(openOf(all).chatPage?.more).toBe(false);
    const later = opened(page(6, 9, true), page(20, 23, true));
    expect(openOf(later).chat.map(({ n }) => n)).toEqual([20, 21, 22]);
    expect(openOf(later).chatPage).toEqual({ from: 20, more: true });
  });
  it('say that there is no such table', () => {
    expect(
      openOf(opened({ t: 'refused', id: 'k3', code: 'no_table', text: text('gone') })).refused?.en,
    ).toBe('gone');
  });
});

describe('lists of tables', () => {
  const one = (id: string, created: number, more: Partial<TableSummary> = {}): TableSummary =>
    ({ id, created, updated: created, your_turn: false, ...more }) as TableSummary;
  const ids = (tables: TableSummary[] | null): string[] => (tables ?? []).map(({ id }) => id);

  it('of open tables take in what changed and lose what is gone', () => {
    const state = at(
      EMPTY,
      { t: 'lobby', tables: [one('c', 3), one('b', 2)], total: 3, next: '2-b' },
      {
        t: 'lobby_changed',
        changed: [one('d', 4), one('b', 2, { title: 'new' })],
        gone: ['c'],
        total: 3,
      },
    );
    expect(ids(state.lobby)).toEqual(['d', 'b']);
    expect(state.lobby?.[1]?.title).toBe('new');
    const whole = withOlderTables(state, { tables: [one('b', 2), one('a', 1)] });
    expect(ids(whole.lobby)).toEqual(['d', 'b', 'a']);
    expect(whole.lobby?.[1]?.title).toBe('new');
    expect([state.lobbyNext, whole.lobbyNext, whole.lobbyTotal]).toEqual(['2-b', null, 3]);
  });
  it('of mine have those first that wait for me', () => {
    const state = at(
      EMPTY,
      { t: 'mine', tables: [one('a', 1, { your_turn: true }), one('b', 2)] },
      {
        t: 'mine_changed',
        changed: [one('a', 1), one('b', 2, { your_turn: true }), one('c', 3)],
        gone: [],
      },
      { t: 'mine_changed', changed: [], gone: ['c'] },
    );
    expect(ids(state.mine)).toEqual(['b', 'a']);
  });
});

describe('questions to the state', () => {
  it('find the seat that acts', () => {
    expect(actingSeat(table({ you: [0, 1], viewer: 1, to_move: [0, 1] }))).toBe(1);
    expect(actingSeat(table({ you: [0, 1], viewer: 0, to_move: [1] }))).toBe(1);
    expect(actingSeat(table({ you: [], viewer: null }))).toBeNull();
    expect(actingSeat(table({ state: 'paused' }))).toBeNull();
  });
  it('find the table that waits, the nearest deadline first', () => {
    const one = (id: string, your_turn: boolean, deadline: number | null) =>
      ({ id, your_turn, deadline, updated: 0 }) as State['mine'][number];
    const state: State = {
      ...EMPTY,
      mine: [one('a', true, null), one('b', false, 1), one('c', true, 5)],
    };
    expect(waitingForMe(state).map(({ id }) => id)).toEqual(['c', 'a']);
    expect(nextWaiting(local.openTable(state, 'c', null))?.id).toBe('a');
    expect(nextWaiting(EMPTY)).toBeNull();
  });
  it('keep few notices and no doubles', () => {
    let state = EMPTY;
    for (const words of ['a', 'b', 'b', 'c', 'd']) state = notify(state, 'info', text(words));
    expect(state.notices.map(({ text: words }) => words.en)).toEqual(['b', 'c', 'd']);
    expect(dismiss(state, state.notices[0]?.id ?? 0).notices).toHaveLength(2);
  });
});

const summary = (id: string, part: Partial<TableSummary>): TableSummary =>
  ({ id, your_turn: false, updated: 0, created: 0, ...part }) as TableSummary;

describe('the order of lists', () => {
  const ids = (tables: TableSummary[] | null): string[] => (tables ?? []).map(({ id }) => id);

  it('of mine: where it is my turn first, then what changed last', () => {
    const tables = [
      summary('old', { updated: 1 }),
      summary('turn', { updated: 0, your_turn: true }),
      summary('new', { updated: 5 }),
    ];
    const state = at(EMPTY, { t: 'mine_changed', changed: tables, gone: [] });
    expect(ids(state.mine)).toEqual(['turn', 'new', 'old']);
  });

  it('of open tables: the newest first, and of two as old always the same', () => {
    const tables = [summary('a', { created: 1 }), summary('c', {}), summary('b', {})];
    for (const changed of [tables, tables.toReversed()]) {
      const state = at(EMPTY, { t: 'lobby_changed', changed, gone: [], total: 3 });
      expect(ids(state.lobby)).toEqual(['a', 'c', 'b']);
    }
  });

  it('of those that wait for me: the nearest deadline, then who has waited longest', () => {
    const mine = [
      summary('late', { your_turn: true, updated: 9 }),
      summary('soon', { your_turn: true, deadline: 5, updated: 9 }),
      summary('early', { your_turn: true, updated: 1 }),
      summary('other', {}),
    ];
    expect(ids(waitingForMe({ ...EMPTY, mine }))).toEqual(['soon', 'early', 'late']);
    const only = { ...opened(), mine: [summary('k3', { your_turn: true })] };
    expect(nextWaiting(only)?.id).toBe('k3');
    expect(nextWaiting({ ...EMPTY, mine: [] })).toBeNull();
  });
});

describe('nothing changes', () => {
  it('where what is hovered, selected or dropped is so already', () => {
    const state = opened(table());
    expect(local.hover(local.hover(state, 'hex:a'), 'hex:a').open?.hovered).toBe('hex:a');
    const hovered = local.hover(state, 'hex:a');
    expect(local.hover(hovered, 'hex:a')).toBe(hovered);
    const selected = local.select(state, 'hex:a');
    expect(local.select(selected, 'hex:a')).toBe(selected);
    expect(local.select(selected, null).open?.selected).toBeNull();
    expect(local.dropPreview(state)).toBe(state);
    const asking = local.askPreview(state, 'p1', ['roll']);
    expect(openOf(local.dropPreview(asking)).asked).toBeNull();
    const shown = at(asking, peeked('p1'));
    expect(openOf(local.dropPreview(local.askPreview(shown, 'p2', ['roll']))).peeked).toBeNull();
    expect(local.hover(EMPTY, 'hex:a')).toBe(EMPTY);
    expect(local.dropPreview(EMPTY)).toBe(EMPTY);
  });

  it('by messages about a table where none is open', () => {
    expect(at(EMPTY, table())).toBe(EMPTY);
  });
});

describe('commands that are under way', () => {
  const sentIds = (state: State): string[] => openOf(state).sent.map(({ command }) => command.id);

  it('stay until the table shows them, chat until it is confirmed', () => {
    const say = { t: 'say', id: 's1', table: 'k3', text: 'hello' } as const;
    let state = local.sendCommand(opened(table()), act('a1', ['roll']));
    state = local.sendCommand(state, say);
    state = at(state, { t: 'ack', id: 's1', table: 'k3', version: 5 });
    expect(sentIds(state)).toEqual(['a1']);
    state = at(state, table({ version: 2 }));
    expect(sentIds(state)).toEqual(['a1']); // not confirmed
    state = at(state, { t: 'ack', id: 'a1', table: 'k3', version: 4 });
    expect(sentIds(at(state, table({ version: 3 })))).toEqual(['a1']);
    expect(sentIds(at(state, table({ version: 4 })))).toEqual([]);
  });

  it('are confirmed also before the first table came', () => {
    const state = local.sendCommand(opened(), act('a1', ['roll']));
    expect(sentIds(at(state, { t: 'ack', id: 'a1', table: 'k3', version: 0 }))).toEqual(['a1']);
  });

  it('count how deep a question goes, and an undo goes one up', () => {
    const choices = [choice('aim', { effect: 'asks', next: [choice('far', { effect: 'asks' })] })];
    const steps = table({ choices, undo: { steps: 9, redo: false, beyond: false } });
    const undo = { t: 'order', id: 'o', table: 'k3', seen: 1, order: 'undo' } as const;
    let state = local.sendCommand(opened(steps), act('a1', ['aim', 'far']));
    expect(openOf(state).composing).toBe(2);
    state = local.sendCommand(state, undo);
    expect(openOf(state).composing).toBe(1);
    state = local.sendCommand(local.sendCommand(state, undo), undo);
    expect(openOf(state).composing).toBe(0);
    const deep = local.sendCommand(opened(steps), act('a1', ['aim']));
    expect(openOf(local.sendCommand(deep, { ...undo, order: 'reset' })).composing).toBe(0);
  });
});

describe('a refusal', () => {
  const refused = (id: string): FromServer => ({ t: 'refused', id, code: 'x', text: text('no') });

  it('of the table itself is shown in its place, one of a command as a notice', () => {
    expect(at(opened(), refused('k3')).open?.refused).toEqual(text('no'));
    expect(at(opened(), refused('')).open?.refused).toEqual(text('no'));
    const other = at(opened(), refused('c1'));
    expect([other.open?.refused, other.notices.length]).toEqual([null, 1]);
    const known = at(opened(table()), refused('k3'));
    expect([known.open?.refused, known.notices.length]).toEqual([null, 1]);
  });
});

describe('pages of chat', () => {
  const line = (n: number) => ({ n, by: 'u', name: 'U', text: `${n}`, at: 0, audience: 'players' });
  const chat = (numbers: number[], page?: { from: number; more: boolean }): FromServer =>
    ({ t: 'chat', table: 'k3', lines: numbers.map(line), page }) as unknown as FromServer;
  const numbers = (state: State): number[] => openOf(state).chat.map(({ n }) => n);

  it('are put together in order, and the earliest one says whether there is more', () => {
    let state = at(opened(), chat([4, 5], { from: 4, more: true }), chat([6]));
    expect(openOf(state).chatSeen).toBe(-1);
    state = at(state, chat([2, 3], { from: 2, more: false }));
    expect(numbers(state)).toEqual([2, 3, 4, 5, 6]);
    expect(openOf(state).chatPage).toEqual({ from: 2, more: false });
    state = at(state, chat([5, 6], { from: 5, more: true }));
    expect(openOf(state).chatPage).toEqual({ from: 2, more: false });
    expect(openOf(local.readChat(state)).chatSeen).toBe(6);
    expect(local.readChat(local.readChat(state))).toEqual(local.readChat(state));
  });

  it('begin anew after more than a page of absence', () => {
    const state = at(opened(), chat([1, 2], { from: 1, more: false }));
    expect(numbers(at(state, chat([3, 4], { from: 3, more: true })))).toEqual([1, 2, 3, 4]);
    const far = at(state, chat([4, 5], { from: 4, more: true }));
    expect(numbers(far)).toEqual([4, 5]);
    expect(openOf(far).chatPage).toEqual({ from: 4, more: true });
  });
});

describe('the seat that acts', () => {
  it('is the one looked from if it is mine and to move, else the first of mine', () => {
    const both = { you: [0, 1], to_move: [0, 1] };
    expect(actingSeat(table({ ...both, viewer: 1 }))).toBe(1);
    expect(actingSeat(table({ you: [0, 1], to_move: [0], viewer: 1 }))).toBe(0);
    expect(actingSeat(table({ you: [0], to_move: [0, 1], viewer: 1 }))).toBe(0);
    expect(actingSeat(table({ ...both, viewer: null }))).toBe(0);
    expect(actingSeat(table({ you: [0], to_move: [1], viewer: 0 }))).toBeNull();
    expect(actingSeat(table({ state: 'paused' }))).toBeNull();
  });
});

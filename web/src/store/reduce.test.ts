// What messages do to the state.
import { describe, expect, it } from 'vitest';
import type { FromServer, Past } from '../protocol';
import { entry, table, text } from '../testing/samples';
import * as local from './local';
import { hasGap } from './reduce';
import { shownView } from './select';
import { EMPTY, type State } from './state';
import { at, opened, openOf } from './testing/states';

describe('before the first message', () => {
  it('nothing is known', () => {
    expect(EMPTY).toMatchObject({ connection: 'connecting', lobby: null, lobbyTotal: 0 });
    expect(openOf(opened())).toMatchObject({ table: null, receivedAt: 0, composing: 0 });
    expect(openOf(opened(table())).receivedAt).toBe(1000);
  });
});

describe('a table message', () => {
  it('tells once what standing orders have answered, not what they did before', () => {
    const log = [entry(0, 1), entry(1, 0)];
    const orders = { given: [], obeyed: 1 };
    expect(opened(table({ log, orders })).notices).toEqual([]);
    const once = opened(table(), table({ version: 2, log, orders }));
    expect(once.notices.map(({ text: words }) => words.en)).toEqual(['Standing order: line 1']);
    const again = at({ ...once, notices: [] }, table({ version: 3, log_from: 2, orders }));
    expect(again.notices).toEqual([]);
  });

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

  it('of the version that is shown brings what else has changed', () => {
    const state = opened(table({ version: 5 }), table({ version: 5, watchers: 3 }));
    expect(openOf(state).table?.watchers).toBe(3);
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
  it('has no view before it where the reader has jumped', () => {
    const state = at(local.seek(opened(table()), 4), past(4, 'then'));
    const far = openOf(at(local.seek(state, 7), past(7, 'later')));
    expect([far.past?.view, far.pastBefore]).toEqual(['later', null]);
  });
  it.each([
    ['a step back', 3],
    ['the same moment once more', 4],
    ['two steps at once', 6],
  ])('has no view before it after %s', (_, n) => {
    const state = at(local.seek(opened(table()), 4), past(4, 'then'));
    expect(openOf(at(local.seek(state, n), past(n, 'other'))).pastBefore).toBeNull();
  });
  it('as I saw it last is kept beside the present, until I act or it never was', () => {
    const log = [entry(0, 0), entry(1, 1)];
    const state = at(opened(table({ log, n: 2 })), past(1, 'mine'));
    expect(openOf(state).seen?.view).toBe('mine');
    expect([openOf(state).past, openOf(at(state, past(0, 'other'))).seen?.n]).toEqual([null, 1]);
    const goesOn = table({ version: 2, n: 3, log_from: 2, log: [entry(2, 1)] });
    expect(openOf(at(state, goesOn)).seen?.n).toBe(1);
    const instead = table({ version: 2, n: 2, log_from: 1, log: [entry(1, 0, 'other')] });
    expect(openOf(at(state, instead)).seen?.n).toBe(1);
    const undone = table({ version: 2, n: 1, log_from: 0, log: [entry(0, 0, 'other')] });
    expect(openOf(at(state, undone)).seen).toBeNull();
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
  it('tell how a finished game went, ever more of it', () => {
    const story = (is_whole: boolean): FromServer => ({
      t: 'story',
      table: 'k3',
      is_whole,
      moments: [],
    });
    const state = at(opened(table({ state: 'over' })), story(false), story(true));
    expect(openOf(state).story?.is_whole).toBe(true);
    expect(openOf(opened()).story).toBeNull();
  });
  it('say that there is no such table', () => {
    expect(
      openOf(opened({ t: 'refused', id: 'k3', code: 'no_table', text: text('gone') })).refused?.en,
    ).toBe('gone');
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
    expect(openOf(local.readChat(opened())).chatSeen).toBe(-1);
    state = at(state, chat([2, 3], { from: 2, more: false }));
    expect(numbers(state)).toEqual([2, 3, 4, 5, 6]);
    expect(openOf(state).chatPage).toEqual({ from: 2, more: false });
    state = at(state, chat([5, 6], { from: 5, more: true }));
    expect(openOf(state).chatPage).toEqual({ from: 2, more: false });
    expect(openOf(local.readChat(state)).chatSeen).toBe(6);
    expect(local.readChat(local.readChat(state))).toEqual(local.readChat(state));
  });

  it('follow lines that came alone', () => {
    const state = at(opened(), chat([5]), chat([4, 5], { from: 4, more: true }));
    expect([numbers(state), openOf(state).chatPage?.from]).toEqual([[4, 5], 4]);
  });

  it('that come again have the last word', () => {
    const again = (words: string, more: boolean): FromServer =>
      ({
        t: 'chat',
        table: 'k3',
        lines: [{ ...line(4), text: words }],
        page: { from: 4, more },
      }) as unknown as FromServer;
    const state = openOf(at(opened(), again('old', true), again('new', false)));
    expect([state.chat.map(({ text: words }) => words), state.chatPage?.more]).toEqual([
      ['new'],
      false,
    ]);
  });

  it('begin anew after more than a page of absence', () => {
    const state = at(opened(), chat([1, 2], { from: 1, more: false }));
    expect(numbers(at(state, chat([3, 4], { from: 3, more: true })))).toEqual([1, 2, 3, 4]);
    const far = at(state, chat([4, 5], { from: 4, more: true }));
    expect(numbers(far)).toEqual([4, 5]);
    expect(openOf(far).chatPage).toEqual({ from: 4, more: true });
  });
});

// What clicks do to the state.
import { describe, expect, it } from 'vitest';
import type { Table } from '../protocol';
import { choice, table, text } from '../testing/samples';
import * as local from './local';
import { isLocked } from './select';
import { EMPTY, type State } from './state';
import { act, at, opened, openOf, peeked } from './testing/states';

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
    const no = { t: 'refused', id: 'b', code: 'x', text: text('no') } as const;
    expect(openOf(at(undone, no)).composing).toBe(0);
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
  it('lives as long as the version that it is for', () => {
    const shown = local.select(at(asked, peeked('p1')), 'hex:n05');
    const { selected, peeked: preview, peeks } = openOf(shown);
    const same = openOf(at(shown, table({ watchers: 3 })));
    expect(same).toMatchObject({ selected, peeked: preview, peeks });
    expect(Object.keys(same.peeks)).toHaveLength(1);
    expect(openOf(at(asked, table({ watchers: 3 }))).asked?.id).toBe('p1');
    expect(openOf(at(shown, table({ version: 2 })))).toMatchObject({ peeked: null, peeks: {} });
  });
  it('that is refused says nothing', () => {
    const state = at(asked, { t: 'refused', id: 'p1', code: 'stale', text: text('x') });
    expect(state.notices).toEqual([]);
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

describe('the eyes that the past is seen with', () => {
  it('stay for other moments of it, and are my own again in the present', () => {
    const looking = local.look(local.seek(opened(table()), 4), 1);
    expect(openOf(local.seek(looking, 5)).lens).toBe(1);
    expect(openOf(local.seek(looking, null)).lens).toBeNull();
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

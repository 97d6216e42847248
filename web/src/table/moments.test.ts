// @vitest-environment happy-dom
// Going to moments of the past: one question at a time, the last one wanted wins.
import { beforeEach, describe, expect, it } from 'vitest';
import { reconnect } from '../link/link';
import { openTable } from '../store/local';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { FakeSocket } from '../testing/fakeSocket';
import { entry, table, text } from '../testing/samples';
import { backToLive, glanceAt, goTo, momentHref, seeAs } from './moments';

const asked = (): number[] =>
  FakeSocket.last().sent.flatMap((message) => (message.t === 'seek' ? [message.n] : []));
const past = (n: number): void =>
  FakeSocket.last().say({
    t: 'past',
    table: 'k3',
    n,
    total: 9,
    to_move: [],
    stage: text(''),
    view: n,
  });

beforeEach(() => {
  update(() => EMPTY);
  FakeSocket.install();
  reconnect();
  FakeSocket.last().greet();
  update(() => openTable(EMPTY, 'k3', null));
  FakeSocket.last().say(table({ n: 9 }));
});

describe('a moment of the past', () => {
  it('is asked for within the game', () => {
    goTo(-3, 9);
    past(0);
    goTo(12, 9);
    past(9);
    expect(asked()).toEqual([0, 9]);
    expect(store().open?.past?.n).toBe(9);
  });

  it('waits for the answer before, and only the last one wanted is asked for', () => {
    goTo(4, 9);
    goTo(5, 9);
    goTo(6, 9);
    expect(asked()).toEqual([4]);
    past(4);
    expect(asked()).toEqual([4, 6]);
    past(6);
    expect(asked()).toEqual([4, 6]);
  });

  it('is forgotten by who goes back to the present', () => {
    goTo(4, 9);
    backToLive();
    past(4);
    expect(asked()).toEqual([4]);
    expect(store().open).toMatchObject({ wanted: null, past: null });
    goTo(2, 9);
    expect(asked()).toEqual([4, 2]);
  });

  it('is asked for anew after a lost connection', () => {
    goTo(4, 9);
    reconnect();
    FakeSocket.last().greet();
    expect(asked()).toEqual([4]);
    past(4);
    goTo(5, 9);
    expect(asked()).toEqual([4, 5]);
  });

  it('can be asked for again where no connection took the question', () => {
    FakeSocket.last().lose();
    goTo(4, 9);
    reconnect();
    expect(asked()).toEqual([]);
    goTo(5, 9);
    expect(asked()).toEqual([5]);
  });

  it('is not asked for anew by other messages', () => {
    goTo(4, 9);
    goTo(5, 9);
    FakeSocket.last().say({ t: 'pong', now: 1 });
    goTo(6, 9);
    expect(asked()).toEqual([4]);
  });

  it('is not asked for without a table', () => {
    update(() => EMPTY);
    goTo(4, 9);
    expect(asked()).toEqual([]);
  });

  it('that is jumped to shows first what it was like before its line', () => {
    FakeSocket.last().say(
      table({ n: 9, version: 2, log: [entry(1, 0), entry(4, 0), entry(7, 1)] }),
    );
    goTo(8, 9);
    past(7);
    past(8);
    expect(asked()).toEqual([7, 8]);
    expect(store().open).toMatchObject({ past: { n: 8 }, pastBefore: 7 });
    goTo(5, 9);
    past(4);
    past(5);
    expect(asked()).toEqual([7, 8, 4, 5]);
    goTo(5, 9);
    expect(asked()).toEqual([7, 8, 4, 5, 5]);
  });

  it('is asked for at once by who was back in the present meanwhile', () => {
    goTo(4, 9);
    backToLive();
    goTo(6, 9);
    expect(asked()).toEqual([4, 6]);
  });

  it('is glanced at without going there, and not while it is asked for', () => {
    glanceAt(3);
    expect([asked(), store().open?.wanted]).toEqual([[3], null]);
    goTo(4, 9);
    glanceAt(4);
    expect(asked()).toEqual([3, 4]);
    update(() => EMPTY);
    glanceAt(5);
    expect(asked()).toEqual([3, 4]);
  });

  it('is seen with other eyes', () => {
    goTo(4, 9);
    past(4);
    seeAs(1);
    expect(FakeSocket.last().sent.at(-1)).toMatchObject({ t: 'seek', n: 4, seat: 1 });
    seeAs(-1);
    past(4);
    expect(FakeSocket.last().sent.at(-1)).toMatchObject({ t: 'seek', n: 4, seat: -1 });
    past(4);
    expect(asked()).toEqual([4, 4, 4]);
    backToLive();
    expect(store().open?.lens).toBeNull();
  });

  it('of the first line is shown after the beginning', () => {
    FakeSocket.last().say(table({ n: 9, version: 2, log: [entry(0, 0), entry(4, 0)] }));
    goTo(2, 9);
    expect(asked()).toEqual([0]);
  });

  it('shows what it was like before its line to the eyes that look now', () => {
    FakeSocket.last().say(table({ n: 9, version: 2, log: [entry(3, 0)] }));
    goTo(4, 9);
    past(3);
    past(4);
    seeAs(1);
    seeAs(-1);
    past(4);
    past(3);
    past(4);
    expect(asked()).toEqual([3, 4, 4, 3, 4]);
  });

  it('has an address of its own', () => {
    expect(momentHref('k3', 7)).toBe('/t/k3?n=7');
  });
});

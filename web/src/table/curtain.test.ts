// @vitest-environment happy-dom
// When the table is covered between two players at one screen.
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo, Table } from '../protocol';
import { openTable } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY } from '../store/state';
import { store, update } from '../store/store.svelte';
import { table } from '../testing/samples';
import { createCurtain } from './curtain.svelte';

function show(part: Partial<Table>): void {
  update(() =>
    receive(openTable(EMPTY, part.table ?? 'k3', null), table({ you: [0, 1], ...part }), 0),
  );
}

function curtain(part: Partial<Table> = {}, hides = true) {
  show(part);
  const known = { id: store().open?.table?.game, hides } as GameInfo;
  update((state) => ({ ...state, games: [known] }));
  return createCurtain(() => store().open?.table as Table);
}

beforeEach(() => localStorage.clear());

describe('the curtain', () => {
  it('covers the table for each player anew', () => {
    const made = curtain({ viewer: 0 });
    expect(made.seat).toBe(0);
    made.open();
    expect(made.seat).toBeNull();
    show({ viewer: 1 });
    expect(made.seat).toBe(1);
    made.open();
    show({ viewer: 0 });
    expect(made.seat).toBe(0);
  });

  it('is there only where several people sit and the game hides something', () => {
    expect([curtain().useful, curtain().seat]).toEqual([true, 0]);
    expect([curtain({}, false).useful, curtain({}, false).seat]).toEqual([false, null]);
    expect([curtain({ you: [0] }).useful, curtain({ you: [0] }).seat]).toEqual([false, null]);
  });

  it('is open where nobody plays', () => {
    expect(curtain({ state: 'over' }).seat).toBeNull();
    expect(curtain({ viewer: null }).seat).toBeNull();
  });

  it('stays away where somebody has put it away, and comes back', () => {
    const made = curtain();
    made.toggle();
    expect([made.wanted, made.seat, curtain().wanted]).toEqual([false, null, false]);
    made.toggle();
    expect([made.wanted, made.seat, curtain().wanted]).toEqual([true, 0, true]);
  });

  it('is put away for one table', () => {
    curtain().toggle();
    expect(curtain({ table: 'k4' }).wanted).toBe(true);
  });
});

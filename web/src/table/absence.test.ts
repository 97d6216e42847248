// When the computer may stand in, as the menu says it.
import { describe, expect, it } from 'vitest';
import type { AbsenceInfo } from '../protocol';
import { seat, table } from '../testing/samples';
import { standInFor } from './absence';

const MINUTE = 60_000;
/** When Bo went away. */
const LEFT = 600 * MINUTE;
const rule = (part: Partial<AbsenceInfo> = {}): AbsenceInfo => ({
  since: [0, LEFT, 0],
  stand_in: 60 * MINUTE,
  agreed_stand_in: 5 * MINUTE,
  resume: 1,
  cancel: 1,
  ...part,
});
const bo = seat(1, 'Bo', { online: false });
const two = table({ seats: [seat(0, 'Ada'), bo], absence: rule() });
const three = table({ seats: [seat(0, 'Ada'), bo, seat(2, 'Cy')], absence: rule() });

describe('a stand-in', () => {
  it('is nothing to offer for somebody who is here, and for oneself', () => {
    expect(standInFor(two, seat(1, 'Bo'), 999 * MINUTE)).toBeNull();
    expect(standInFor(two, seat(0, 'Ada', { online: false }), 999 * MINUTE)).toBeNull();
    expect(standInFor(two, { ...bo, stand_in: true }, 999 * MINUTE)).toBeNull();
    expect(standInFor(two, { ...bo, resigned: true }, 999 * MINUTE)).toBeNull();
    expect(standInFor(two, { ...bo, kind: 'computer' }, 999 * MINUTE)).toBeNull();
    expect(standInFor(two, { ...bo, you: true }, 999 * MINUTE)).toBeNull();
    const here = table({ seats: two.seats, absence: rule({ since: [0, 0] }) });
    expect(standInFor(here, bo, 999 * MINUTE)).toBeNull();
    const untold = table({ seats: two.seats, absence: rule({ since: [] }) });
    expect(standInFor(untold, bo, 999 * MINUTE)).toBeNull();
  });

  it('comes after a long absence', () => {
    expect(standInFor(two, bo, LEFT + 60 * MINUTE)).toEqual({ way: 'now' });
    expect(standInFor(two, bo, LEFT + 57 * MINUTE)).toEqual({ way: 'wait', minutes: 3 });
    const soon = standInFor(two, bo, LEFT + 57 * MINUTE - 1);
    expect(soon).toEqual({ way: 'wait', minutes: 4 });
  });

  it('comes sooner if others can agree', () => {
    expect(standInFor(three, bo, LEFT + 5 * MINUTE)).toEqual({ way: 'ask' });
    expect(standInFor(three, bo, LEFT + 4 * MINUTE)).toEqual({ way: 'wait', minutes: 1 });
    expect(standInFor(three, bo, LEFT + 60 * MINUTE)).toEqual({ way: 'now' });
  });

  it('needs a third person to agree: not a computer, nor who resigned, nor two seats of one', () => {
    const wait = { way: 'wait', minutes: 55 };
    for (const part of [{ kind: 'computer' }, { resigned: true }, { you: true }, { user: 'bo' }]) {
      const third = { ...seat(2, 'Cy'), ...part } as typeof bo;
      const seats = [seat(0, 'Ada'), bo, third];
      expect(standInFor({ ...three, seats }, bo, LEFT + 5 * MINUTE)).toEqual(wait);
    }
  });

  it('is left to the clock where days are counted', () => {
    const days = table({ seats: two.seats, absence: rule({ stand_in: null }) });
    expect(standInFor(days, bo, 1e12)).toEqual({ way: 'wait', minutes: null });
  });
});

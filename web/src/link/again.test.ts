// What is said again when others were faster, and what is not.
import { describe, expect, it } from 'vitest';
import type { Act, Refused, Table } from '../protocol';
import { openTable, sendCommand } from '../store/local';
import { receive } from '../store/reduce';
import { EMPTY, type OpenTable } from '../store/state';
import { choice, table, text } from '../testing/samples';
import { again } from './again';

const CHOICES = [choice('take', { effect: 'asks', next: [choice('card 3')] }), choice('pass')];
const ACT: Act = { t: 'act', id: 'a', table: 'k3', seen: 7, seat: 0, path: ['take', 'card 3'] };
const REFUSED = { t: 'refused', id: 'a', code: 'stale', text: text('Look.') } as Refused;
const ASKED = text('Take a card.');

/** My action has gone out, and then the table has become this. */
function after(part: Partial<Table>, act: Act = ACT): OpenTable | null {
  const first = table({ choices: CHOICES, prompt: ASKED, version: 7 });
  const seen = receive(openTable(EMPTY, 'k3', null), first, 0);
  const next = table({ choices: CHOICES, prompt: ASKED, version: 8, ...part });
  return receive(sendCommand(seen, act), next, 0).open;
}

describe('an action that came too late', () => {
  it('is sent again for the new version where the question is the same', () => {
    expect(again(after({}), REFUSED)).toMatchObject({
      id: 'a+',
      seen: 8,
      path: ['take', 'card 3'],
    });
  });

  it.each([
    ['another question', { prompt: text('Pay.') }],
    ['nobody asked', { to_move: [1] }],
    ['another offer', { choices: [choice('pass')] }],
    [
      'another second step',
      { choices: [choice('take', { effect: 'asks', next: [choice('card 4')] }), choice('pass')] },
    ],
    ['no newer table', { version: 7 }],
  ])('is not sent again with %s', (_, part) => {
    expect(again(after(part), REFUSED)).toBeNull();
  });

  it('is not sent again when it was refused for itself', () => {
    expect(again(after({}), { ...REFUSED, code: 'not_offered' })).toBeNull();
    expect(again(after({}), { ...REFUSED, id: 'b' })).toBeNull();
    expect(again(null, REFUSED)).toBeNull();
    const open = after({}) as OpenTable;
    expect(again({ ...open, table: null }, REFUSED)).toBeNull();
    const unasked = open.sent.map(({ command, stored }) => ({ command, stored }));
    expect(again({ ...open, sent: unasked }, REFUSED)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { readView, type View } from '../model';
import { areaOf } from '../scene';
import type { Ask } from '../shown';
import { views } from '../testing/scenes';
import { isEmpty, NO_ORDERS, type Orders, readOrders, replyTo } from './orders';

const name = (seat: number): string => `seat ${seat}`;
const orders = (part: Partial<Orders>): Orders => ({ ...NO_ORDERS, ...part });
const asked = (ask: Ask, turn: Partial<View['turn']> = {}): View => {
  const view = readView(views.side);
  return { ...view, turn: { ...view.turn, ask, ...turn } };
};

describe('standing orders', () => {
  it('answer nothing by themselves', () => {
    for (const ask of ['vote', 'passage', 'grant', 'side', 'answer'] as const)
      expect(replyTo(NO_ORDERS, asked(ask), name)).toBeNull();
    expect(isEmpty(NO_ORDERS)).toBe(true);
  });

  it('vote', () => {
    expect(replyTo(orders({ votes: 'no' }), asked('vote'), name)?.target).toBe('action:no');
  });

  it('let one player pass and bar another', () => {
    const pass = orders({ pass: { 1: 'yes', 2: 'no' } });
    expect(replyTo(pass, asked('passage', { active: 1 }), name)?.target).toBe('action:yes');
    expect(replyTo(pass, asked('grant', { active: 2 }), name)?.target).toBe('action:no');
    expect(replyTo(pass, asked('passage', { active: 3 }), name)).toBeNull();
  });

  it('help a friend on either side', () => {
    const view = readView(views.side);
    const attacker = view.turn.active ?? 0;
    const defender = areaOf(view, view.attack.target ?? '')?.owner ?? 0;
    const help = (friend: number, against: number) =>
      replyTo(orders({ help: [{ friend, against }] }), view, name)?.target;
    expect(help(attacker, defender)).toBe('action:for_attacker');
    expect(help(defender, attacker)).toBe('action:for_defender');
    expect(help(defender, -1)).toBe('action:for_defender');
    expect(help(attacker, attacker)).toBeUndefined();
    expect(replyTo(orders({ neutral: true }), view, name)?.target).toBe('action:neutral');
  });

  it('ask when two friends fight each other', () => {
    const view = readView(views.side);
    const attacker = view.turn.active ?? 0;
    const defender = areaOf(view, view.attack.target ?? '')?.owner ?? 0;
    const both = orders({
      help: [
        { friend: attacker, against: -1 },
        { friend: defender, against: -1 },
      ],
    });
    expect(replyTo(both, view, name)).toBeNull();
  });

  it('keep a kind', () => {
    const view = readView(views.answer);
    const wanted = Object.keys(view.trade.wants)[0] as 'wood';
    expect(replyTo(orders({ keep: [wanted] }), view, name)?.target).toBe('action:decline');
    expect(replyTo(orders({ declineAll: true }), view, name)?.target).toBe('action:decline');
    expect(replyTo(orders({ keep: ['weapon'] }), view, name)).toBeNull();
  });

  it('are silent when switched off', () => {
    expect(replyTo(orders({ votes: 'yes', on: false }), asked('vote'), name)).toBeNull();
  });

  it('come back from storage, and nonsense does not', () => {
    const kept = orders({ votes: 'yes', keep: ['gold'], help: [{ friend: 1, against: 2 }] });
    expect(readOrders(JSON.stringify(kept))).toEqual(kept);
    expect(readOrders('{"votes":"maybe","keep":["silver"],"help":7}')).toEqual(NO_ORDERS);
    expect(readOrders('not JSON')).toEqual(NO_ORDERS);
    expect(readOrders(null)).toEqual(NO_ORDERS);
  });
});

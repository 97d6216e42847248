import { describe, expect, it } from 'vitest';
import { choice } from '../../common/testing/scenes';
import { readGuide } from '../guide';
import { readView, type View } from '../model';
import { areaOrder } from '../scene';
import type { Ask } from '../shown';
import { guide, views } from '../testing/scenes';
import { type Draft, nextSteps, sorted, tokensFor, wholePath } from './draft';

const order = areaOrder(readGuide(guide));
const draft: Draft = {
  partner: 2,
  gives: [
    { kind: 'iron', area: 'albur' },
    { kind: 'wood', area: 'mesa' },
    { kind: 'wood', area: 'albur' },
  ],
  wants: { gold: 1, horse: 1 },
};

/** A view in the middle of an offer. */
function during(ask: Ask, trade: Partial<View['trade']> = {}): View {
  const view = readView(views.answer);
  const clean = { ...view.trade, gives: [], wants: {} };
  return { ...view, turn: { ...view.turn, ask }, trade: { ...clean, ...trade } };
}

describe('an offer on its way', () => {
  it('is picked by kind, then by area, in whatever order it was clicked', () => {
    expect(sorted(draft.gives, order).map(({ kind, area }) => `${kind} ${area}`)).toEqual([
      'wood albur',
      'wood mesa',
      'iron albur',
    ]);
  });

  it('is told as a whole to ask a computer about it', () => {
    const parts = ['pick wood', 'at albur', 'pick wood', 'at mesa', 'pick iron', 'at albur'];
    const rest = [...parts, 'close', 'pick horse', 'pick gold', 'send'];
    expect(wholePath(draft, during('partner'), order)).toEqual(['offer 2', ...rest]);
    expect(wholePath(draft, during('answer'), order)).toEqual(['counter', ...rest]);
  });

  it('begins with its partner', () => {
    const steps = nextSteps(
      draft,
      during('partner'),
      [choice('seat:2'), choice('action:pass')],
      order,
    );
    expect(steps).toEqual({ path: ['seat:2'] });
  });

  it('names the area with the kind where it is asked', () => {
    const asked = [
      choice('kind:wood', [choice('area:albur'), choice('area:mesa')]),
      choice('action:withdraw'),
    ];
    expect(nextSteps(draft, during('give_kind'), asked, order)).toEqual({
      path: ['kind:wood', 'area:albur'],
    });
  });

  it('leaves out an area that is not asked for', () => {
    const asked = [choice('kind:wood', [choice('kind:iron'), choice('action:close')])];
    expect(nextSteps(draft, during('give_kind'), asked, order)).toEqual({ path: ['kind:wood'] });
  });

  it('closes, picks what is wanted, and is sent', () => {
    const gives = sorted(draft.gives, order);
    const given = during('give_kind', { gives });
    expect(nextSteps(draft, given, [choice('action:close')], order)).toEqual({
      path: ['action:close'],
    });
    const one = during('want_kind', { gives, wants: { horse: 1 } });
    expect(nextSteps(draft, one, [choice('kind:gold')], order)).toEqual({ path: ['kind:gold'] });
    const all = during('want_kind', { gives, wants: { horse: 1, gold: 1 } });
    expect(nextSteps(draft, all, [choice('action:send')], order)).toEqual({
      path: ['action:send'],
    });
  });

  it('is stuck when the server does not offer the step', () => {
    const all = during('want_kind', { gives: draft.gives, wants: draft.wants });
    expect(nextSteps(draft, all, [choice('action:withdraw')], order)).toBe('stuck');
  });

  it('is stuck when the server has something else', () => {
    const other = during('give_kind', { gives: [{ kind: 'gold', area: 'albur' }] });
    expect(nextSteps(draft, other, [choice('action:close')], order)).toBe('stuck');
  });

  it('is through when others are asked', () => {
    expect(nextSteps(draft, during('origin'), [choice('area:mesa')], order)).toBe('through');
  });
});

it('finds tokens for a bundle where they lie', () => {
  const view = readView(views.answer);
  const seat = view.seats.findIndex(({ goods }) => (goods.wood ?? 0) > 0);
  const tokens = tokensFor({ wood: 1 }, view, seat, order);
  expect(tokens).toHaveLength(1);
  const area = tokens[0]?.area ?? '';
  expect((view.countries[area] ?? view.vessels[area])?.owner).toBe(seat);
});

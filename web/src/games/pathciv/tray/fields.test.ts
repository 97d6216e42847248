import { describe, expect, it } from 'vitest';
import { laidCards, moveCard } from '../draft/draft.svelte';
import { readView } from '../model';
import { views } from '../testing/scenes';
import { fieldsOf } from './fields';

describe('the fields of a board', () => {
  it('hold the whole hand while it is laid', () => {
    const view = readView(views.projects);
    const { left, right, last, lastIs, open } = fieldsOf(view, 0);
    expect([...left, ...right, last].sort()).toEqual([...(view.seats[0]?.hand ?? [])].sort());
    expect([lastIs, open]).toEqual(['open', true]);
  });

  it('say what is discarded only when somebody has laid the cards', () => {
    const view = readView(views.projects);
    moveCard(view, 0, 4);
    const { last, lastIs } = fieldsOf(view, 0);
    expect([last, lastIs]).toEqual([laidCards(view)[4], 'discard']);
  });

  it('hold what was committed, and nothing of others who think', () => {
    const view = readView(views.committed);
    const { left, right, last, open } = fieldsOf(view, 0);
    expect(left).toEqual(view.own?.left);
    expect(right).toHaveLength(2);
    expect(last).toBe(view.own?.discard);
    expect(open).toBe(false);
    expect(fieldsOf(view, 1).left).toEqual([]);
  });
});

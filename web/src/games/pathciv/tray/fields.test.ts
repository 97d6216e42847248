import { describe, expect, it } from 'vitest';
import { readView } from '../model';
import { views } from '../testing/scenes';
import { fieldsOf } from './fields';

describe('the fields of a board', () => {
  it('hold the whole hand while it is laid', () => {
    const view = readView(views.projects);
    const { left, right, last, lastIs, open } = fieldsOf(view, 0);
    expect([...left, ...right, last].sort()).toEqual([...(view.seats[0]?.hand ?? [])].sort());
    expect([lastIs, open]).toEqual(['discard', true]);
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

import { describe, expect, it } from 'vitest';
import { readView } from './model';
import { COMMIT, partsOf, stackOf, targetsOf } from './targets';
import { views } from './testing/scenes';
import { fieldsOf } from './tray/fields';

describe('a pick is clicked', () => {
  it.each([
    ['give_up_cube red', 'cube:red'],
    ['recruit blue', 'cube:blue'],
    ['give_up_circle any', 'circle:any'],
    ['count_as cult', 'type:cult'],
    ['study science', 'type:science'],
    ['open a_03', 'marker:a_03'],
    ['take a_03', 'marker:a_03'],
    ['bid l_12', 'card:l_12'],
    ['pass', 'action:pass'],
    ['buy t_sci_2b', 'stack:sci_2'],
    ['adopt t_art_1', 'stack:art_1'],
  ])('%s at %s', (notation, target) => {
    expect(targetsOf([notation], [])).toEqual([target]);
  });

  it('as it is laid in phase A', () => {
    const laid = ['t_sci_1', 't_clt_0', 't_mil_0', 't_art_0', 't_ind_0'];
    expect(targetsOf(['discard t_ind_0', 'left t_clt_0 t_sci_1'], laid)).toEqual([COMMIT]);
    expect(targetsOf(['discard t_art_0', 'left t_clt_0 t_sci_1'], laid)[0]).toMatch(/^lay:/);
  });
});

it('takes targets and technologies apart', () => {
  expect(partsOf('stack:sci_1')).toEqual({ kind: 'stack', id: 'sci_1' });
  expect(stackOf('t_mil_4b')).toBe('mil_4');
});

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

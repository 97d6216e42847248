import { expect, it } from 'vitest';
import { begins, choiceAbout, partsOf, pathAlong } from './targets';
import { choice, way } from './testing/scenes';

it('targets are taken apart', () => {
  expect(partsOf('piece:driller@n03')).toEqual({
    kind: 'piece',
    id: 'driller@n03',
    parts: ['driller', 'n03'],
  });
  expect(partsOf('site:b3/1').parts).toEqual(['b3', '1']);
  expect(partsOf('action:end_turn')).toEqual({
    kind: 'action',
    id: 'end_turn',
    parts: ['end_turn'],
  });
});

it('ways begin with their button or thing, wherever they are clicked', () => {
  const ways = new Map([['hex:b3', [way(['action:walk', 'hex:b3'])]]]);
  expect(begins(ways, 'action:walk')).toBe(true);
  expect(begins(ways, 'hex:b3')).toBe(false);
});

it('a path leads from thing to thing as far as it is offered', () => {
  const offered = [choice('kind:wood', [choice('area:mesa')]), choice('action:close')];
  expect(choiceAbout(offered, 'action:close')?.act).toBe('action:close');
  expect(choiceAbout(offered, 'area:mesa')).toBeUndefined();
  expect(pathAlong(['kind:wood', 'area:mesa'], offered)).toEqual(['kind:wood', 'area:mesa']);
  expect(pathAlong(['kind:wood', 'area:albur'], offered)).toEqual(['kind:wood']);
  expect(pathAlong(['kind:iron'], offered)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { partsOf, targetsOf } from './targets';

describe('a path is clicked', () => {
  it.each([
    [['at albur'], 'area:albur'],
    [['load albur'], 'area:albur'],
    [['unload boat3'], 'area:boat3'],
    [['to r04'], 'place:r04'],
    [['pick wood'], 'kind:wood'],
    [['take 2'], 'take:2'],
    [['found sisters'], 'religion:sisters'],
    [['make city_gold'], 'recipe:city_gold'],
    [['offer 2'], 'seat:2'],
    [['for_attacker'], 'action:for_attacker'],
  ])('%j at %s', (path, target) => {
    expect(targetsOf(path, null)[0]).toBe(target);
  });

  it('on the map where it names something there', () => {
    expect(targetsOf(['foot', 'at orphir'], null)[0]).toBe('area:orphir');
    expect(targetsOf(['boat', 'to r15'], null)[0]).toBe('place:r15');
    expect(targetsOf(['close', 'at revena'], null)[0]).toBe('area:revena');
  });

  it('at its own button where it is an answer by itself', () => {
    expect(targetsOf(['accept', 'at orphir'], null)[0]).toBe('action:accept');
    expect(targetsOf(['offer 2', 'pick wood'], null)[0]).toBe('seat:2');
  });

  it('at the stop that ends a list and a transport together', () => {
    expect(targetsOf(['close', 'stop'], null)[0]).toBe('action:stop');
  });

  it('at its own button while something else is taken up', () => {
    expect(targetsOf(['foot', 'at orphir'], 'ride')[0]).toBe('action:foot');
    expect(targetsOf(['make boat_wood', 'to r15'], 'ship_gold')[0]).toBe('recipe:boat_wood');
    expect(targetsOf(['ride', 'at orphir'], 'ride')[0]).toBe('area:orphir');
    expect(targetsOf(['at orphir'], 'ride')[0]).toBe('area:orphir');
  });
});

it('takes targets apart', () => {
  expect(partsOf('area:hippos_land')).toEqual({ kind: 'area', id: 'hippos_land' });
});

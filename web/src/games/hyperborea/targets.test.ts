import { describe, expect, it } from 'vitest';
import { partsOf, targetsOf } from './targets';

const menu = (implied: Record<string, string> = {}) => ({ ask: 'menu', implied });
const asked = (ask: string) => ({ ask, implied: {} });

describe('an action of the menu is clicked', () => {
  it.each([
    [['place', 'colour red'], 'cube:available/red'],
    [['walk', 'at b3'], 'hex:b3'],
    [['enter', 'site b3 2'], 'site:b3/2'],
    [['develop', 'colour blue'], 'row:blue'],
    [['row', 'size 3'], 'action:row'],
    [['take', 'card T1-05'], 'card:T1-05'],
    [['refresh', 'deck deck_2'], 'deck:deck_2'],
    [['restore', 'cube unused red'], 'cube:unused/red'],
    [['restore', 'cube trade_1 multi blue'], 'cube:trade_1/multi/blue'],
    [['generate', 'colour red'], 'action:generate'],
    [['spy', 'card T3-01'], 'action:spy'],
    [['strike', 'sort remove_gem'], 'action:strike'],
    [['draw'], 'action:draw'],
    [['end'], 'action:end'],
  ])('%j at %s', (path, target) => {
    expect(targetsOf(path, menu(), null)[0]).toBe(target);
  });

  it('at the only thing that it can be about', () => {
    expect(targetsOf(['enter'], menu({ enter: 'site b3 1' }), null)[0]).toBe('site:b3/1');
    expect(targetsOf(['attack'], menu({ attack: 'at b3' }), null)[0]).toBe('hex:b3');
    expect(targetsOf(['attack', 'target free1'], menu({ attack: 'at b3' }), null)[0]).toBe(
      'hex:b3',
    );
    expect(
      targetsOf(['exchange', 'colour red'], menu({ exchange: 'cube unused blue' }), null)[0],
    ).toBe('cube:unused/blue');
  });

  it('at the second parameter where the first one is not asked for', () => {
    expect(targetsOf(['walk', 'at b4'], menu({ walk: 'at c' }), null)[0]).toBe('hex:b4');
    expect(targetsOf(['place', 'on trade_1 multi'], menu({ place: 'colour red' }), null)[0]).toBe(
      'space:trade_1/multi',
    );
    expect(targetsOf(['row', 'colour red'], menu({ row: 'size 2' }), null)[0]).toBe('row:red');
  });

  it('at its own button while something else is taken up', () => {
    expect(targetsOf(['fly', 'at b3'], menu(), 'walk')[0]).toBe('action:fly');
    expect(targetsOf(['walk', 'at b3'], menu(), 'walk')[0]).toBe('hex:b3');
  });
});

describe('an answer is clicked', () => {
  it.each([
    ['walk_to', 'at b3', 'hex:b3'],
    ['place_space', 'on growth_1 purple', 'space:growth_1/purple'],
    ['place_colour', 'colour red', 'cube:available/red'],
    ['attack_target', 'target site1', 'figure:site1'],
    ['attack_how', 'convert', 'action:convert'],
    ['develop_row', 'colour red', 'row:red'],
    ['exchange_colour', 'colour red', 'colour:red'],
    ['victim', 'colour red', 'row:red'],
    ['pay_mini', 'free_mini b2', 'hex:b2'],
    ['spy_card', 'card T3-01', 'spy:T3-01'],
    ['refresh_take', 'card T3-01', 'card:T3-01'],
    ['commit', 'level red 3', 'row:red'],
    ['commit', 'extra_cube blue', 'extra_cube:blue'],
    ['commit', 'choose_tile RT-RED-A', 'choose_tile:RT-RED-A'],
    ['look', 'use_new', 'action:use_new'],
    ['option', 'option 2', 'option:2'],
    ['reset_cube', 'cube T1-09 green green', 'cube:T1-09/green/green'],
  ])('%s: %s at %s', (ask, notation, target) => {
    expect(targetsOf([notation], asked(ask), null)[0]).toBe(target);
  });
});

it('takes targets apart', () => {
  expect(partsOf('site:b3/1')).toEqual({ kind: 'site', id: 'b3/1', parts: ['b3', '1'] });
});

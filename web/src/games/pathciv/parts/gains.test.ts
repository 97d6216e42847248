import { describe, expect, it } from 'vitest';
import { readGuide } from '../model';
import { guide } from '../testing/scenes';
import { gainsOf } from './gains';

const facts = readGuide(guide);

describe('gains in words', () => {
  it('become signs, also those that come later on', () => {
    expect(gainsOf('Builders +1 in every phase B; heritage +2', facts, 'en')).toEqual([
      { sort: 'grey', n: 1 },
      'in every phase B',
      { sort: 'heritage', n: 2 },
    ]);
    expect(gainsOf('Forschung Kult +2, Bevölkerung +1', facts, 'de')).toEqual([
      { sort: 'cult', n: 2 },
      { sort: 'population', n: 1 },
    ]);
  });

  it('stay words where there is no sign', () => {
    const words = 'power of each red cube +1 (also after death)';
    expect(gainsOf(words, facts, 'en')).toEqual([words]);
  });
});

import { describe, expect, it } from 'vitest';
import { readGuide } from '../model';
import { guide } from '../testing/scenes';
import { gainsOf, signsFirst } from './gains';

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

  it('stand before words that may be cut off, and words but once', () => {
    const text = 'Baumeister +1 in jeder Phase B; Erbe +1; Weise +1 in jeder Phase B';
    expect(signsFirst(gainsOf(text, facts, 'de'))).toEqual([
      { sort: 'grey', n: 1 },
      { sort: 'heritage', n: 1 },
      { sort: 'yellow', n: 1 },
      'in jeder Phase B',
    ]);
  });

  it('stay words where there is no sign', () => {
    const words = 'power of each red cube +1 (also after death)';
    expect(gainsOf(words, facts, 'en')).toEqual([words]);
  });
});

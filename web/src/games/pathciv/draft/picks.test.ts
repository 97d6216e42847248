// Pieces may be picked in any order; the server gets them in its own.
import { describe, expect, it } from 'vitest';
import { plain } from '../../common/words';
import type { Question } from '../tray/pieces';
import { mayPick, pathOf } from './picks.svelte';

const question = (part: Partial<Question>): Question => ({
  words: plain(''),
  kind: 'cube',
  n: 3,
  there: { red: 1, grey: 2 },
  spares: false,
  ...part,
});

describe('picks', () => {
  it('are as many of a sort as there are', () => {
    expect(mayPick(question({}), [], 'red')).toBe(true);
    expect(mayPick(question({}), ['red'], 'red')).toBe(false);
    expect(mayPick(question({}), ['red'], 'grey')).toBe(true);
    expect(mayPick(question({}), [], 'blue')).toBe(false);
  });

  it('spare a type for the points of any type', () => {
    const there = { any: 1, military: 1, cult: 1, science: 1, culture: 1, industry: 1 };
    const four = ['military', 'cult', 'science', 'culture'] as const;
    const circles = question({ kind: 'circle', n: 5, there, spares: true });
    expect(mayPick(circles, four, 'industry')).toBe(false);
    expect(mayPick(circles, four, 'any')).toBe(true);
    expect(mayPick(circles, ['any', ...four], 'industry')).toBe(true);
  });

  it('are sent in the order of the rules', () => {
    const cubes = question({ n: 2, there: { red: 2, grey: 2, purple: 1 } });
    expect(pathOf('deployment', cubes, ['grey', 'red'])).toEqual([
      'give_up_cube red',
      'give_up_cube grey',
    ]);
    const one = question({ n: 1, there: { red: 1, purple: 1 } });
    expect(pathOf('gains', one, ['purple'])).toEqual(['recruit purple']);
    const types = { military: 2, cult: 2, science: 2, culture: 2, industry: 2 };
    const two = question({ kind: 'type', n: 2, there: types });
    expect(pathOf('gains', two, ['industry', 'cult'])).toEqual(['study cult', 'study industry']);
    expect(pathOf('circles', two, ['cult', 'cult'])).toEqual(['count_as cult', 'count_as cult']);
  });

  it('are not sent where the rules leave nothing else', () => {
    const types = { military: 2, cult: 2, science: 2, culture: 2, industry: 2 };
    const two = question({ kind: 'type', n: 2, there: types });
    expect(pathOf('gains', two, ['industry', 'industry'])).toEqual(['study industry']);
    const cubes = question({ n: 3, there: { red: 2, grey: 2 } });
    expect(pathOf('deployment', cubes, ['grey', 'red', 'grey'])).toEqual(['give_up_cube grey']);
  });
});

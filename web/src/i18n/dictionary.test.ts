// Both dictionaries say everything: no empty words, lists of equal length, prompts short enough.
import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';

type Leaf = [path: string, value: unknown];

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`));
}

describe('the dictionary', () => {
  it('has the same entries in both languages', () => {
    expect(leaves(de).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path));
  });

  it.each([
    ['en', en],
    ['de', de],
  ])('has no empty words in %s', (_, words) => {
    for (const [path, value] of leaves(words)) expect(value, path).not.toBe('');
  });

  it('speaks to people as "du"', () => {
    for (const [path, value] of leaves(de))
      if (typeof value === 'string') expect(value, path).not.toMatch(/\b(Sie|Ihr|Ihnen)\b/);
  });

  it.each([
    ['en', en],
    ['de', de],
  ])('begins with a capital what stands alone, in %s', (_, words) => {
    const alone = /^\/(settings|create\/values|table\/final|table\/prompt|keys\/list\/\d+\/1)/;
    for (const [path, value] of leaves(words))
      if (alone.test(path) && typeof value === 'string') expect(value, path).toMatch(/^\P{Ll}/u);
  });

  it('joins names as people do', () => {
    expect(en.join([])).toBe('');
    expect(en.join(['Aiko'])).toBe('Aiko');
    expect(en.join(['Aiko', 'Jonas', 'Mira'])).toBe('Aiko, Jonas and Mira');
    expect(de.join(['Aiko', 'Jonas'])).toBe('Aiko und Jonas');
  });

  it('counts in words', () => {
    expect(en.lobby.due(1)).toBe('1 turn due');
    expect(de.lobby.due(2)).toBe('2 Züge fällig');
    expect(de.table.prompt.waiting('Aiko', false)).toBe('Aiko ist dran.');
  });
});

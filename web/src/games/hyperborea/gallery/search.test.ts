import { expect, it } from 'vitest';
import { readGuide } from '../model';
import { guide } from '../testing/scenes';
import { searchGallery } from './search';

const facts = readGuide(guide);

it('without words everything is shown', () => {
  expect(searchGallery(facts, '', 'en').count).toBe(64 + 37 + 12);
});

it('finds names and effects in the language of the page', () => {
  const found = searchGallery(facts, 'ranged  ATTACKS', 'en');
  const names = found.decks.flatMap(({ cards }) => cards.map(([id]) => id));
  expect(names).toContain('T1-05');
  expect(names).not.toContain('T1-01');
  expect(searchGallery(facts, 'Wegkundige', 'de').count).toBe(1);
});

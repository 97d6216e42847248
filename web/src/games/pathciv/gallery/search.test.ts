import { expect, it } from 'vitest';
import { readGuide } from '../model';
import { guide } from '../testing/scenes';
import { searchGallery } from './search';

const facts = readGuide(guide);

it('without words everything is shown', () => {
  expect(searchGallery(facts, '', 'en').count).toBe(45 + 56);
});

it('finds names, types and effects in the language of the page', () => {
  expect(searchGallery(facts, 'painted avenue', 'en').wonders.map(([id]) => id)).toEqual(['w_14']);
  expect(searchGallery(facts, 'forschung', 'de').count).toBeGreaterThan(20);
  expect(searchGallery(facts, 'forschung', 'en').count).toBe(0);
});

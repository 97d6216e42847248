import { expect, it } from 'vitest';
import { lessons } from './lessons';

it('every lesson has words in both languages and a position', () => {
  expect(lessons.length).toBeGreaterThan(8);
  for (const { title, text, position } of lessons) {
    expect(title.en).not.toBe('');
    expect(text.de.length).toBeGreaterThan(40);
    expect(JSON.stringify(position)).not.toContain('NaN');
  }
});

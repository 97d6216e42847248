import { expect, it } from 'vitest';
import { lessons as ascalion } from '../games/ascalion/lessons/lessons';
import { lessons as hyperborea } from '../games/hyperborea/lessons/lessons';
import { lessons as pathciv } from '../games/pathciv/lessons/lessons';
import { lessons as wiraqocha } from '../games/wiraqocha/lessons/lessons';

const ALL = { ascalion, hyperborea, pathciv, wiraqocha };

it.each(Object.entries(ALL))('every lesson of %s has words and a position', (_, lessons) => {
  expect(lessons.length).toBeGreaterThan(8);
  for (const { title, text, position } of lessons) {
    expect(title.en).not.toBe('');
    expect(text.de.length).toBeGreaterThan(40);
    expect(JSON.stringify(position)).not.toContain('NaN');
  }
});

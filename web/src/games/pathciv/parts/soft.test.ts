import { describe, expect, it } from 'vitest';
import { readGuide } from '../model';
import { guide } from '../testing/scenes';
import { soft } from './soft';

const LONGEST_PIECE = 11;

describe('names of technologies', () => {
  it('may be parted where words meet', () => {
    expect(soft('Ahnenschreine')).toBe('Ahnen\u00ADschreine');
    expect(soft('Schildwall')).toBe('Schildwall');
    expect(soft('Feuersteinklingen')).toBe('Feuer\u00ADstein\u00ADklingen');
  });

  it('have no piece that is wider than a cell', () => {
    const names = Object.values(readGuide(guide).technologies).flatMap(({ name }) => [
      name.en,
      name.de,
    ]);
    const pieces = names.flatMap((name) => soft(name).split(/[\s\u00AD-]/));
    expect(pieces.filter((piece) => piece.length > LONGEST_PIECE)).toEqual([]);
  });
});

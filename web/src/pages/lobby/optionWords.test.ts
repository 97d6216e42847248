// Values of options as words, for any game.
import { describe, expect, it } from 'vitest';
import { de } from '../../i18n/de';
import { en } from '../../i18n/en';
import type { Text } from '../../protocol';
import { valueText } from './optionWords';

const english = ({ en: words }: Text): string => words;
const german = ({ de: words }: Text): string => words;

describe('the value of an option', () => {
  it('has the words of its game', () => {
    expect(valueText('wiraqocha', 'beginner', en, english)).toBe('First game');
    expect(valueText('wiraqocha', 'beginner', de, german)).toBe('Erste Partie');
    expect(valueText('ascalion', 'auto', de, german)).toBe('Nach Spielerzahl');
  });
  it('has words that all games share', () => {
    expect(valueText('unheard_of', 'none', de, german)).toBe('Ohne Grenze');
  });
  it('is its own word where nobody has one', () => {
    expect(valueText('unheard_of', 'long_night', en, english)).toBe('Long night');
    expect(valueText('unheard_of', '12', en, english)).toBe('12');
  });
});

// Stored settings are never trusted: what does not fit has its standard value.
import { describe, expect, it } from 'vitest';
import { browserLang, readSettings, STANDARD } from './settings';

describe('settings', () => {
  it('start with the standard', () => {
    expect(readSettings(null)).toEqual(STANDARD);
    expect(readSettings('nonsense{')).toEqual(STANDARD);
    expect(readSettings('[1]')).toEqual(STANDARD);
    expect(readSettings('null')).toEqual(STANDARD);
  });

  it('keep what fits and drop the rest', () => {
    const stored = {
      theme: 'dark',
      contrast: 'most',
      speed: 'warp',
      volume: 2,
      autoPlay: true,
      textMode: 'yes',
      x: 1,
    };
    expect(readSettings(JSON.stringify(stored))).toEqual({
      ...STANDARD,
      theme: 'dark',
      autoPlay: true,
    });
  });

  it('follow the browser in the language', () => {
    expect(browserLang(['de-AT', 'en'])).toBe('de');
    expect(browserLang(['fr', 'en-GB', 'de'])).toBe('en');
    expect(browserLang([])).toBe('en');
  });
});

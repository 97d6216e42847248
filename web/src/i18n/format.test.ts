// Clocks count down as people expect.
import { describe, expect, it } from 'vitest';
import { de } from './de';
import { en } from './en';
import { clockText, paceSentence, paceText, shortName, stretch } from './format';

describe('times', () => {
  it('show clocks by the second', () => {
    expect(clockText(252_000, en.clock)).toBe('4:12');
    expect(clockText(100, en.clock)).toBe('0:01');
    expect(clockText(-5, en.clock)).toBe('0:00');
    expect(clockText(3_852_000, en.clock)).toBe('1:04:12');
    expect(clockText(3 * 86_400_000, de.clock)).toBe('3 T');
    expect(clockText(3 * 86_400_000 - 1, en.clock)).toBe('2 d 23 h');
  });

  it('show stretches in one unit', () => {
    expect(stretch(11.6 * 3_600_000, en.clock)).toBe('11 h');
    expect(stretch(59_000, en.clock)).toBe('0 min');
    expect(stretch(50 * 3_600_000, en.clock)).toBe('2 d');
  });

  it('tell the pace of a table', () => {
    const clock = { bank: 600_000, increment: 30_000, days: 2, on_timeout: 'computer' } as const;
    expect(paceText({ kind: 'live', ...clock }, en.clock)).toBe('live, 10 min + 30 s');
    expect(paceText({ kind: 'days', ...clock }, de.clock)).toBe('2 Tage pro Zug');
    expect(paceText({ kind: 'none', ...clock }, de.clock)).toBe('ohne Uhr');
  });

  it('tell what happens when time runs out', () => {
    const clock = { kind: 'days', bank: 0, increment: 0, days: 2 } as const;
    expect(paceSentence({ ...clock, on_timeout: 'computer' }, en.clock)).toBe(
      '2 days per turn. When time runs out, the computer plays on.',
    );
    expect(paceSentence({ ...clock, on_timeout: 'resign' }, de.clock)).toBe(
      '2 Tage pro Zug. Wenn die Zeit abläuft, gibt der Platz auf.',
    );
    expect(paceSentence({ ...clock, kind: 'none', on_timeout: 'resign' }, en.clock)).toBe(
      'No clock.',
    );
  });
});

describe('names', () => {
  it('keep in little room what tells them apart', () => {
    expect(shortName('Automaton III')).toBe('A. III');
    expect(shortName('Anna Lena Meier')).toBe('A. L. Meier');
    expect(shortName('Mira')).toBe('Mira');
    expect(shortName('Maximilian')).toBe('Maximilian');
  });
});

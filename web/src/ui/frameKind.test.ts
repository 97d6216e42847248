// Which layout a frame gets.
import { describe, expect, it } from 'vitest';
import { frameOf } from './frameKind';

describe('the layout of a table', () => {
  it.each([
    [1920, 1080, 'wide'],
    [1440, 900, 'wide'],
    [1400, 820, 'wide'],
    [1399, 900, 'laptop'],
    [1440, 819, 'laptop'],
    [1366, 768, 'laptop'],
    [1280, 720, 'laptop'],
    [1100, 800, 'laptop'],
    [1099, 800, 'landscape'],
    [1024, 768, 'landscape'],
    [820, 1180, 'portrait'],
    [768, 1024, 'portrait'],
    [720, 450, 'low'],
    [844, 390, 'low'],
    [1300, 400, 'low'],
    [568, 320, 'low'],
    [640, 900, 'phone'],
    [390, 844, 'phone'],
    [390, 420, 'phone'],
  ])('is, at %i x %i, that of %s', (width, height, kind) => {
    expect(frameOf(width, height)).toBe(kind);
  });
});

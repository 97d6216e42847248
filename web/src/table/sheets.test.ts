// Which tabs a layout has, and how much room seats get.
import { describe, expect, it } from 'vitest';
import type { FrameKind } from '../games/game';
import { seatHeight, seatSize, tabsOf } from './sheets';

const tabs = (frame: FrameKind, left: boolean, covers: boolean, textMode = false): string =>
  tabsOf({ frame, left, covers, textMode }).join(' ');

describe('the tabs', () => {
  it.each<[FrameKind, boolean, boolean, string]>([
    ['wide', true, false, 'log chat'],
    ['laptop', false, true, 'log market chat'],
    ['landscape', true, true, 'market seats log chat'],
    ['portrait', false, true, 'mine market seats log chat'],
    ['portrait', true, false, 'market seats log chat'],
    ['low', true, true, 'mine market seats log'],
    ['phone', false, false, 'mine market seats log'],
  ])('of %s, market at the left %s, covering %s, are %s', (frame, left, covers, all) => {
    expect(tabs(frame, left, covers)).toBe(all);
  });

  it.each<FrameKind>(['wide', 'laptop', 'landscape', 'portrait', 'low', 'phone'])(
    'have the actions as text where somebody wants them: %s',
    (frame) => {
      expect(tabs(frame, true, false, true)).toBe(`${tabs(frame, true, false)} actions`);
    },
  );
});

describe('a seat', () => {
  it('has less room the more there are', () => {
    expect([1, 2, 3, 4, 5].map(seatSize)).toEqual([
      'large',
      'large',
      'normal',
      'normal',
      'compact',
    ]);
  });

  it('is as high as the screen allows', () => {
    const heights = (frame: FrameKind): number[] =>
      (['large', 'normal', 'compact'] as const).map((size) => seatHeight(size, frame));
    for (const frame of ['wide', 'portrait'] as const)
      expect(heights(frame)).toEqual([170, 120, 80]);
    for (const frame of ['laptop', 'low'] as const) expect(heights(frame)).toEqual([130, 100, 54]);
  });
});

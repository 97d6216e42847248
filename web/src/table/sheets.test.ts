// Which tabs each layout has.
import { expect, it } from 'vitest';
import type { FrameKind } from '../games/game';
import { tabsOf } from './sheets';

const FRAMES: FrameKind[] = ['wide', 'laptop', 'landscape', 'portrait', 'low', 'phone'];

it.each(FRAMES)('text mode has its list of actions within reach: %s', (frame) => {
  const shape = { frame, left: true, covers: false };
  expect(tabsOf({ ...shape, textMode: true })).toContain('actions');
  expect(tabsOf({ ...shape, textMode: false })).not.toContain('actions');
});

it('a market without a place beside the board is a tab', () => {
  const shape = { frame: 'wide', textMode: false, covers: false } as const;
  expect(tabsOf({ ...shape, left: true })).not.toContain('market');
  expect(tabsOf({ ...shape, left: false })).toContain('market');
});

// Where a card with a question goes.
import { describe, expect, it } from 'vitest';
import { hanging } from './place';

const SCREEN = { width: 1000, height: 700 };
const CARD = { left: 0, top: 0, width: 300, height: 180 };
const button = (left: number, top: number) => ({ left, top, width: 100, height: 40 });

describe('a card that hangs from a button', () => {
  it('is below it, with its point at the middle', () => {
    expect(hanging(button(450, 10), CARD, SCREEN)).toEqual({
      left: 350,
      top: 60,
      beak: 150,
      below: true,
    });
  });

  it('stays on the screen, and its point follows the button', () => {
    const { left, beak } = hanging(button(890, 10), CARD, SCREEN);
    expect([left, beak]).toEqual([690, 250]);
  });

  it('stands on a button at the lower edge', () => {
    expect(hanging(button(450, 650), CARD, SCREEN)).toMatchObject({ top: 460, below: false });
  });
});

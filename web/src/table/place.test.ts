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

  it('keeps its point away from its corners', () => {
    expect(hanging(button(940, 10), CARD, SCREEN)).toMatchObject({ left: 690, beak: 276 });
    expect(hanging(button(-40, 10), CARD, SCREEN)).toMatchObject({ left: 10, beak: 24 });
  });

  it('is in the middle of the screen where there is no button', () => {
    const place = { left: 350, top: 360, beak: 150, below: true };
    expect(hanging(null, CARD, SCREEN)).toEqual(place);
  });

  it('is below as long as it fits there', () => {
    expect(hanging(button(450, 460), CARD, SCREEN).below).toBe(true);
    expect(hanging(button(450, 461), CARD, SCREEN).below).toBe(false);
  });

  it('stands on a button at the lower edge', () => {
    expect(hanging(button(450, 650), CARD, SCREEN)).toMatchObject({ top: 460, below: false });
  });
});

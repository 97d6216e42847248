import { describe, expect, it } from 'vitest';
import { lessons } from './lessons/lessons';
import { hexTarget, viewOf } from './scene';
import { scene } from './testing/scenes';
import { answersOf } from './tray/answers';

describe('a click on a hex', () => {
  it('is about the piece that stands there if that is asked for', () => {
    const play = scene({ ways: [[['piece:driller@n06', 'hex:n06']]] });
    expect(hexTarget(play, 'n06', 'driller')).toBe('piece:driller@n06');
    expect(hexTarget(play, 'n05', null)).toBe('hex:n05');
  });

  it('is about the hex where that may be chosen', () => {
    const play = scene({ ways: [['action:conquer', 'hex:n06'], ['piece:driller@n06']] });
    expect(hexTarget(play, 'n06', 'driller')).toBe('hex:n06');
  });
});

describe('answers', () => {
  it('put the fewest dice first', () => {
    const play = scene({ ways: [['dice:1+2+2'], ['dice:5'], ['dice:2+3']] });
    const view = viewOf(play);
    const asked = { ...view, pending: { ...view.pending, ask: 'condition' as const } };
    const targets = answersOf(play, asked).map(({ target }) => target);
    expect(targets).toEqual(['dice:5', 'dice:2+3', 'dice:1+2+2']);
    expect(answersOf(play, view)).toEqual([]);
  });
});

describe('lessons', () => {
  interface Position {
    seats: { reserve: Record<string, number>; cards: string[] }[];
    board: { pieces: Record<string, { owner: number | null }> };
    market: string[];
    deck: string[];
  }
  const sum = (counts: Record<string, number>): number =>
    Object.values(counts).reduce((total, n) => total + n, 0);

  it.each(lessons.map((lesson) => [lesson.title.en, lesson] as const))('%s', (_, lesson) => {
    const position = lesson.position as Position;
    for (const seat of [0, 1]) {
      const out = Object.values(position.board.pieces).filter(({ owner }) => owner === seat).length;
      expect(sum(position.seats[seat]?.reserve ?? {}) + out).toBe(7);
    }
    const owned = position.seats.flatMap(({ cards }) => cards);
    expect(new Set([...owned, ...position.market, ...position.deck]).size).toBe(12);
    for (const text of [lesson.title, lesson.text]) {
      expect(text.en).not.toBe('');
      expect(text.de).not.toBe('');
    }
  });
});

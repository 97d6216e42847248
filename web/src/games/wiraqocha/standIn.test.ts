import { describe, expect, it } from 'vitest';
import { label } from './label';
import { lessons } from './lessons/lessons';
import { places } from './places';
import { HEXES } from './shown';
import { cardTarget, hexTarget, thingFor } from './standIn';
import { scene } from './testing/scenes';
import { answersOf } from './tray/answers';

describe('the only answer left', () => {
  const others = HEXES.filter((hex) => hex !== 'n05').map((hex) => `hex:${hex}`);

  it('stands for its action', () => {
    const play = scene({ paths: [['conquer', 'with driller reserve']], reasons: others });
    expect(hexTarget(play, 'n05', null)).toBe('action:conquer');
    expect(hexTarget(play, 'n06', 'driller')).toBe('hex:n06');
  });

  it('shows its action, which needs no further button', () => {
    const play = scene({ paths: [['conquer', 'with driller reserve']], reasons: others });
    expect(thingFor(play, 'action:conquer')).toBe('hex:n05');
    expect(places('action:conquer', play)).toBe(true);
    expect(label('action:conquer', play).en).toBe('Conquer: Jungle 5');
    const several = scene({ paths: [['conquer', 'with driller reserve']] });
    expect(places('action:conquer', several)).toBe(false);
    expect(label('action:conquer', several).en).toBe('Conquer');
  });

  it('is not guessed among several', () => {
    const play = scene({ paths: [['conquer', 'with driller reserve']], reasons: others.slice(2) });
    expect(hexTarget(play, 'n05', null)).toBe('hex:n05');
  });

  it('is a card as well', () => {
    const play = scene({
      paths: [['build']],
      reasons: ['card:juggernaut', 'card:transport_tunneller'],
    });
    expect(cardTarget(play, 'psychic_probe')).toBe('action:build');
    expect(cardTarget(play, 'juggernaut')).toBe('card:juggernaut');
  });

  it('leaves pieces that are asked for to themselves', () => {
    const play = scene({ paths: [['with driller n06']] });
    expect(hexTarget(play, 'n06', 'driller')).toBe('piece:driller@n06');
  });
});

describe('answers', () => {
  it('put the fewest dice first', () => {
    const play = scene({ paths: [['pay 1+2+2'], ['pay 5'], ['pay 2+3'], ['with driller n06']] });
    expect(answersOf(play.pick.ways)).toEqual(['dice:5', 'dice:2+3', 'dice:1+2+2']);
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

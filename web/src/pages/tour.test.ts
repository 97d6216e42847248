// A lesson is a table where only one thing may be clicked.
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../games/game';
import { fakeGame } from '../testing/fakeGame';
import { choice, text } from '../testing/samples';
import { lessonScene, lessonTable, pointsOf, seatsOf } from './tour';

const TRIED = {
  seat: 1,
  stage: text('Round 1'),
  prompt: text('Choose.'),
  text: text(''),
  view: {},
  choices: [choice('conquer', { next: [choice('at n05'), choice('at n07')] }), choice('end')],
  reasons: [{ target: 'hex:n01', why: text('too far') }],
};
const LESSON: Lesson = { title: text('a'), text: text('b'), position: null, click: 'hex:n07' };
const EVENTS = { hovered: null, click: () => undefined, hover: () => undefined };

describe('a lesson', () => {
  const table = lessonTable('wiraqocha', TRIED, ['You', 'Jonas']);

  it('is seen from the seat to move', () => {
    expect([table.viewer, table.to_move, table.seats.length]).toEqual([1, [1], 2]);
  });
  it('offers only what carries the reader on', () => {
    const { pick } = lessonScene(fakeGame, {}, LESSON, table, EVENTS);
    expect([...pick.ways].map(([target, ways]) => [target, ways.length])).toEqual([['hex:n07', 1]]);
    expect(pick.reasons.get('hex:n01')?.en).toBe('too far');
  });
  it('offers nothing where a button carries on', () => {
    const { pick } = lessonScene(fakeGame, {}, { ...LESSON, click: null }, table, EVENTS);
    expect(pick.ways.size).toBe(0);
  });
  it('goes on when a part of the game sends the answer itself', () => {
    const clicked: string[] = [];
    const events = { ...EVENTS, click: (target: string) => clicked.push(target) };
    const { pick } = lessonScene(fakeGame, {}, LESSON, table, events);
    expect([pick.act(['end']), pick.act(['conquer', 'at n07'])]).toEqual([false, true]);
    expect(clicked).toEqual(['hex:n07']);
  });
  it('points at what it speaks of, or at what is to be clicked', () => {
    expect(pointsOf(LESSON)).toEqual(['hex:n07']);
    expect(pointsOf({ ...LESSON, click: null })).toEqual([]);
    expect(pointsOf({ ...LESSON, points: ['region:tray'] })).toEqual(['region:tray']);
  });
  it('is laid out for the screen that it is shown on', () => {
    expect(lessonScene(fakeGame, {}, LESSON, table, EVENTS).frame).toBe('wide');
    expect(lessonScene(fakeGame, {}, LESSON, table, EVENTS, 'phone').frame).toBe('phone');
  });
  it('knows how many play', () => {
    expect([seatsOf({ options: { seats: 4 } }), seatsOf({}), seatsOf(null)]).toEqual([4, 2, 2]);
  });
});

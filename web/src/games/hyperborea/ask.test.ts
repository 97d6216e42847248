import { expect, it } from 'vitest';
import type { Scene, Way } from '../game';
import { ask, useful } from './ask';
import { scene, views } from './testing/scenes';

const ending: Way = {
  path: ['end'],
  choice: {
    act: 'end',
    text: { en: 'End the turn', de: 'Zug beenden' },
    targets: ['action:end'],
    effect: 'turn',
    next: [],
  },
  texts: [],
  targets: [['action:end']],
};

/** The menu with one drawn cube of each colour that fits, and points that are left. */
function menu(fits: Record<string, object>, pool: object): Scene {
  const view = structuredClone(views.menu);
  const { seats, turn } = view.table;
  Object.assign(turn, { fits });
  Object.assign(view.table, { pool });
  const drawn = Object.fromEntries(Object.keys(fits).map((colour) => [colour, 1]));
  for (const seat of seats) Object.assign(seat.available, drawn);
  return { ...scene(), view };
}
const fit = [{ set: 'warfare_1', space: 'red' }];

it('ending with cubes that fit or with points left is asked first, and says what is lost', () => {
  const both = menu({ red: fit }, { move: 2 });
  const question = ask(ending, both);
  expect(question?.lost).toHaveLength(2);
  expect(question?.lost[1]?.en).toContain('2 moves');
  expect(useful(both)).toBe(true);
});

it('a turn with nothing left ends without a question', () => {
  const nothing = menu({}, {});
  expect(ask(ending, nothing)).toBeNull();
  expect(useful(nothing)).toBe(false);
});

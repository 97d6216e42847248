import { expect, it } from 'vitest';
import { way } from '../common/testing/scenes';
import type { Scene } from '../game';
import { ask, useful } from './ask';
import type { Prospect } from './shown';
import { scene, views } from './testing/scenes';

const chance = (prospect: Prospect, attack: number, defence: number) => ({
  prospect,
  sums: { attack, defence },
  thirds: [],
  help: 0,
  hindrance: 0,
  reinforced: false,
  parties: [],
});

/** Attacks to choose from. */
function attacking(chances: Record<string, ReturnType<typeof chance>>): Scene {
  const base = scene({ ways: [['area:albur'], ['area:mesa'], ['action:pass']] });
  const { table } = views.side;
  const turn = { ...table.turn, ask: 'target', phase: 'attack' };
  const attack = { ...table.attack, chances };
  return { ...base, view: { viewer: 0, table: { ...table, turn, attack } } };
}

it('asks before attacks that would win are left', () => {
  const chances = { albur: chance('sure', 5, 2), mesa: chance('open', 3, 2) };
  const question = ask(way(['action:pass']), attacking(chances));
  expect(question?.lost.map(({ en }) => en)).toEqual(['Albur +3']);
  expect(ask(way(['action:pass']), attacking({ mesa: chance('open', 3, 2) }))).toBeNull();
});

it('asks before an attack that cannot win, and before no other', () => {
  const chances = { albur: chance('doomed', 2, 6), mesa: chance('sure', 3, 2) };
  const asked = attacking(chances);
  expect(ask(way(['area:albur']), asked)?.lost[0]?.en).toBe('2 against 6');
  expect(ask(way(['area:mesa']), asked)).toBeNull();
});

it('asks before a development ends that can still make something', () => {
  const open = scene({ view: 'vote', ways: [['recipe:weapon_gold'], ['action:done']] });
  expect(ask(way(['action:done']), open)?.lost).toHaveLength(1);
  expect(ask(way(['action:done']), scene({ view: 'vote', ways: [['action:done']] }))).toBeNull();
});

it('fills the way out only when nothing else is left', () => {
  expect(useful(scene({ ways: [['recipe:weapon_gold'], ['action:done']] }))).toBe(true);
  expect(useful(scene({ ways: [['action:done']] }))).toBe(false);
});

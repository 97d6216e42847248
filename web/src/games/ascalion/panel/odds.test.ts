import { expect, it } from 'vitest';
import { readView, type View } from '../model';
import type { Chance } from '../shown';
import { views } from '../testing/scenes';
import { aimedAt, battleAhead, chanceOf, countOf, marginText } from './odds';

const CHANCE: Chance = {
  prospect: 'open',
  sums: { attack: 5, defence: 3 },
  thirds: [3],
  help: 1,
  hindrance: 2,
  reinforced: false,
  parties: [
    { area: 'mesa', owner: 0, forAttacker: 4, forDefender: 0 },
    { area: 'lyonar', owner: 2, forAttacker: 0, forDefender: 1 },
    { area: 'ilion', owner: 3, forAttacker: 1, forDefender: 2 },
  ],
};

function choosing(chances: Record<string, Chance>): View {
  const view = readView(views.side);
  const albur = view.countries['albur'];
  if (albur === undefined) throw new Error('no Albur');
  return {
    ...view,
    turn: { ...view.turn, ask: 'target', active: 0 },
    countries: { ...view.countries, albur: { ...albur, owner: 2 } },
    attack: { ...view.attack, chances },
  };
}

it('writes a margin with its sign and a question where others decide', () => {
  const of = (prospect: Chance['prospect'], attack: number, defence: number): string =>
    marginText({ ...CHANCE, prospect, sums: { attack, defence } });
  expect([of('sure', 5, 2), of('open', 3, 2), of('doomed', 2, 6), of('doomed', 2, 2)]).toEqual([
    '+3',
    '+1?',
    '−4',
    '±0',
  ]);
});

it('knows chances only while a target is chosen', () => {
  const view = choosing({ albur: CHANCE });
  expect(chanceOf(view, 'albur')).toBe(CHANCE);
  expect(chanceOf({ ...view, turn: { ...view.turn, ask: 'side' } }, 'albur')).toBeNull();
  expect(aimedAt(view, 'area:albur')).toBe('albur');
  expect(aimedAt(view, 'area:mesa')).toBeNull();
  expect(aimedAt(view, 'recipe:weapon_gold')).toBeNull();
});

it('counts attacks by their kind', () => {
  const view = choosing({ albur: CHANCE, mesa: { ...CHANCE, prospect: 'sure' } });
  expect(countOf(view)).toEqual({ sure: 1, open: 1, doomed: 0 });
});

it('parts those who touch the target by what they can do', () => {
  const battle = battleAhead(choosing({ albur: CHANCE }), 'albur');
  expect(battle?.defender).toBe(2);
  expect(battle?.attack.map(({ area }) => area)).toEqual(['mesa']);
  expect(battle?.defence.map(({ area }) => area)).toEqual(['lyonar']);
  expect(battle?.undecided.map(({ area }) => area)).toEqual(['ilion']);
});

import { expect, it } from 'vitest';
import { readView } from '../model';
import { views } from '../testing/scenes';
import { battleOf } from './battle';

it('puts every neighbour on one side or among the undecided', () => {
  const view = readView(views.side);
  const battle = battleOf(view);
  const listed = [battle?.attack, battle?.defence, battle?.undecided].flat();
  const neutral = Object.values(view.attack.engaged).filter(({ owner }) =>
    battle?.neutral.includes(owner),
  );
  expect(listed.length + neutral.length).toBe(Object.keys(view.attack.engaged).length);
  expect(battle?.attack.some(({ owner }) => owner === view.turn.active)).toBe(true);
  expect(battle?.open).toContain(view.turn.toMove);
});

it('adds up to the sums that the server gives', () => {
  const battle = battleOf(readView(views.side));
  const attack = battle?.attack.reduce((sum, line) => sum + line.attack, 0) ?? 0;
  expect(attack + 1).toBe(battle?.sums.attack);
});

it('is nothing without an attack', () => {
  expect(battleOf(readView(views.transport))).toBeNull();
});

// Which hint goes with which question of Wiraqocha.
import { expect, it } from 'vitest';
import type { Target } from '../game';
import { hintOf } from './hints';
import { copyOf, scene } from './testing/scenes';

function hintAt(phase: 'preparing' | 'acting', round: number, ways: Target[][], base = 0): string {
  const view = copyOf();
  view.table.phase = phase;
  view.table.round = round;
  const [seat] = view.table.seats;
  if (seat !== undefined) seat.reserve.base = base;
  return hintOf(scene({ view, ways }))?.en ?? '';
}
const END: Target[] = ['action:end_turn'];

it('says nothing while others are asked, and nothing to spectators', () => {
  expect(hintOf(scene())).toBeNull();
  expect(hintOf(scene({ ways: [END], you: [] }))).toBeNull();
});

it('leads through a turn: roll, base, conquer, guard, end', () => {
  expect(hintAt('preparing', 1, [['action:roll']])).toContain('Now roll');
  expect(hintAt('acting', 1, [['action:place', 'hex:n05']], 1)).toContain('base comes first');
  const conquer = ['action:conquer', 'hex:n05'];
  expect(hintAt('acting', 2, [conquer, END])).toContain('Early on villages');
  expect(hintAt('acting', 9, [conquer, END])).toContain('Choose your goal');
  expect(hintAt('acting', 9, [['action:lay', 'die:4'], END])).toContain('guard');
  expect(hintAt('acting', 9, [END])).toContain('End the turn');
});

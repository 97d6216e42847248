// A game module without a game: hexes in a row, for tests of the shell.
import type { GameModule, Target } from '../games/game';
import FakeBoard from './FakeBoard.svelte';
import FakePart from './FakePart.svelte';

function targets(path: readonly string[]): Target[] {
  const at = path.find((step) => step.startsWith('at '));
  if (at !== undefined) return [`hex:${at.slice(3)}`];
  const first = path[0];
  return first === undefined ? [] : [`action:${first}`];
}

export const fakeGame: GameModule = {
  id: 'wiraqocha',
  targets,
  label: (target) => ({ en: target, de: target }),
  Board: FakeBoard,
  Market: FakePart,
  Tray: FakePart,
  SeatFacts: FakePart,
  SeatChip: FakePart,
  Inspector: FakePart,
  Reference: FakePart,
  Emblem: FakePart,
  lessons: [],
};

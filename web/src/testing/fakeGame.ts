// A game module without a game: hexes in a row, for tests of the shell.
import type { GameModule } from '../games/game';
import FakeBoard from './FakeBoard.svelte';
import FakePart from './FakePart.svelte';

export const fakeGame: GameModule = {
  id: 'wiraqocha',
  clicked: ({ targets }) => targets.flat().find((target) => target.startsWith('hex:')),
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
  frame: {
    tray: { wide: 160, laptop: 140, landscape: 140, portrait: 150, low: 300, phone: 200 },
    left: () => true,
  },
};

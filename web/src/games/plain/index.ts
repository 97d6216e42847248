// Any game that has no screen of its own: its view as a tree of fields, its choices as buttons of
// the shell with the words of the server.
import type { GameFrame, GameModule } from '../game';
import Board from './Board.svelte';
import Inspector from './Inspector.svelte';
import Nothing from './Nothing.svelte';
import { wordsOf } from './names';
import Reference from './Reference.svelte';
import SeatFacts from './SeatFacts.svelte';
import Tray from './Tray.svelte';

const frame: GameFrame = {
  tray: { wide: 150, laptop: 150, landscape: 150, portrait: 150, low: 300, phone: 120 },
  left: () => false,
  seat: () => 210,
};

const game: GameModule = {
  id: 'plain',
  places: () => false,
  label: (target, scene) => wordsOf(scene, target),
  frame,
  Board,
  Market: Nothing,
  Tray,
  SeatFacts,
  SeatChip: Nothing,
  Inspector,
  Reference,
  Emblem: Nothing,
  lessons: [],
};
export default game;

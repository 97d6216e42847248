// Wiraqocha for the shell.
import type { GameModule } from '../game';
import { aim, putDown } from './aim.svelte';
import Board from './board/Board.svelte';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './market/Market.svelte';
import { readView } from './model';
import { places } from './places';
import Reference from './reference/Reference.svelte';
import { score } from './score';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import { targetsOf } from './targets';
import Tray from './tray/Tray.svelte';

/** Esc puts down a card or tool that was taken up. */
function back(): boolean {
  const held = aim.action !== null;
  putDown();
  return held;
}

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Emblem };
const words = { label, lessons, places };

const game: GameModule = {
  id: 'wiraqocha',
  targets: (path, view) => targetsOf(path, readView(view), aim.action),
  ...parts,
  ...words,
  confirm: ['action:roll', 'action:end_turn'],
  score,
  back,
  cue: cueOf,
};
export default game;

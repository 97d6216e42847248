// Wiraqocha for the shell.
import type { GameModule } from '../game';
import { aim, putDown } from './aim.svelte';
import Board from './board/Board.svelte';
import { clicked } from './clicks';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './market/Market.svelte';
import { places } from './places';
import Reference from './reference/Reference.svelte';
import { score } from './score';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
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
  clicked: (way) => clicked(way, aim.action),
  ...parts,
  ...words,
  confirm: ['action:roll', 'action:end_turn'],
  score,
  back,
  cue: cueOf,
};
export default game;

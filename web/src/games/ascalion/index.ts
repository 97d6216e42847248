// Ascalion for the shell.
import type { GameModule } from '../game';
import { aim, putDown } from './aim.svelte';
import Board from './board/Board.svelte';
import { CONFIRM } from './confirm';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './panel/Market.svelte';
import { places } from './places';
import Reference from './reference/Reference.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import { targetsOf } from './targets';
import { closeDesk, desk } from './trade/desk.svelte';
import Tray from './tray/Tray.svelte';

/** Esc puts down what was taken up, then clears the desk. */
function back(): boolean {
  if (aim.at !== null) {
    putDown();
    return true;
  }
  const held = desk.draft !== null && !desk.sending;
  if (held) closeDesk();
  return held;
}

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Emblem };
const words = { label, lessons, places };

const game: GameModule = {
  id: 'ascalion',
  targets: (path) => targetsOf(path, aim.at),
  ...parts,
  ...words,
  confirm: CONFIRM,
  score: null,
  back,
  cue: cueOf,
};
export default game;

// Ascalion for the shell.
import type { GameFrame, GameModule } from '../game';
import Board from './board/Board.svelte';
import { clicked, hand } from './clicks';
import { CONFIRM } from './confirm';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import { hintOf } from './hints';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './panel/Market.svelte';
import Reference from './reference/Reference.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import { closeDesk, desk } from './trade/desk.svelte';
import Tray from './tray/Tray.svelte';

/** Esc puts down what was taken up, then clears the desk. */
function back(): boolean {
  if (hand.putDown()) return true;
  const held = desk.draft !== null && !desk.sending;
  if (held) closeDesk();
  return held;
}

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Emblem };

const frame: GameFrame = {
  tray: { wide: 122, laptop: 122, landscape: 122, portrait: 150, low: 300, phone: 200 },
  left: (seats) => seats < 5,
};

const game: GameModule = {
  id: 'ascalion',
  clicked: (way) => clicked(way, hand.held),
  ...parts,
  label,
  ending: async () => (await import('./end')).ending,
  frame,
  lessons,
  places: () => true,
  confirm: CONFIRM,
  score: null,
  back,
  cue: cueOf,
  hint: hintOf,
};
export default game;

// Ascalion for the shell.
import type { GameFrame, GameModule, SeatSize } from '../game';
import { ask, useful } from './ask';
import Board from './board/Board.svelte';
import { clicked, hand } from './clicks';
import { CONFIRM } from './confirm';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import { hintOf } from './hints';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import { readView } from './model';
import Decision from './panel/Decision.svelte';
import { decides } from './panel/decides';
import Market from './panel/Market.svelte';
import { unpick } from './placing/basket.svelte';
import Reference from './reference/Reference.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import { closeDesk, desk } from './trade/desk.svelte';
import Tray from './tray/Tray.svelte';
import { furtherVoyages } from './voyages';

/** Esc puts down what was taken up, then clears the desk. */
function back(): boolean {
  if (hand.putDown() || unpick()) return true;
  const held = desk.draft !== null && !desk.sending;
  if (held) closeDesk();
  return held;
}

const parts = { Board, Market, Tray, Decision, SeatFacts, SeatChip, Inspector, Reference, Emblem };

const SEAT: Record<SeatSize, number> = { large: 110, normal: 84, compact: 54 };

const frame: GameFrame = {
  tray: { wide: 78, laptop: 68, landscape: 118, portrait: 150, low: 314, phone: 240 },
  // With more players the map needs the width.
  left: (seats) => seats < 5,
  seat: (size) => SEAT[size],
  dock: (scene) => (decides(scene) === null ? 'normal' : 'grow'),
};

const game: GameModule = {
  id: 'ascalion',
  clicked: (way) => clicked(way, hand.held),
  further: (view) => furtherVoyages(readView(view)),
  ...parts,
  label,
  ending: async () => (await import('./end')).ending,
  frame,
  lessons,
  places: () => true,
  confirm: CONFIRM,
  ask,
  useful,
  score: null,
  back,
  cue: cueOf,
  hint: hintOf,
  reveal: async () => (await import('./reveal')).reveal,
};
export default game;

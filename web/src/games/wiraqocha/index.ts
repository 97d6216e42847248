// Wiraqocha for the shell.
import type { GameFrame, GameModule } from '../game';
import { ask, useful } from './ask';
import Board from './board/Board.svelte';
import { clicked, hand } from './clicks';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import { hintOf } from './hints';
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

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Emblem };
const words = { label, lessons, places };

const frame: GameFrame = {
  tray: { wide: 122, laptop: 116, landscape: 150, portrait: 150, low: 320, phone: 240 },
  left: () => true,
};

const game: GameModule = {
  id: 'wiraqocha',
  clicked: (way) => clicked(way, hand.held),
  ...parts,
  ...words,
  ending: async () => (await import('./end')).ending,
  frame,
  confirm: ['action:roll', 'action:end_turn'],
  score,
  ask,
  useful,
  back: hand.putDown,
  cue: cueOf,
  hint: hintOf,
};
export default game;

// Hyperborea for the shell.
import type { GameFrame, GameModule } from '../game';
import Board from './board/Board.svelte';
import { clicked, hand, isTool } from './clicks';
import { CONFIRM } from './confirm';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import Gallery from './gallery/Gallery.svelte';
import { hintOf } from './hints';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './market/Market.svelte';
import Reference from './reference/Reference.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import Tray from './tray/Tray.svelte';

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Gallery, Emblem };

const frame: GameFrame = {
  tray: { wide: 204, laptop: 178, landscape: 216, portrait: 235, low: 330, phone: 278 },
  left: () => true,
};

const game: GameModule = {
  id: 'hyperborea',
  clicked: (way) => clicked(way, hand.held),
  // Only a kind of the menu is chosen together with what it is about.
  alone: ({ targets: [first = ''] }) => !isTool(first),
  ...parts,
  label,
  ending: async () => (await import('./end')).ending,
  frame,
  lessons,
  places: () => true,
  hides: true,
  confirm: CONFIRM,
  back: hand.putDown,
  cue: cueOf,
  hint: hintOf,
};
export default game;

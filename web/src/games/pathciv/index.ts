// Path of Civilization for the shell.
import type { GameModule } from '../game';
import Board from './board/Board.svelte';
import { CONFIRM } from './confirm';
import { cueOf } from './cue';
import { laidCards, putDown } from './draft/draft.svelte';
import Emblem from './Emblem.svelte';
import Gallery from './gallery/Gallery.svelte';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './market/Market.svelte';
import { readView } from './model';
import { places } from './places';
import Reference from './reference/Reference.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import { targetsOf } from './targets';
import Tray from './tray/Tray.svelte';

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Gallery, Emblem };
const words = { label, lessons, places };

const game: GameModule = {
  id: 'pathciv',
  targets: (path, view) => targetsOf(path, laidCards(readView(view))),
  // Only the layout of phase A is committed as a whole; pieces are picked one by one.
  alone: (act) => !act.startsWith('discard '),
  ...parts,
  ...words,
  hides: true,
  confirm: CONFIRM,
  back: putDown,
  cue: cueOf,
};
export default game;

// Path of Civilization for the shell.
import type { GameFrame, GameModule } from '../game';
import { ask, isUseful } from './ask';
import Board from './board/Board.svelte';
import { CONFIRM } from './confirm';
import { cueOf } from './cue';
import { laidCards, putDown } from './draft/draft.svelte';
import { clickedFor } from './draft/lay';
import { putBack } from './draft/picks.svelte';
import Emblem from './Emblem.svelte';
import Gallery from './gallery/Gallery.svelte';
import { hintOf } from './hints';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './market/Market.svelte';
import { readView } from './model';
import { promptOf } from './prompt';
import Reference from './reference/Reference.svelte';
import Sentence from './reveal/Sentence.svelte';
import { unpin } from './seat/compare.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import { tabOf } from './tab';
import Tray from './tray/Tray.svelte';

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Gallery, Emblem };

/** Height of a seat's panel: the compact ones carry as much on laptops. */
const SEAT = { compact: 77, normal: 106, large: 130 } as const;

const frame: GameFrame = {
  tray: { wide: 160, laptop: 142, landscape: 138, portrait: 150, low: 300, phone: 236 },
  left: () => true,
  high: true,
  seat: (size, kind) => (size === 'compact' && kind === 'wide' ? 80 : SEAT[size]),
  tab: tabOf,
};

const game: GameModule = {
  id: 'pathciv',
  clicked: (way, view) => clickedFor(way, laidCards(readView(view))),
  // Only the layout of phase A is committed as a whole; pieces are picked one by one.
  alone: ({ targets }) => targets.every((target) => !target.startsWith('discard:')),
  ...parts,
  label,
  ending: async () => (await import('./end')).ending,
  frame,
  lessons,
  // Layouts that differ from what lies there are reached by moving cards.
  places: () => true,
  confirm: CONFIRM,
  ask,
  useful: isUseful,
  prompt: promptOf,
  back: () => putDown() || putBack() || unpin(),
  cue: cueOf,
  hint: hintOf,
  reveal: async () => (await import('./reveal')).reveal,
  Sentence,
};
export default game;

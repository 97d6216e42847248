// Hyperborea for the shell.
import { frameKind, isDesk } from '../../ui/frame.svelte';
import type { GameFrame, GameModule, SeatSize } from '../game';
import { ask, useful } from './ask';
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
import { readView } from './model';
import Reference from './reference/Reference.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import Tray from './tray/Tray.svelte';
import { furtherWalks } from './walks';

const parts = { Board, Market, Tray, SeatFacts, SeatChip, Inspector, Reference, Gallery, Emblem };

/** Heights of a rival's mat: on a large screen, on others. */
const SEATS: Record<SeatSize, readonly [number, number]> = {
  large: [226, 208],
  normal: [122, 116],
  compact: [80, 76],
};

const frame: GameFrame = {
  tray: { wide: 204, laptop: 178, landscape: 216, portrait: 205, low: 330, phone: 278 },
  left: () => true,
  own: false,
  strip: (seats) => seats <= 4,
  seat: (size, kind) => (kind === 'portrait' ? 122 : SEATS[size][kind === 'wide' ? 0 : 1]),
};

const game: GameModule = {
  id: 'hyperborea',
  clicked: (way) => clicked(way, hand.held, !isDesk(frameKind())),
  further: (view) => furtherWalks(readView(view), hand.held),
  // Only a kind of the menu is chosen together with what it is about.
  alone: ({ targets: [first = ''] }) => !isTool(first),
  ...parts,
  label,
  ending: async () => (await import('./end')).ending,
  frame,
  lessons,
  places: () => true,
  confirm: CONFIRM,
  back: hand.putDown,
  ask,
  useful,
  cue: cueOf,
  hint: hintOf,
};
export default game;

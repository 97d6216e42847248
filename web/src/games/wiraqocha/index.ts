// Wiraqocha for the shell.
import type { GameModule, Target } from '../game';
import { aim, putDown } from './aim.svelte';
import Board from './board/Board.svelte';
import { cueOf } from './cue';
import Emblem from './Emblem.svelte';
import Inspector from './inspect/Inspector.svelte';
import { label } from './label';
import { lessons } from './lessons/lessons';
import Market from './market/Market.svelte';
import { readView } from './parse';
import Reference from './reference/Reference.svelte';
import SeatChip from './seat/SeatChip.svelte';
import SeatFacts from './seat/SeatFacts.svelte';
import { targetsOf } from './targets';
import { isAnswer } from './tray/answers';
import Tray from './tray/Tray.svelte';

const TOOLS: ReadonlySet<Target> = new Set([
  'action:roll',
  'action:build',
  'action:somnium_die',
  'action:income',
  'action:count',
]);

/** What a part of the game shows; while something is aimed, the rest is out of reach. */
function places(target: Target): boolean {
  if (aim.action !== null) return true;
  return TOOLS.has(target) || isAnswer(target) || /^(hex|card|die|piece|seat):/.test(target);
}

/** Esc puts down a card or tool that was taken up. */
function back(): boolean {
  const held = aim.action !== null;
  putDown();
  return held;
}

const game: GameModule = {
  id: 'wiraqocha',
  targets: (path, view) => targetsOf(path, readView(view), aim.action),
  label,
  Board,
  Market,
  Tray,
  SeatFacts,
  SeatChip,
  Inspector,
  Reference,
  Emblem,
  lessons,
  places,
  confirm: ['action:roll', 'action:end_turn'],
  back,
  cue: cueOf,
};
export default game;

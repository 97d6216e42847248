// What a game gives to the shell. The shell owns network, prompt, log, undo, chat and settings; a
// game draws its view and names the things on screen. No game judges rules: what can be done is in
// `Pick`, what cannot and why is in `reasons`.
import type { Component } from 'svelte';
import type { Choice, Table, Text } from '../protocol';

/** A thing on screen, named as the engine names it in reasons: "hex:n05", "card:death_ray",
 * "action:step", "die:4", "piece:driller@n03", "seat:2". The element that shows it carries
 * `data-target` with this name and `data-legal` while it may be chosen (kit/target.ts does all of
 * that): the key L, popups and double taps find it there. */
export type Target = string;

/** One way to act: the notations to send, in order, and the choice that ends them. */
export interface Way {
  path: string[];
  choice: Choice;
  /** The words of every step of the path. */
  texts: Text[];
  /** What every step is about, as the server names it: itself first, then what the rules fill in. */
  targets: Target[][];
}

/** What may be clicked now, and what a click does. */
export interface Pick {
  /** Ways by target; a target without an entry is not legal now. */
  ways: ReadonlyMap<Target, Way[]>;
  /** Why a target is not legal, where the server says so. */
  reasons: ReadonlyMap<Target, Text>;
  /** The target whose ways are being chosen from, or nothing. */
  selected: Target | null;
  /** One way: sends it. Several: selects the target and opens the chooser. None: tells why not. */
  click(target: Target): void;
  /** Under pointer or focus: fills the inspector and asks the server for a preview. */
  hover(target: Target | null): void;
  /** Sends notations that the game's screen has put together itself, in order; the server judges them.
   * False if nothing can be sent now. */
  act(path: string[]): boolean;
}

/** The position that a hovered way would lead to; drawn as ghosts. */
export interface Preview {
  target: Target;
  /** What every step of the way is about. */
  targets: Target[][];
  text: Text;
  view: unknown;
}

/** Everything that a part of a game's screen gets. `view` is the view to draw: the present one, or a
 * past one while replaying (then `pick.ways` is empty). */
export interface Scene {
  table: Table;
  view: unknown;
  guide: unknown;
  pick: Pick;
  preview: Preview | null;
  hovered: Target | null;
  /** The view before the last change, for trails and flashes; null at first. */
  before: unknown;
}

export type Part = Component<{ scene: Scene }>;
export type SeatPart = Component<{ scene: Scene; seat: number }>;
export type TargetPart = Component<{ scene: Scene; target: Target }>;

/** A step of the tutorial: a position, words, and what the reader should click (nothing: a button). */
export interface Lesson {
  title: Text;
  text: Text;
  /** Position JSON as the engine's `load` takes it. */
  position: unknown;
  /** The target that carries the reader on; null: a "next" button. */
  click: Target | null;
}

export interface GameModule {
  id: string;
  /** By which of the things that it is about a way is clicked (common/clicks.ts); without it, the
   * first that the server names. */
  clicked?(way: Way, view: unknown): Target | undefined;
  /** Whether an answer is sent by itself, though the server tells what is asked next; without it,
   * both are chosen together. */
  alone?(choice: Choice): boolean;
  /** The full name of a target for screen readers and the inspector's head. */
  label(target: Target, scene: Scene): Text;
  Board: Part;
  /** Market or common area, left of the board. */
  Market: Part;
  /** What the viewer spends: dice, cubes, hand. */
  Tray: Part;
  /** Key figures of a seat in its panel. */
  SeatFacts: SeatPart;
  /** Three key numbers of a seat for the strip on phones. */
  SeatChip: SeatPart;
  /** What is known about a target, what a click would do there, or why it cannot be chosen. The shell
   * writes the target's name above it, and below whether the step can be undone. */
  Inspector: TargetPart;
  /** The reference sheet: turn, actions, goals. */
  Reference: Component<{ guide: unknown }>;
  /** All cards of the game with a search, where it has so many that a page of their own helps. */
  Gallery?: Component<{ guide: unknown }>;
  /** The picture on the game's card in the lobby. */
  Emblem: Component;
  lessons: Lesson[];
  /** Whether seats know things that others must not see: then a shared screen gets a curtain. */
  hides?: boolean;
  /** Whether a part of the game shows this target itself; the shell gives all others a button in its
   * action row. Without it, hexes, cards, dice, pieces and seats are taken as shown. */
  places?(target: Target, scene: Scene): boolean;
  /** Targets that the main button takes when they are legal, the most important first. Without it,
   * that is the only action, or the one that ends the turn. */
  confirm?: readonly Target[];
  /** How the end screen names and writes scores and their parts; without it they are points. Null:
   * the parts say it all. */
  score?: { name: Text; text(value: number): Text } | null;
  /** Esc: puts down what the game itself holds; true if there was something. */
  back?(): boolean;
  /** Which sound goes with a change of the view; nothing: the shell's own for a turn or a move. */
  cue?(before: unknown, after: unknown): Cue | null;
}

/** Sounds of the table: wood on table, dice, a card, a page turned, a soft drum. */
export type Cue = 'piece' | 'dice' | 'card' | 'page' | 'attack';

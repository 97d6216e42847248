// What a game gives to the shell. The shell owns network, prompt, log, undo, chat and settings; a
// game draws its view and names the things on screen. No game judges rules: what can be done is in
// `Pick`, what cannot and why is in `reasons`.
import type { Component } from 'svelte';
import type { Choice, Foretold, LogEntry, Table, Text } from '../protocol';
import type { Told } from './told';

/** How a table is laid out, by the width and height of its frame: two kinds of desk, a tablet in two
 * positions, a frame that is wide but low (a zoomed page, a telephone on its side), a telephone. */
export type FrameKind = 'wide' | 'laptop' | 'landscape' | 'portrait' | 'low' | 'phone';

/** The tabs of the dock of tablets and of the bar of telephones; `mine` is board and tray. */
export type DockTab = 'mine' | 'market' | 'seats' | 'log';

/** How much room a seat has in its panel: one rival, a few, many. */
export type SeatSize = 'large' | 'normal' | 'compact';

/** What a game says about its regions. Each region is a CSS container of its name: board, market,
 * tray, seats, seat, dock, sheet. No state of the game changes the size of a region. */
export interface GameFrame {
  /** Height of the tray in pixels; in the low frame the tray is a column, and this its width. */
  tray: Readonly<Record<FrameKind, number>>;
  /** Whether the market stands left of the board with so many seats (wide and laptop); without a
   * place there it is a tab beside the log. */
  left(seats: number): boolean;
  /** Whether the market left of the board has the full height, beside the tray too. */
  high?: boolean;
  /** Whether the viewer's own seat has a panel like the others; it has, unless the game says no. */
  own?: boolean;
  /** Height of a seat's panel in pixels, where it is not the usual one. */
  seat?(size: SeatSize, frame: FrameKind): number | undefined;
  /** Whether the strip of an upright tablet has whole panels (height of `seat`) instead of chips. */
  strip?(seats: number): boolean;
  /** Whether the dock grows over the log while this scene is shown. */
  dock?(scene: Scene): 'normal' | 'grow';
  /** The tab that the open question is about. */
  tab?(scene: Scene): DockTab | null;
}

/** What is asked before something is lost; `no` is the safe answer. */
export interface Question {
  text: Text;
  /** What would be lost, one line each. */
  lost: Text[];
  yes: Text;
  no: Text;
}

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
  /** What a computer would answer to that; not at every table. */
  foretell?(path: string[]): Promise<Foretold>;
}

/** The position that a hovered way would lead to; drawn as ghosts. */
export interface Preview {
  target: Target;
  /** What every step of the way is about. */
  targets: Target[][];
  text: Text;
  view: unknown;
}

/** What has happened since the viewer last acted: the view as it was then, and the lines since. */
export interface Since {
  view: unknown;
  entries: LogEntry[];
}

/** A goal of the game that seats run for, at its end. */
export interface Goal {
  name: Text;
  /** How far the seat has come, in the game's own numbers: "6/7". */
  figures: Text;
  /** The same from 0 to 1. */
  share: number;
}

/** A figure that is compared when somebody looks back: what it is called, and how it stands. */
export interface Figure {
  /** The same thing in two views has the same key. */
  key: string;
  /** The seat that it belongs to; null: it stands on the table. */
  seat: number | null;
  name: Text;
  value: Text;
}

/** What one seat chose, and what became of it. */
export interface RevealRow {
  seat: number;
  /** What the seat did, without its name. */
  text: Text;
  /** What that leads to. */
  after: Text | null;
  /** The thing that it is about, drawn as a picture; null: nothing was taken. */
  thing: Target | null;
  /** How it came out: against others, in vain, or without them. */
  result: 'won' | 'lost' | 'plain';
  /** What it brings, as the game names it in the log. */
  gains: Target[];
}

/** Simultaneous choices that open together, contests first, or how a fight went. */
export interface RevealPage {
  /** The moment that they belong to. */
  n: number;
  /** What it is about; without it, that everybody has chosen. */
  title?: Text;
  /** Whether it is no business of the viewer: then only the log has it. */
  quiet?: boolean;
  phase: Text;
  rows: RevealRow[];
}

/** How a game shows simultaneous choices when they open. */
export interface Reveal {
  /** All pages of a log. */
  pages(log: readonly LogEntry[], scene: Scene): RevealPage[];
  Picture: Component<{ scene: Scene; thing: Target | null }>;
  Gains?: Component<{ scene: Scene; gains: readonly Target[] }>;
}

/** What a game brings to its end and to looking back. */
export interface Ending {
  /** The picture of the end, with the banner of this seat; null: nobody has won. */
  Picture: Component<{ seat: number | null }>;
  /** The goals that a seat runs for, where a game is a race: drawn at the end instead of points. */
  goals?(seat: number, scene: Scene): Goal[];
  /** What a seat that has not won was short of: "You were 1 crystal short". */
  short?(seat: number, scene: Scene): Text | null;
  /** Who has won where somebody alone has lost. */
  rival?: Text;
  /** What is compared between two moments, the most telling first. */
  figures?(scene: Scene): Figure[];
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
  /** What is new to the viewer, marked until the next action of the viewer; null when nothing is. */
  since: Since | null;
  /** How the table is laid out now. */
  frame: FrameKind;
}

export type Part = Component<{ scene: Scene }>;
export type SeatPart = Component<{ scene: Scene; seat: number }>;
export type SeatFactsPart = Component<{ scene: Scene; seat: number; size: SeatSize }>;
export type TargetPart = Component<{ scene: Scene; target: Target }>;

/** A step of the tutorial: a position, words, and what the reader should click (nothing: a button). */
export interface Lesson {
  title: Text;
  text: Text;
  /** Position JSON as the engine's `load` takes it. */
  position: unknown;
  /** The target that carries the reader on; null: a "next" button. */
  click: Target | null;
  /** What the words speak of: targets, "region:market" (board, tray, market, seats), "part:goals" (what
   * carries this data-part). Without it, the target to click. */
  points?: readonly Target[];
}

export interface GameModule {
  id: string;
  /** By which of the things that it is about a way is clicked (common/clicks.ts); without it, the
   * first that the server names. */
  clicked?(way: Way, view: unknown): Target | undefined;
  /** Whether an answer is sent by itself, though the server tells what is asked next; without it,
   * both are chosen together. */
  alone?(choice: Choice): boolean;
  /** Ways that are put together from several answers, beside those that the server offers: clicked by
   * their first target. The server judges each as a whole. */
  further?(view: unknown): Way[];
  /** The full name of a target for screen readers and the inspector's head. */
  label(target: Target, scene: Scene): Text;
  Board: Part;
  /** Market or common area, left of the board. */
  Market: Part;
  /** What the viewer spends: dice, cubes, hand. */
  Tray: Part;
  /** Key figures of a seat in its panel. */
  SeatFacts: SeatFactsPart;
  /** Three key numbers of a seat for the strip on phones. */
  SeatChip: SeatPart;
  /** All that lies before a seat: shown large when its panel is pointed at, and in place of the tray
   * while it is held. */
  Mat?: SeatPart;
  /** The sizes of the regions. */
  frame: GameFrame;
  /** What is known about a target, what a click would do there, or why it cannot be chosen. The shell
   * writes the target's name above it, and below whether the step can be undone. */
  Inspector: TargetPart;
  /** What is decided with sums and buttons of its own (an attack, a deal): it has the dock to itself
   * while that grows; where there is no dock, the tray shows it. */
  Decision?: Part;
  /** What to ask before a way is taken that loses something. */
  ask?(way: Way, scene: Scene): Question | null;
  /** What is to be done now in the viewer's own numbers, where the server asks everybody in the same
   * words; null: its words will do. */
  prompt?(scene: Scene): Text | null;
  /** What is sensible to look at now, in a sentence or two, for whoever plays the game for the first
   * time; from the question and the rules alone. */
  hint?(scene: Scene): Text | null;
  /** Whether something useful is left to do: then the way out is outlined, not filled. */
  useful?(scene: Scene): boolean;
  /** What simultaneous choices have brought, shown over the board when they open; loaded then. */
  reveal?: () => Promise<Reveal>;
  /** A sentence of the log as the game draws it, with signs; without it, its words. */
  Sentence?: Component<{ scene: Scene; told: Told }>;
  /** What the game brings to its end and to looking back, loaded then. */
  ending?: () => Promise<Ending>;
  /** The reference sheet: turn, actions, goals. */
  Reference: Component<{ guide: unknown }>;
  /** All cards of the game with a search, where it has so many that a page of their own helps. */
  Gallery?: Component<{ guide: unknown }>;
  /** The picture on the game's card in the lobby. */
  Emblem: Component;
  lessons: Lesson[];
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

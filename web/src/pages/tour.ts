// A lesson of the tour as a scene: a table where nobody sits, and one thing to click.
import type { GameModule, Lesson, Pick, Scene, Target, Way } from '../games/game';
import type { Trial } from '../net/api';
import { allWays, reasonsByTarget, waysByTarget } from '../pick';
import type { SeatInfo, Table } from '../protocol';

function seat(name: string, index: number): SeatInfo {
  return {
    seat: index,
    kind: 'human',
    name,
    user: '',
    level: '',
    you: index === 0,
    online: true,
    resigned: false,
    stand_in: false,
  };
}

/** How many play in a lesson's position; two where it does not say. */
export function seatsOf(position: unknown): number {
  const { options } = (position ?? {}) as { options?: { seats?: unknown } };
  return typeof options?.seats === 'number' ? options.seats : 2;
}

/** A table message around what the server has tried out. */
export function lessonTable(game: string, trial: Trial, names: readonly string[]): Table {
  return {
    ...trial,
    t: 'table',
    table: 'tour',
    version: 0,
    game,
    title: '',
    state: 'running',
    is_private: true,
    invite: '',
    host: '',
    undo_allowed: false,
    options: {},
    seats: names.map(seat),
    you: [0],
    viewer: 0,
    clock: { kind: 'none', bank: 0, increment: 0, days: 0, on_timeout: 'computer' },
    clocks: { left: [], running: [], now: 0 },
    n: 0,
    to_move: [0],
    thinking: [],
    undo: { steps: 0, redo: false, beyond: false },
    log_from: 0,
    log: [],
    commitment: '',
    watchers: 0,
  };
}

/** Only the thing that carries the reader on may be clicked. */
function lessonWays(module: GameModule, trial: Trial, click: Target | null): Map<Target, Way[]> {
  if (click === null) return new Map();
  const ways = waysByTarget(allWays(trial.choices), module.targets, trial.view).get(click);
  return new Map([[click, ways ?? []]]);
}

export interface LessonEvents {
  hovered: Target | null;
  click(target: Target): void;
  hover(target: Target | null): void;
}

export function lessonScene(
  module: GameModule,
  guide: unknown,
  lesson: Lesson,
  table: Table,
  events: LessonEvents,
): Scene {
  const pick: Pick = {
    ways: lessonWays(module, table, lesson.click),
    reasons: reasonsByTarget(table.reasons),
    selected: null,
    click: events.click,
    hover: events.hover,
  };
  return {
    table,
    view: table.view,
    guide,
    pick,
    preview: null,
    hovered: events.hovered,
    before: null,
  };
}

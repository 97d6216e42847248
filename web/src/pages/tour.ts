// A lesson of the tour as a scene: a table where nobody sits, and one thing to click.
import type { FrameKind, GameModule, Lesson, Pick, Scene, Target, Way } from '../games/game';
import { allWays, reasonsByTarget, waysByTarget } from '../pick';
import type { SeatInfo, Table, Tried } from '../protocol';

function player(name: string, index: number): SeatInfo {
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
export function lessonTable(game: string, tried: Tried, names: readonly string[]): Table {
  const { stage, prompt, view, choices, reasons } = tried;
  const seat = tried.seat ?? 0;
  return {
    stage,
    prompt,
    view,
    choices,
    reasons,
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
    rated: false,
    options: {},
    seats: names.map(player),
    you: [seat],
    viewer: seat,
    clock: { kind: 'none', bank: 0, increment: 0, days: 0, on_timeout: 'computer' },
    clocks: { left: [], running: [], now: 0 },
    n: 0,
    to_move: [seat],
    thinking: [],
    undo: { steps: 0, redo: false, beyond: false },
    hints: { allowed: false, left: 0 },
    orders: { given: [], obeyed: null },
    absence: { since: [], stand_in: null, agreed_stand_in: 0, resume: 0, cancel: 0 },
    notices: [],
    log_from: 0,
    log: [],
    content: '',
    commitment: '',
    watchers: 0,
  };
}

/** Only the thing that carries the reader on may be clicked. */
function lessonWays(module: GameModule, table: Table, click: Target | null): Map<Target, Way[]> {
  if (click === null) return new Map();
  const all = allWays(table.choices, module.alone);
  const ways = waysByTarget(all, table.view, module.clicked).get(click);
  return new Map([[click, ways ?? []]]);
}

/** What a lesson points at. */
export const pointsOf = ({ points, click }: Lesson): readonly Target[] =>
  points ?? (click === null ? [] : [click]);

export interface LessonEvents {
  hovered: Target | null;
  click(target: Target): void;
  hover(target: Target | null): void;
}

export function lessonScene(
  module: GameModule,
  guide: unknown,
  lesson: { click: Target | null },
  table: Table,
  events: LessonEvents,
  frame: FrameKind = 'wide',
): Scene {
  const ways = lessonWays(module, table, lesson.click);
  const pick: Pick = {
    ways,
    reasons: reasonsByTarget(table.reasons),
    selected: null,
    click: events.click,
    hover: events.hover,
    act: ([first]) => {
      const found = [...ways].find(([, list]) => list.some(({ path }) => path[0] === first));
      if (found !== undefined) events.click(found[0]);
      return found !== undefined;
    },
  };
  return {
    table,
    view: table.view,
    guide,
    pick,
    preview: null,
    hovered: events.hovered,
    before: null,
    since: null,
    frame,
  };
}

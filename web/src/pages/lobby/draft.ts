// A table that is being laid: what the dialog edits, and the request that comes of it.
import type {
  ClockInfo,
  ClockKind,
  GameInfo,
  LevelInfo,
  NewSeat,
  NewTable,
  OnTimeout,
  OptionInfo,
  Text,
} from '../../protocol';
import { onDevice } from '../../router/place';

/** How many hints each seat may look at. */
export type HintRule = 'free' | 'three' | 'none';

export interface DraftSeat {
  kind: NewSeat['kind'];
  name: string;
  level: string;
}

export type PaceDraft = Pick<
  Draft,
  'clock' | 'minutes' | 'seconds' | 'days' | 'onTimeout' | 'rated'
>;

export interface Draft {
  game: string;
  title: string;
  seats: DraftSeat[];
  options: Record<string, string>;
  clock: ClockKind;
  minutes: number;
  seconds: number;
  days: number;
  onTimeout: OnTimeout;
  isPrivate: boolean;
  undo: boolean;
  rated: boolean;
  hints: HintRule;
}

/** The levels of all games, each once. */
export function allLevels(games: readonly GameInfo[]): LevelInfo[] {
  const levels = games.flatMap((game) => game.levels);
  return levels.filter(({ id }, k) => levels.findIndex((one) => one.id === id) === k);
}

export function standardLevel(game: GameInfo): string {
  return game.levels[Math.min(1, game.levels.length - 1)]?.id ?? '';
}

/** The level a person likes, if the game has it. */
export function levelFor(game: GameInfo, wanted: string | null): string {
  return game.levels.some(({ id }) => id === wanted) ? (wanted ?? '') : standardLevel(game);
}

/** A seat that nobody has been chosen for: on a device nobody can come to it. */
export const openSeat = (game: GameInfo): DraftSeat => ({
  kind: onDevice() ? 'computer' : 'open',
  name: '',
  level: standardLevel(game),
});

const FIRST_GAME = 'first_game';

/** The option by which a game is set up for those who play it for the first time, if it has one. */
export const firstGameOption = (game: GameInfo): OptionInfo | null =>
  game.options.find(({ values }) => values.includes(FIRST_GAME)) ?? null;

/** What is chosen for somebody who has not played the game yet. */
export function newcomerOptions(game: GameInfo, isNew: boolean): Record<string, string> {
  const option = isNew ? firstGameOption(game) : null;
  return option === null ? {} : { [option.key]: FIRST_GAME };
}

export function freshDraft(game: GameInfo, isNew = false): Draft {
  const me: DraftSeat = { kind: 'me', name: '', level: standardLevel(game) };
  const others = Array.from({ length: Math.max(1, game.min_players - 1) }, () => openSeat(game));
  return {
    game: game.id,
    title: '',
    seats: [me, ...others],
    options: {
      ...Object.fromEntries(game.options.map(({ key, standard }) => [key, standard])),
      ...newcomerOptions(game, isNew),
    },
    clock: 'none',
    minutes: 15,
    seconds: 30,
    days: 2,
    onTimeout: 'computer',
    isPrivate: false,
    undo: true,
    rated: false,
    hints: 'free',
  };
}

const HINTS: Record<HintRule, { hints?: number }> = {
  free: {},
  three: { hints: 3 },
  none: { hints: 0 },
};

export function clockOf(draft: PaceDraft): ClockInfo {
  const live = draft.clock === 'live';
  return {
    kind: draft.clock,
    bank: live ? draft.minutes * 60_000 : 0,
    increment: live ? draft.seconds * 1000 : 0,
    days: draft.clock === 'days' ? draft.days : 0,
    on_timeout: draft.onTimeout,
  };
}

function seatOf(seat: DraftSeat): NewSeat {
  const name = seat.name.trim();
  if (seat.kind === 'computer') return { kind: 'computer', level: seat.level };
  if (seat.kind === 'me' && name !== '') return { kind: 'me', name };
  return { kind: seat.kind };
}

/** The request; options that have their standard value are left out. */
export function requestOf(draft: Draft, options: readonly OptionInfo[]): NewTable {
  const chosen = options.filter(
    ({ key, standard }) => (draft.options[key] ?? standard) !== standard,
  );
  const title = draft.title.trim();
  return {
    game: draft.game,
    ...(title === '' ? {} : { title }),
    options: Object.fromEntries(chosen.map(({ key }) => [key, draft.options[key]])),
    seats: draft.seats.map(seatOf),
    clock: clockOf(draft),
    is_private: draft.isPrivate,
    undo_allowed: draft.undo,
    ...(draft.rated && canRate(draft) ? { rated: true } : HINTS[draft.hints]),
  };
}

/** What a rated table needs of its seats: me once, and a place for somebody else. */
export function canRate(draft: Draft): boolean {
  const kinds = draft.seats.map(({ kind }) => kind);
  return kinds.filter((kind) => kind === 'me').length === 1 && kinds.includes('open');
}

/** A rated table has a clock that ends it. */
export function asRated(draft: Draft): Partial<Draft> {
  return {
    rated: true,
    onTimeout: 'resign',
    clock: draft.clock === 'none' ? 'live' : draft.clock,
  };
}

/** Whether other people can come: then a name is asked for and a link is of use. */
export function isShared(draft: Draft): boolean {
  return draft.seats.some(({ kind }) => kind === 'open');
}

/** A table against the computer, in one go. */
export function soloTable(
  game: GameInfo,
  level: string,
  opponents: number,
  isNew = false,
): NewTable {
  const most = game.max_players - 1;
  const least = Math.max(1, game.min_players - 1);
  const count = Math.min(most, Math.max(least, opponents));
  const computers = Array.from({ length: count }, (): NewSeat => ({ kind: 'computer', level }));
  return {
    game: game.id,
    seats: [{ kind: 'me' }, ...computers],
    options: newcomerOptions(game, isNew),
    is_private: true,
    undo_allowed: true,
  };
}

/** An option that names a seat has only those that are there. */
export function forSeats(option: OptionInfo, seats: number): OptionInfo {
  const kept = option.values.map((value) => !(Number(value) > seats));
  return {
    ...option,
    values: option.values.filter((_, k) => kept[k]),
    words: option.words.filter((_, k) => kept[k]),
  };
}

/** A seat was taken away: who was to begin there is chosen anew. */
export function dropSeat(draft: Draft, index: number, options: readonly OptionInfo[]): void {
  draft.seats.splice(index, 1);
  for (const { key, seats } of options)
    if (seats && Number(draft.options[key]) > draft.seats.length) delete draft.options[key];
}

/** The words of a value; a number inside a range is its own word. */
export function wordOf(option: OptionInfo, value: string): Text {
  return option.words[option.values.indexOf(value)] ?? { en: value, de: value };
}

/** The values of an option to choose from; a range is filled in. */
export function valuesOf(option: OptionInfo): string[] {
  if (!option.range) return option.values;
  const words = option.values.slice(0, -2);
  const [from, to] = option.values.slice(-2).map(Number);
  if (from === undefined || to === undefined || to - from > 20) return option.values;
  return [...words, ...Array.from({ length: to - from + 1 }, (_, k) => String(from + k))];
}

/** The ends of a range that is too long for a list. */
export function longRange(
  option: OptionInfo,
): { words: string[]; from: number; to: number } | null {
  if (!option.range) return null;
  const [from = 0, to = 0] = option.values.slice(-2).map(Number);
  return to - from > 20 ? { words: option.values.slice(0, -2), from, to } : null;
}

// A tournament that is being made: what the dialog edits, and the request that comes of it.
import type { ContestKind, GameInfo, NewContest } from '../../protocol';
import { clockOf, type PaceDraft } from '../lobby/draft';

const MINUTE = 60_000;

export interface ContestDraft extends PaceDraft {
  game: string;
  title: string;
  about: string;
  kind: ContestKind;
  seats: number;
  rounds: number;
  times: number;
  lasts: number; // minutes
  most: number;
  starts: string; // as a field of date and time gives it
  rated: boolean;
  computers: boolean;
  late: boolean;
  noShow: number; // minutes
}

export const freshContest = (game: string): ContestDraft => ({
  game,
  title: '',
  about: '',
  kind: 'swiss',
  seats: 2,
  rounds: 5,
  times: 1,
  lasts: 60,
  most: 64,
  starts: '',
  rated: false,
  computers: false,
  late: true,
  noShow: 5,
  clock: 'live',
  minutes: 10,
  seconds: 30,
  days: 2,
  onTimeout: 'resign',
});

/** How many can sit at a table of this game in a tournament. */
export function seatCounts(game: GameInfo): number[] {
  const most = Math.min(6, game.max_players);
  return Array.from({ length: Math.max(1, most - 1) }, (_, k) => k + 2);
}

const ROBIN_MOST = 40;

export function contestOf(draft: ContestDraft, club?: string): NewContest {
  const starts = draft.starts === '' ? Number.NaN : new Date(draft.starts).getTime();
  const about = draft.about.trim();
  return {
    title: draft.title.trim(),
    ...(about === '' ? {} : { about }),
    ...(club ? { club } : {}),
    game: draft.game,
    clock: { ...clockOf(draft), ...(draft.rated ? { on_timeout: 'resign' as const } : {}) },
    undo_allowed: !draft.rated,
    rated: draft.rated,
    kind: draft.kind,
    seats: draft.seats,
    ...(draft.kind === 'swiss' ? { rounds: draft.rounds } : {}),
    ...(draft.kind === 'round_robin' && draft.seats === 2 ? { times: draft.times } : {}),
    ...(draft.kind === 'arena' ? { lasts: draft.lasts * MINUTE } : {}),
    most: draft.kind === 'round_robin' ? Math.min(ROBIN_MOST, draft.most) : draft.most,
    late_entry: draft.late,
    computers: draft.computers && !draft.rated,
    ...(Number.isFinite(starts) ? { starts } : {}),
    ...(draft.clock === 'days' ? {} : { no_show: draft.noShow * MINUTE }),
  };
}

// The replay as it plays by itself: from line to line, at a speed of one's own, or what has happened since
// my last turn, in a few seconds and back into the game.
import { type Jump, jump, lastSeen, turnMarks } from '../replay/replay';
import { store } from '../store/store.svelte';
import { backToLive, goTo } from './moments';
import { lineOn, replayLines, stopsOf } from './replayLines';
import type { Sight } from './sight.svelte';

const STEP_MS = 900;
/** What is new is played within this time, no line shorter than can be seen. */
const NEWS_MS = 7000;
const LEAST_MS = 320;
const LATE_MS = 60;

export class Playback {
  playing = $state(false);
  speed = $state(1);
  /** Whether this screen was left: whoever has been here all the time has seen what is new. */
  away = $state(true);
  /** Where what is new began, while it is played. */
  private begun: number | null = $state(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly lines = $derived.by(() => replayLines(this.sight.open.log));
  private readonly stops = $derived(stopsOf(this.lines));
  private readonly marks = $derived.by(() => turnMarks(this.sight.open.log));
  /** The moment that is shown. */
  readonly n = $derived.by(() => this.sight.open.wanted ?? this.sight.table.n);
  /** The line that has just happened. */
  readonly line = $derived(lineOn(this.lines, this.n));
  /** The table as I left it; null while nothing is new. */
  readonly fresh = $derived.by(() => lastSeen(this.sight.open.log, this.sight.table.you));
  /** How many lines are new since my last turn. */
  readonly news = $derived.by(() => {
    const { fresh } = this;
    if (fresh === null) return 0;
    return this.lines.filter(({ from, by }) => from >= fresh && by >= 0).length;
  });
  readonly since = $derived.by(() => (this.sight.replaying ? this.begun : null));

  constructor(private readonly sight: Sight) {}

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Back into the game. */
  close(): void {
    this.stop();
    this.begun = null;
    backToLive();
  }

  toggle(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.n >= (this.stops.at(-1) ?? 0)) goTo(0, this.sight.table.n);
    this.play();
  }

  leap(kind: Jump): void {
    this.stop();
    const { n: total } = this.sight.table;
    goTo(jump(kind, this.n, total, this.marks, this.stops), total);
  }

  /** Goes to a moment by hand. */
  seek(n: number): void {
    this.stop();
    goTo(n, this.sight.table.n);
  }

  /** Plays what the others have done since my last turn. */
  playNews(): void {
    if (this.fresh === null) return;
    this.away = false;
    this.begun = this.fresh;
    goTo(this.fresh, this.sight.table.n);
    this.play();
  }

  private play(): void {
    this.playing = true;
    this.later(this.pace());
  }

  private pace(): number {
    const { begun } = this;
    if (begun === null) return STEP_MS / this.speed;
    const count = this.stops.filter((stop) => stop > begun).length;
    return Math.min(STEP_MS, Math.max(LEAST_MS, NEWS_MS / Math.max(1, count)));
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.go(), ms);
  }

  /** Whether the page still shows this replay. */
  private isHere(): boolean {
    const { open } = store();
    return open !== null && open.id === this.sight.table.table && open.wanted !== null;
  }

  private go(): void {
    if (!this.playing || !this.isHere()) this.leave();
    else if (this.sight.open.past?.n !== this.sight.open.wanted) this.later(LATE_MS);
    else this.step();
  }

  private leave(): void {
    this.stop();
    this.begun = null;
  }

  private step(): void {
    const next = this.stops.find((stop) => stop > this.n);
    if (next !== undefined) {
      goTo(next, this.sight.table.n);
      this.later(this.pace());
    } else if (this.begun === null) this.stop();
    else this.close();
  }
}

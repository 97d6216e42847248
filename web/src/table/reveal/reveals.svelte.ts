// Simultaneous choices that have just opened: one page after the other over the board, for a moment or as
// long as somebody holds them. Whoever comes back sees the last ones only.
import type { Reveal, RevealPage } from '../../games/game';
import { prefs } from '../../settings/settings.svelte';
import type { Session } from '../session.svelte';

const PAGE_MS = 2000;
const CONTEST_MS = 500;
/** More than this at once is no news: somebody was away. */
const AT_ONCE = 3;
/** The pages of a log are offered when the table has been drawn. */
const LATER_MS = 3000;

const isStill = (): boolean =>
  prefs().speed === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long a page stands. */
export const timeFor = (page: RevealPage): number =>
  PAGE_MS + CONTEST_MS * page.rows.filter(({ result }) => result === 'lost').length;

/** The pages to show of those that have come together. */
export const newest = (pages: readonly RevealPage[]): RevealPage[] =>
  pages.length > AT_ONCE ? pages.slice(-1) : [...pages];

export class Reveals {
  queue: RevealPage[] = $state([]);
  held = $state(false);
  /** How the game shows them; null before it is needed. */
  shows: Reveal | null = $state.raw(null);
  /** Pages of the log, by the moment that they belong to. */
  readonly known = $derived.by(
    () => this.shows?.pages(this.session.open.log, this.session.scene) ?? [],
  );

  constructor(private readonly session: Session) {}

  get page(): RevealPage | null {
    return this.queue[0] ?? null;
  }

  async load(): Promise<void> {
    this.shows ??= (await this.session.game.reveal?.().catch(() => null)) ?? null;
  }

  /** New lines of the log, from this moment on, while somebody looks on. */
  async take(from: number): Promise<void> {
    if (isStill() || this.session.replaying) return;
    await this.load();
    this.queue.push(...newest(this.known.filter(({ n, quiet }) => n >= from && quiet !== true)));
  }

  /** The pages of the moments that somebody wants to see again. */
  reopen(pages: readonly RevealPage[]): void {
    this.queue = [...pages];
    this.held = true;
  }

  next(): void {
    this.queue.shift();
    if (this.queue.length === 0) this.held = false;
  }

  close(): void {
    this.queue = [];
    this.held = false;
  }
}

/** Must be called while a component is made. */
export function createReveals(session: Session): Reveals {
  const reveals = new Reveals(session);
  let seen = session.open.log.length;
  $effect(() => {
    const { log } = session.open;
    const fresh = log.slice(seen);
    if (log.length < seen) reveals.close();
    seen = log.length;
    const from = fresh[0]?.n;
    if (from !== undefined) void reveals.take(from);
  });
  $effect(() => {
    const timer = setTimeout(() => void reveals.load(), LATER_MS);
    return () => clearTimeout(timer);
  });
  return reveals;
}

// Simultaneous choices that have just opened: one page after the other over the board, for a moment or as
// long as somebody holds them. Whoever comes back sees the last ones only.
import type { RevealPage } from '../../games/game';
import type { LogEntry } from '../../protocol';
import { prefs } from '../../settings/settings.svelte';
import type { Session } from '../session.svelte';

const PAGE_MS = 2000;
const CONTEST_MS = 500;
/** More than this at once is no news: somebody was away. */
const AT_ONCE = 3;

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
  /** Pages of the log, by the moment that they belong to. */
  readonly known = $derived.by(() => this.pagesOf(this.session.open.log));

  constructor(private readonly session: Session) {}

  get page(): RevealPage | null {
    return this.queue[0] ?? null;
  }

  pagesOf(entries: readonly LogEntry[]): RevealPage[] {
    return this.session.game.reveal?.pages(entries, this.session.scene) ?? [];
  }

  /** New lines of the log while somebody looks on. */
  take(entries: readonly LogEntry[]): void {
    if (isStill() || this.session.replaying) return;
    this.queue.push(...newest(this.pagesOf(entries)));
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
    if (fresh.length > 0) reveals.take(fresh);
  });
  return reveals;
}

// What is known of a game on this page: fetched once, and again as the server finds more.
import { analyse, getAnalysed, getAnalysis } from '../../net/analysis';
import { wordsOf } from '../../net/api';
import type { AnalysedMoment, Analysis, Text } from '../../protocol';

export class Findings {
  analysis: Analysis | null = $state.raw(null);
  failure: Text | null = $state.raw(null);
  /** Events as they were last told, by their first action. */
  private moments: Record<number, AnalysedMoment> = $state.raw({});
  private asked = new Set<string>();
  private loading = false;

  constructor(private readonly table: string) {}

  readonly done = $derived(this.analysis?.progress?.done ?? 0);
  readonly isWhole = $derived.by(() => {
    const progress = this.analysis?.progress;
    return progress != null && progress.done === progress.of;
  });

  /** Has the game looked at; who may not order that sees what others have found. */
  async begin(): Promise<void> {
    await this.fetch(() => analyse(this.table).catch(() => getAnalysis(this.table)));
  }

  /** The server has found more, so far as `done` says. */
  async renew(done: number): Promise<void> {
    if (this.analysis !== null && done !== this.done)
      await this.fetch(() => getAnalysis(this.table));
  }

  private async fetch(get: () => Promise<Analysis>): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      this.analysis = await get();
      this.failure = null;
    } catch (thrown) {
      this.failure = wordsOf(thrown);
    }
    this.loading = false;
  }

  /** The event that begins with action `n`, as far as it has been told. */
  moment(n: number): AnalysedMoment | null {
    return this.moments[n] ?? null;
  }

  /** Asks for an event, once for everything that may have been found since. */
  async learn(n: number, isLookedAt: boolean): Promise<void> {
    const question = `${n} ${isLookedAt} ${this.isWhole}`;
    if (this.asked.has(question)) return;
    this.asked.add(question);
    try {
      this.moments = { ...this.moments, [n]: await getAnalysed(this.table, n) };
    } catch {
      this.asked.delete(question);
    }
  }
}

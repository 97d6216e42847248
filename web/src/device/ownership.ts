// One page at a time has the games of a device. Another one waits until that page is closed, or takes
// them over. Where the browser has no locks (plain http), the last page to open has them; what the
// database refuses tells the others (records.ts).

const NAME = 'tetrapolis.device';

export interface Owning {
  /** It is ours. */
  own(): void;
  /** Another page has it. */
  lose(): void;
}

export class Ownership {
  private waiting: AbortController | null = null;

  constructor(
    private readonly events: Owning,
    private readonly locks: LockManager | undefined,
  ) {}

  /** Takes it if nobody has it; waits for it otherwise. */
  async begin(): Promise<void> {
    if (this.locks === undefined) return this.events.own();
    const { held } = await this.locks.query();
    if (held?.some(({ name }) => name === NAME)) this.events.lose();
    this.wait(this.locks);
  }

  /** Takes it from whoever has it. */
  takeOver(): void {
    this.waiting?.abort();
    if (this.locks === undefined) this.events.own();
    else this.hold(this.locks.request(NAME, { steal: true }, this.keep));
  }

  private wait(locks: LockManager): void {
    const waiting = new AbortController();
    this.waiting = waiting;
    const held = locks.request(NAME, { signal: waiting.signal }, this.keep);
    this.hold(held, () => waiting.signal.aborted);
  }

  // Ends only when somebody takes it over.
  private hold(held: Promise<unknown>, gaveUp: () => boolean = () => false): void {
    held.catch(() => {
      if (gaveUp()) return;
      this.events.lose();
      if (this.locks !== undefined) this.wait(this.locks);
    });
  }

  private readonly keep = (): Promise<never> => {
    this.waiting = null;
    this.events.own();
    return new Promise(() => undefined);
  };
}

// The thoughts of computers: asked one after the other, and whoever is forgotten while it thinks
// makes room at once. A worker that comes to its end is followed by another, which is asked once more.

/** Somebody who answers one line after the other. */
export interface Thinker {
  ask(line: string): void;
  end(): void;
}

export type MakeThinker = (answered: (line: string) => void, failed: () => void) => Thinker;

const FAILED = JSON.stringify({ error: 'the computer has come to its end' });

interface Job {
  ticket: number;
  line: string;
  isSecond?: boolean;
}

export class Thinking {
  private waiting: Job[] = [];
  private running: Job | null = null;
  private thinker: Thinker | null = null;

  constructor(
    private readonly make: MakeThinker,
    private readonly answered: (ticket: number, line: string) => void,
  ) {}

  think(ticket: number, line: string): void {
    this.waiting.push({ ticket, line });
    this.next();
  }

  forget(ticket: number): void {
    this.waiting = this.waiting.filter((job) => job.ticket !== ticket);
    if (this.running?.ticket !== ticket) return;
    this.drop();
    this.next();
  }

  end(): void {
    this.waiting = [];
    this.drop();
  }

  private next(): void {
    if (this.running !== null) return;
    this.running = this.waiting.shift() ?? null;
    if (this.running === null) return;
    this.thinker ??= this.fresh();
    this.thinker.ask(this.running.line);
  }

  // One that was ended may still have something to say.
  private fresh(): Thinker {
    const mine = (run: () => void): void => {
      if (this.thinker === thinker) run();
    };
    const thinker = this.make(
      (line) => mine(() => this.finish(line)),
      () =>
        mine(() => {
          this.thinker = null;
          this.fail();
        }),
    );
    return thinker;
  }

  private fail(): void {
    const job = this.running;
    if (job === null || job.isSecond) {
      this.finish(FAILED);
      return;
    }
    this.running = null;
    this.waiting.unshift({ ...job, isSecond: true });
    this.next();
  }

  private finish(line: string): void {
    const job = this.running;
    this.running = null;
    if (job !== null) this.answered(job.ticket, line);
    this.next();
  }

  private drop(): void {
    this.running = null;
    this.thinker?.end();
    this.thinker = null;
  }
}

// The device as the page has it: who owns it, the worker that does its work, and a new one when that
// has come to its end. What was acknowledged is kept, so a new worker goes on where the old one was.
import { DeviceTransport } from './deviceTransport';
import { Ownership } from './ownership';
import type { Standing } from './state.svelte';
import type { FromWorker, Told, ToWorker } from './talk';

export interface Surroundings {
  worker(): Worker;
  newId(): string;
  stands(standing: Standing): void;
  locks: LockManager | undefined;
  /** Milliseconds between two actions of computers. */
  pace: number;
}

const MOST_ENDS = 3; // of workers, before we give up
const CALM_MS = 30_000;

type Answered = (message: FromWorker) => void;

export class Home {
  readonly transport = new DeviceTransport((told) => this.tell(told));
  private readonly ownership: Ownership;
  private worker: Worker | null = null;
  private isOpen = false;
  private waiting: Told[] = [];
  private ends: number[] = [];
  private answered: Answered | null = null;

  constructor(
    private readonly engine: string,
    private readonly world: Surroundings,
  ) {
    const events = { own: () => this.open(), lose: () => this.leave('taken_over') };
    this.ownership = new Ownership(events, world.locks);
  }

  begin(): Promise<void> {
    return this.ownership.begin();
  }

  takeOver(): void {
    this.ownership.takeOver();
  }

  /** All records, to be kept elsewhere. */
  async all(): Promise<[string, string][]> {
    const answer = await this.ask({ do: 'all' });
    return answer.do === 'all' ? answer.records : [];
  }

  async deleteTable(table: string): Promise<void> {
    await this.changeBy({ do: 'delete_table', table });
  }

  /** Whether they were good enough to take the place of what is here. */
  async replace(records: [string, string][]): Promise<boolean> {
    return await this.changeBy({ do: 'replace', records });
  }

  private async changeBy(message: ToWorker): Promise<boolean> {
    const answer = await this.ask(message);
    if (answer.do !== 'changed' || !answer.done) return false;
    this.open();
    return true;
  }

  private ask(message: ToWorker): Promise<FromWorker> {
    return new Promise((resolve) => {
      this.answered = resolve;
      this.worker?.postMessage(message);
    });
  }

  private tell(told: Told): void {
    if (this.isOpen) this.post({ do: 'told', told });
    else if (this.worker !== null) this.waiting.push(told);
    else queueMicrotask(() => this.transport.lose());
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private open(): void {
    this.close();
    this.world.stands('opening');
    const worker = this.world.worker();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (this.worker === worker) this.take(data);
    };
    worker.onerror = () => this.take({ do: 'trouble', trouble: 'ended' });
    this.post({
      do: 'open',
      engine: this.engine,
      owner: this.world.newId(),
      pace: this.world.pace,
    });
  }

  private close(): void {
    if (this.worker === null) return;
    this.isOpen = false;
    this.worker.terminate();
    this.worker = null;
    this.waiting = [];
    this.transport.lose();
  }

  private leave(standing: Standing): void {
    this.close();
    this.world.stands(standing);
  }

  private take(message: FromWorker): void {
    if (message.do === 'shown') this.transport.take(message.shown);
    else if (message.do === 'opened') this.onOpened();
    else if (message.do === 'trouble') this.onTrouble(message.trouble);
    else this.answered?.(message);
  }

  private onOpened(): void {
    this.isOpen = true;
    this.world.stands('open');
    const waiting = this.waiting;
    this.waiting = [];
    for (const told of waiting) this.tell(told);
  }

  // A full disk is told and may pass; an instance that has ended is followed by another one.
  private onTrouble(trouble: Exclude<Standing, 'opening' | 'open'>): void {
    if (trouble === 'full') this.world.stands(trouble);
    else if (trouble === 'ended') this.onEnd();
    else this.leave(trouble);
  }

  private onEnd(): void {
    const now = performance.now();
    this.ends = [...this.ends.filter((then) => now - then < CALM_MS), now];
    if (this.ends.length > MOST_ENDS) this.leave('ended');
    else this.open();
  }
}

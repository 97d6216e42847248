// How long the main thread of a page works, by the clock of the thread itself: what else the machine
// does at the same time does not count.
import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  tdur?: number;
  dur?: number;
  pid: number;
  tid: number;
}

/** Work of a known size, for how fast this machine is now. */
export function yardstick(): number {
  let mixed = 1;
  for (let k = 0; k < 10_000_000; ++k) mixed = (Math.imul(mixed, 16_807) + k) | 0;
  return mixed;
}

/** What one thing cost, in milliseconds of the thread. */
export interface Cost {
  name: string;
  /** Until the first picture after it. */
  first: number;
  /** All that followed. */
  total: number;
  longest: number;
}

const CATEGORIES = ['toplevel', 'blink.user_timing', 'devtools.timeline'];
const TASK = /^(RunTask|ThreadControllerImpl::RunTask)$/;

const markOf = (kind: 'begin' | 'end', name: string): string => `${kind} ${name}`;

/** Things that are done to a page, each with the time after which all of it has happened. */
export class Stopwatch {
  private names: string[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  async start(): Promise<void> {
    await this.browser.startTracing(this.page, { categories: CATEGORIES });
  }

  async time(name: string, act: () => Promise<void>): Promise<void> {
    const unique = `${this.names.length} ${name}`;
    this.names.push(unique);
    await this.mark('begin', unique);
    await act();
    await this.mark('end', unique);
  }

  private async mark(kind: 'begin' | 'end', name: string): Promise<void> {
    await this.page.evaluate((text) => void performance.mark(text), markOf(kind, name));
  }

  /** What everything cost; the whole trace is written to `keep`. */
  async stop(keep?: string): Promise<Cost[]> {
    const buffer = await this.browser.stopTracing();
    if (keep !== undefined) writeFileSync(keep, buffer);
    const { traceEvents } = JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] };
    return this.names.map((name) => costOf(traceEvents, name));
  }
}

/** The picture after a pointer event is drawn in one frame; what comes later is the preview. */
const FIRST_US = 50_000;

function costOf(events: readonly TraceEvent[], name: string): Cost {
  const at = (kind: 'begin' | 'end'): TraceEvent => {
    const mark = events.find((event) => event.name === markOf(kind, name));
    if (mark === undefined) throw new Error(`no mark of ${name}`);
    return mark;
  };
  const begin = at('begin');
  const end = at('end');
  const tasks = events.filter(
    ({ name: what, ph, pid, tid, ts }) =>
      ph === 'X' &&
      TASK.test(what) &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts >= begin.ts &&
      ts < end.ts,
  );
  const sum = (some: readonly TraceEvent[]): number =>
    some.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000;
  return {
    name: name.replace(/^\d+ /, ''),
    first: sum(tasks.filter(({ ts }) => ts < begin.ts + FIRST_US)),
    total: sum(tasks),
    longest: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}

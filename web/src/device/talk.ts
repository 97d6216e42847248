// What the page, its worker and the engine tell each other (src/device/talk.h).

/** A record under its key; no text: it goes. */
export type Change = [key: string, text: string | null];

/** What a page has its worker do, besides what the engine itself is told. */
export type Told =
  | { do: 'connect'; socket: number }
  | { do: 'say'; socket: number; text: string }
  | { do: 'gone'; socket: number }
  | {
      do: 'request';
      id: number;
      method: string;
      path: string;
      query: string;
      body: string;
    };

/** What the engine wants done for the page. */
export type Shown =
  | { do: 'send'; socket: number; text: string }
  | { do: 'close'; socket: number; code: number }
  | { do: 'respond'; id: number; status: number; type: string; body: string };

export type Effect =
  | Shown
  | { do: 'keep'; changes: Change[] }
  | { do: 'think'; ticket: number; text: string }
  | { do: 'forget'; ticket: number };

export interface Answer {
  next: number;
  effects: Effect[];
}

/** Why a device does not go on; the page has words for each. */
export type Trouble = 'no_storage' | 'full' | 'taken_over' | 'no_engine' | 'ended';

export class DeviceTrouble extends Error {
  constructor(
    readonly trouble: Trouble,
    cause?: unknown,
  ) {
    super(trouble, { cause });
  }
}

export const troubleOf = (thrown: unknown): Trouble =>
  thrown instanceof DeviceTrouble ? thrown.trouble : 'ended';

/** From the page to the worker of the tables. Changes besides the engine's end its work: it is opened
    anew with what is left. */
export type ToWorker =
  | { do: 'open'; engine: string; owner: string; pace: number }
  | { do: 'told'; told: Told }
  | { do: 'all' }
  | { do: 'delete_table'; table: string }
  | { do: 'replace'; records: [string, string][] };

/** From that worker to the page. */
export type FromWorker =
  | { do: 'opened' }
  | { do: 'shown'; shown: Shown }
  | { do: 'trouble'; trouble: Trouble }
  | { do: 'all'; records: [string, string][] }
  | { do: 'changed'; done: boolean };

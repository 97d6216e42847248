// The conversation with the engine: what happened goes in, what is to be done comes out and is done,
// in order. An action counts when its records are kept, so the engine hears of that afterwards.
import type { Ask } from './engine';
import type { Answer, Change, Effect, Shown, Told } from './talk';

export interface Hands {
  show(shown: Shown): void;
  /** Resolves when all of it is written; rejects when nothing is. */
  keep(changes: Change[]): Promise<void>;
  think(ticket: number, line: string): void;
  forget(ticket: number): void;
  /** The instance has come to its end, or records could not be written. */
  failed(thrown: unknown): void;
}

type Internal =
  | Told
  | { do: 'load'; records: [string, string][] }
  | { do: 'begin'; pace: number }
  | { do: 'kept'; well: boolean }
  | { do: 'thought'; ticket: number; text: string }
  | { do: 'turn' };

const AT_ONCE = 500; // records in one text
const MOST_MS = 2 ** 31 - 1; // what a timer can wait

export class Conversation {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly ask: Ask,
    private readonly hands: Hands,
  ) {}

  /** `pace`: milliseconds between two actions of computers that somebody watches. */
  begin(records: [string, string][], pace: number): void {
    for (let at = 0; at < records.length; at += AT_ONCE)
      this.tell({ do: 'load', records: records.slice(at, at + AT_ONCE) });
    this.tell({ do: 'begin', pace });
  }

  tell(told: Internal): void {
    if (this.ended) return;
    try {
      const text = this.ask(told);
      if (text.startsWith('error')) throw new Error(text);
      this.take(JSON.parse(text) as Answer);
    } catch (thrown) {
      this.end();
      this.hands.failed(thrown);
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private take({ next, effects }: Answer): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tell({ do: 'turn' }), Math.min(next, MOST_MS));
    for (const effect of effects) this.perform(effect);
  }

  private perform(effect: Effect): void {
    if (effect.do === 'keep') this.keep(effect.changes);
    else if (effect.do === 'think') this.hands.think(effect.ticket, effect.text);
    else if (effect.do === 'forget') this.hands.forget(effect.ticket);
    else this.hands.show(effect);
  }

  private keep(changes: Change[]): void {
    this.hands.keep(changes).then(
      () => this.tell({ do: 'kept', well: true }),
      (thrown) => {
        this.hands.failed(thrown);
        this.tell({ do: 'kept', well: false });
      },
    );
  }
}

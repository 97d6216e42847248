// The hints of the decision that is open at this table: asked for once, gone with the decision.
import { wordsOf } from '../../net/api';
import { askHint } from '../../net/learn';
import type { Hints, Table, Text } from '../../protocol';

type Asked = Pick<Table, 'table' | 'n' | 'viewer' | 'choices' | 'state' | 'hints'>;

/** What the viewer decides now, as one text: hints are for this and nothing else. */
export const decisionOf = ({ table, n, viewer, choices }: Asked): string =>
  [table, n, viewer, ...choices.map(({ act }) => act)].join('\n');

/** Whether somebody who is asked for a decision of `seat` may look at a hint. */
export const mayAsk = (table: Asked, seat: number | null): boolean =>
  seat !== null &&
  table.state === 'running' &&
  table.choices.some(({ act }) => act !== 'commit') &&
  table.hints.allowed &&
  table.hints.left !== 0;

export class Hinting {
  told: Hints | null = $state.raw(null);
  failure: Text | null = $state.raw(null);
  busy = $state(false);
  /** Which of them is looked at, by number. */
  pointed = $state(0);
  private decision = $state('');

  isFor(table: Asked): boolean {
    return (this.told !== null || this.failure !== null) && this.decision === decisionOf(table);
  }

  close(): void {
    this.told = null;
    this.failure = null;
  }

  async ask(table: Asked, seat: number): Promise<void> {
    if (this.busy) return;
    this.close();
    this.busy = true;
    this.pointed = 0;
    this.decision = decisionOf(table);
    try {
      this.told = await askHint(table.table, seat);
    } catch (thrown) {
      this.failure = wordsOf(thrown);
    }
    this.busy = false;
  }
}

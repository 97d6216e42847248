// Presses beside questions, added up and printed.
import type { Decision } from './player';

interface Kind {
  times: number;
  presses: number;
  questions: number;
  worst: Decision;
}

export interface Bill {
  game: string;
  device: string;
  rounds: number;
  /** Things that the screen had no way for. */
  missing: string[];
  refused: string[];
  kinds: Map<string, Kind>;
}

export const newBill = (game: string, device: string): Bill => ({
  game,
  device,
  rounds: 0,
  missing: [],
  refused: [],
  kinds: new Map(),
});

/** "conquer; at n05" is a conquest. */
const kindOf = ({ path }: Decision): string =>
  path
    .map((step) => step.split(' ')[0])
    .join(' ')
    .slice(0, 40);

export function addTo({ kinds }: Bill, decision: Decision): void {
  const kind = kindOf(decision);
  const so = kinds.get(kind) ?? { times: 0, presses: 0, questions: 0, worst: decision };
  so.times += 1;
  so.presses += decision.presses;
  so.questions += decision.questions;
  if (decision.presses > so.worst.presses) so.worst = decision;
  kinds.set(kind, so);
}

const sum = ({ kinds }: Bill, of: (kind: Kind) => number): number =>
  [...kinds.values()].reduce((total, kind) => total + of(kind), 0);

const perRound = (amount: number, { rounds }: Bill): string =>
  (amount / Math.max(1, rounds)).toFixed(1);

/** What costs more than one press each, the most expensive first. */
function costly({ kinds }: Bill): string[] {
  return [...kinds]
    .filter(([, { presses, questions, times }]) => presses > Math.max(questions, times))
    .toSorted(([, a], [, b]) => b.presses - b.questions - (a.presses - a.questions))
    .map(([kind, { times, presses, questions, worst }]) => {
      const mean = (presses / times).toFixed(2);
      return `    ${mean} for ${(questions / times).toFixed(2)}  ${times} x ${kind}: ${worst.trail.join(' > ')}`;
    });
}

export function print(bill: Bill): void {
  const presses = sum(bill, (kind) => kind.presses);
  const questions = sum(bill, (kind) => kind.questions);
  const answers = sum(bill, (kind) => kind.times);
  console.log(
    [
      `${bill.game}, ${bill.device}: ${bill.rounds} rounds`,
      `  presses a round ${perRound(presses, bill)}, questions ${perRound(questions, bill)}, ` +
        `answers ${perRound(answers, bill)}: ${(presses / Math.max(1, questions)).toFixed(2)} presses a question`,
      ...costly(bill),
      ...[...new Set(bill.missing)].map((path) => `    not on the screen: ${path}`),
      ...[...new Set(bill.refused)].map((text) => `    refused: ${text}`),
    ].join('\n'),
  );
}

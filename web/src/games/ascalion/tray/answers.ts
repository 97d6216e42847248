// Answers that nothing on the map stands for: yes and no, kinds with amounts, the ends of lists.
import type { Choice } from '../../../protocol';
import { partsOf } from '../../common/targets';
import type { Target } from '../../game';
import { isOneOf } from '../../json';
import { TRANSPORTS } from '../model';
import { KINDS, type Kind } from '../shown';

export interface Answer {
  target: Target;
  path: string[];
  choice: Choice;
  /** Goods that the answer is about. */
  kind: Kind | null;
  amount: number;
}

const ON_MAP = /^(area|place|recipe|seat):/;
const MOVES: ReadonlySet<Target> = new Set(TRANSPORTS.map((transport) => `action:${transport}`));
/** What the trade desk shows itself. */
const ON_DESK = /^(kind:|action:(accept|decline|counter|send|close)$)/;
const TRADING: ReadonlySet<string> = new Set(['partner', 'give_kind', 'want_kind', 'answer']);

const targetOf = ({ targets }: Choice): Target => targets[0] ?? '';
const isAmount = (choice: Choice): boolean => targetOf(choice).startsWith('take:');
const amountIn = (choice: Choice): number =>
  isAmount(choice) ? Number(partsOf(targetOf(choice)).id) : 1;

function answersTo(choice: Choice): Answer[] {
  const target = targetOf(choice);
  const parts = partsOf(target);
  const kind = parts.kind === 'kind' && isOneOf(KINDS, parts.id) ? parts.id : null;
  const path = [choice.act];
  if (kind === null || choice.next.length === 0 || !choice.next.every(isAmount))
    return [{ target, path, choice, kind, amount: amountIn(choice) }];
  return choice.next.map((next) => ({
    target,
    path: [...path, next.act],
    choice: next,
    kind,
    amount: amountIn(next),
  }));
}

/** The answers of the present question that get buttons in the tray. */
export function answersOf(choices: readonly Choice[], ask: string): Answer[] {
  const trading = TRADING.has(ask);
  return choices
    .filter((choice) => {
      const target = targetOf(choice);
      if (ON_MAP.test(target) || MOVES.has(target)) return false;
      return !trading || !ON_DESK.test(target);
    })
    .flatMap(answersTo);
}

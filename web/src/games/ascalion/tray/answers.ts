// Answers that nothing on the map stands for: yes and no, kinds with amounts, the ends of lists.
import type { Choice } from '../../../protocol';
import type { Target } from '../../game';
import { isOneOf, KINDS, type Kind, TRANSPORTS } from '../ids';

export interface Answer {
  target: Target;
  path: string[];
  choice: Choice;
  /** Goods that the answer is about. */
  kind: Kind | null;
  amount: number;
}

const ON_MAP = /^(at|to|load|unload|make|offer) /;
/** What the trade desk shows itself. */
const ON_DESK: ReadonlySet<string> = new Set(['accept', 'decline', 'counter', 'send']);
const TRADING: ReadonlySet<string> = new Set(['partner', 'give_kind', 'want_kind', 'answer']);

function amountsOf(choice: Choice, kind: Kind): Answer[] {
  return choice.next.map((next) => ({
    target: `kind:${kind}`,
    path: [choice.act, next.act],
    choice: next,
    kind,
    amount: Number(next.act.split(' ')[1] ?? 1),
  }));
}

function answersTo(choice: Choice): Answer[] {
  const [word = '', one = ''] = choice.act.split(' ');
  const kind = word === 'pick' && isOneOf(KINDS, one) ? one : null;
  const takes = choice.next.length > 0 && choice.next.every(({ act }) => act.startsWith('take '));
  if (kind !== null && takes) return amountsOf(choice, kind);
  const target =
    kind !== null
      ? `kind:${kind}`
      : word === 'take'
        ? `take:${one}`
        : word === 'found'
          ? `religion:${one}`
          : `action:${word}`;
  return [{ target, path: [choice.act], choice, kind, amount: word === 'take' ? Number(one) : 1 }];
}

/** The answers of the present question that get buttons in the tray. */
export function answersOf(choices: readonly Choice[], ask: string): Answer[] {
  const trading = TRADING.has(ask);
  return choices
    .filter(({ act }) => {
      if (ON_MAP.test(act) || isOneOf(TRANSPORTS, act)) return false;
      return !trading || !(ON_DESK.has(act) || act.startsWith('pick ') || act === 'close');
    })
    .flatMap(answersTo);
}

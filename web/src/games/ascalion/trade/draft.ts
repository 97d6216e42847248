// An offer that is being put together on this screen, and the next step that brings it to the server.
// Goods may be clicked in any order; the steps are sorted.
import type { Choice } from '../../../protocol';
import { pathAlong } from '../../common/targets';
import type { Target } from '../../game';
import { amountOf, counted, totalOf } from '../goods';
import type { Goods, Token, View } from '../model';
import { KINDS, type Kind } from '../shown';

export interface Draft {
  partner: number;
  gives: Token[];
  wants: Goods;
}

/** Tokens in the order in which they are picked: by kind, then by area. */
export function sorted(tokens: readonly Token[], order: readonly string[]): Token[] {
  return tokens.toSorted(
    (a, b) =>
      KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
      order.indexOf(a.area) - order.indexOf(b.area),
  );
}

const kindsOf = (goods: Goods): Kind[] =>
  KINDS.flatMap((kind) => Array.from({ length: amountOf(goods, kind) }, () => kind));

/** What the server should be told about next; null when the offer is not begun here or is through. */
function wanted(draft: Draft, view: View, order: readonly string[]): Target[] | null {
  const { trade, turn } = view;
  const tokens = sorted(draft.gives, order);
  const token = tokens[trade.gives.length];
  switch (turn.ask) {
    case 'partner':
      return [`seat:${draft.partner}`];
    case 'answer':
      return ['action:counter'];
    case 'give_kind':
      return token === undefined ? ['action:close'] : [`kind:${token.kind}`, `area:${token.area}`];
    case 'give_area':
      return token === undefined ? null : [`area:${token.area}`];
    case 'want_kind': {
      const kind = kindsOf(draft.wants)[totalOf(trade.wants)];
      return kind === undefined ? ['action:send'] : [`kind:${kind}`];
    }
    default:
      return null;
  }
}

/** All of it, as if nothing of it had been sent; what the rules answer by themselves is named, too. */
export function wholePath(draft: Draft, view: View, order: readonly string[]): string[] {
  const tokens = sorted(draft.gives, order);
  return [
    view.turn.ask === 'answer' ? 'counter' : `offer ${draft.partner}`,
    ...tokens.flatMap(({ kind, area }) => [`pick ${kind}`, `at ${area}`]),
    'close',
    ...kindsOf(draft.wants).map((kind) => `pick ${kind}`),
    'send',
  ];
}

/** Whether what the server has is the beginning of the draft. */
function agrees(draft: Draft, view: View, order: readonly string[]): boolean {
  const { trade, turn } = view;
  if (turn.ask === 'partner' || turn.ask === 'answer') return true;
  const tokens = sorted(draft.gives, order);
  const begun = trade.gives.every(
    ({ kind, area }, i) => tokens[i]?.kind === kind && tokens[i]?.area === area,
  );
  const kinds = kindsOf(draft.wants);
  return begun && kindsOf(trade.wants).every((kind, i) => kinds[i] === kind);
}

export type Progress = { path: string[] } | 'through' | 'stuck';

/** The next steps of a draft that is being sent. */
export function nextSteps(
  draft: Draft,
  view: View,
  choices: readonly Choice[],
  order: readonly string[],
): Progress {
  const steps = wanted(draft, view, order);
  if (steps === null) return 'through';
  if (!agrees(draft, view, order)) return 'stuck';
  const path = pathAlong(steps, choices);
  return path.length === 0 ? 'stuck' : { path };
}

/** What is left of an area's goods when the draft has taken its part. */
export function unpicked(draft: Draft, area: string, goods: Goods, kind: Kind): number {
  const taken = counted(draft.gives.filter((token) => token.area === area));
  return amountOf(goods, kind) - amountOf(taken, kind);
}

/** Tokens for a bundle of goods, taken from the first areas that have them. */
export function tokensFor(
  goods: Goods,
  view: View,
  seat: number,
  order: readonly string[],
): Token[] {
  const draft: Draft = { partner: seat, gives: [], wants: {} };
  for (const kind of kindsOf(goods)) {
    const area = order.find((id) => {
      const here = view.countries[id] ?? view.vessels[id];
      return here?.owner === seat && unpicked(draft, id, here.goods, kind) > 0;
    });
    if (area !== undefined) draft.gives.push({ kind, area });
  }
  return draft.gives;
}

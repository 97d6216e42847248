// What the rules see of an area while several are named: vessels in the same place with the same
// owner, content and distress are one answer (A5.9).
import { amountOf, listed, plus } from '../goods';
import type { View } from '../model';
import { KINDS, type Kind } from '../shown';
import type { Look } from './path';

/** The kind that is being placed. */
function placed({ trade, turn }: View): Kind | undefined {
  const hand = trade.hands[turn.toMove === trade.maker ? 0 : 1] ?? {};
  return KINDS.find((kind) => amountOf(hand, kind) > 0);
}

/** A token is in its vessel as soon as it is placed; one that is taken leaves with all the others, and
 * until then makes the vessel unlike the others. */
export function lookIn(view: View): Look {
  const kind = view.turn.ask === 'destination' ? placed(view) : undefined;
  const taken = new Set(view.trade.origins.map(({ area }) => area));
  return (area, times) => {
    const vessel = view.vessels[area];
    if (vessel === undefined || taken.has(area) || (kind === undefined && times > 0)) return area;
    const goods = kind === undefined ? vessel.goods : plus(vessel.goods, kind, times);
    const { place, owner, distressed, book, follower } = vessel;
    const sort = area.replace(/[^a-z]+$/, '');
    return JSON.stringify([sort, place, owner, distressed, book, follower, listed(goods)]);
  };
}

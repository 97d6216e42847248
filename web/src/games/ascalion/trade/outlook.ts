// What a partner would say to an offer, as far as everybody can see it: what they own and lack, and
// what they have accepted and refused. It is no promise.
import type { Text } from '../../../protocol';
import { amountOf, counted, listed, plus, totalOf } from '../goods';
import type { Guide } from '../guide';
import { goodsText } from '../label';
import type { Goods, View } from '../model';
import { KINDS, type Kind, RECIPES, type Recipe } from '../shown';
import { WORDS } from '../words';
import type { Draft } from './draft';

export interface Sign {
  text: Text;
  speaks: 'for' | 'against';
}

const covers = (goods: Goods, part: Goods): boolean =>
  KINDS.every((kind) => amountOf(goods, kind) >= amountOf(part, kind));

const changed = (goods: Goods, more: Goods, by: 1 | -1): Goods =>
  listed(more).reduce((sum, { kind, amount }) => plus(sum, kind, by * amount), goods);

/** Exchanges between both in this phase, as the partner sees them. */
function past({ trade }: View, own: number, partner: number) {
  return trade.ledger.flatMap(({ maker, partner: other, gives, wants, dealt }) => {
    if (maker === own && other === partner) return [{ gets: gives, pays: wants, dealt }];
    return dealt && maker === partner && other === own ? [{ gets: wants, pays: gives, dealt }] : [];
  });
}

const hasSource = ({ countries }: View, seat: number, kind: Kind): boolean =>
  Object.values(countries).some(({ owner, source }) => owner === seat && source === kind);

/** What the partner could make after the exchange and not before. */
function enabled(view: View, before: Goods, after: Goods): Recipe[] {
  return RECIPES.filter((recipe) => {
    const price = view.prices[recipe];
    return totalOf(price) > 0 && covers(after, price) && !covers(before, price);
  });
}

/** The signs in an offer, the strongest first. */
export function outlookOf(
  draft: Draft,
  view: View,
  guide: Guide,
  own: number,
  name: string,
): Sign[] {
  const gets = counted(draft.gives);
  const pays = draft.wants;
  if (totalOf(gets) === 0 && totalOf(pays) === 0) return [];
  const has = view.seats[draft.partner]?.goods ?? {};
  const sign = (speaks: Sign['speaks'], text: Text): Sign => ({ speaks, text });
  const signs: Sign[] = [];
  const short = listed(pays).filter(({ kind, amount }) => amount > amountOf(has, kind));
  for (const { kind } of short)
    signs.push(
      sign('against', WORDS.outlook.short(name, goodsText({ [kind]: amountOf(has, kind) }, guide))),
    );
  const deals = past(view, own, draft.partner);
  const both = totalOf(gets) > 0 && totalOf(pays) > 0;
  if (both && deals.some((one) => !one.dealt && covers(one.gets, gets) && covers(pays, one.pays)))
    signs.push(sign('against', WORDS.outlook.refusedMore(name)));
  if (both && deals.some((one) => one.dealt && covers(gets, one.gets) && covers(one.pays, pays)))
    signs.push(sign('for', WORDS.outlook.acceptedLess(name)));
  const [can] = enabled(view, has, changed(changed(has, pays, -1), gets, 1));
  if (can !== undefined)
    signs.push(sign('for', WORDS.outlook.enables(name, guide.recipes[can].name)));
  const [cannot] = enabled(view, changed(changed(has, pays, -1), gets, 1), has);
  if (cannot !== undefined)
    signs.push(sign('against', WORDS.outlook.disables(name, guide.recipes[cannot].name)));
  const lacked = listed(gets).filter(
    ({ kind }) => amountOf(has, kind) === 0 && !hasSource(view, draft.partner, kind),
  );
  for (const { kind } of lacked)
    signs.push(sign('for', WORDS.outlook.lacks(name, guide.kinds[kind].name)));
  const last = listed(pays).filter(({ kind, amount }) => amount === amountOf(has, kind));
  for (const { kind } of last)
    signs.push(sign('against', WORDS.outlook.last(name, guide.kinds[kind].name)));
  return signs;
}

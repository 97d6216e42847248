// Sums of goods.

import type { Goods, Token } from './model';
import { KINDS, type Kind } from './shown';

export const amountOf = (goods: Goods, kind: Kind): number => goods[kind] ?? 0;

export const totalOf = (goods: Goods): number =>
  KINDS.reduce((n, kind) => n + amountOf(goods, kind), 0);

/** The kinds that are there, in the fixed order, with how many. */
export function listed(goods: Goods): { kind: Kind; amount: number }[] {
  return KINDS.map((kind) => ({ kind, amount: amountOf(goods, kind) })).filter(
    ({ amount }) => amount > 0,
  );
}

export function plus(goods: Goods, kind: Kind, amount = 1): Goods {
  const rest = Object.fromEntries(Object.entries(goods).filter(([one]) => one !== kind));
  const now = amountOf(goods, kind) + amount;
  return now > 0 ? { ...rest, [kind]: now } : rest;
}

export const counted = (tokens: readonly Token[]): Goods =>
  tokens.reduce<Goods>((sum, { kind }) => plus(sum, kind), {});

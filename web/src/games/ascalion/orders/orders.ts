// Standing orders: answers to small questions that a player has given in advance, for one table.
import type { Text } from '../../../protocol';
import type { Target } from '../../game';
import { isOneOf } from '../../json';
import { amountOf } from '../goods';
import type { View } from '../model';
import { areaOf } from '../scene';
import { KINDS, type Kind } from '../shown';
import { WORDS } from '../words';

export type Leave = 'ask' | 'yes' | 'no';

export interface Orders {
  on: boolean;
  /** What to say when a vote is called. */
  votes: Leave;
  /** Whether a seat's boats may pass, by seat. */
  pass: Record<number, Leave>;
  /** Whom to help against whom: pairs of seats; -1 stands for anybody. */
  help: { friend: number; against: number }[];
  /** Stay neutral in all other attacks. */
  neutral: boolean;
  /** Kinds that are never given away. */
  keep: Kind[];
  declineAll: boolean;
}

export const NO_ORDERS: Orders = {
  on: true,
  votes: 'ask',
  pass: {},
  help: [],
  neutral: false,
  keep: [],
  declineAll: false,
};

export interface Reply {
  target: Target;
  /** What was done, in words. */
  text: Text;
}

const isLeave = (word: unknown): word is Leave => word === 'yes' || word === 'no' || word === 'ask';

/** Orders as they were stored; whatever is not understood is left out. */
export function readOrders(json: string | null): Orders {
  if (json === null) return NO_ORDERS;
  try {
    const raw = JSON.parse(json) as Partial<Orders>;
    const pass = Object.entries(raw.pass ?? {}).filter(([, leave]) => isLeave(leave));
    const help = Array.isArray(raw.help) ? raw.help : [];
    return {
      on: raw.on !== false,
      votes: isLeave(raw.votes) ? raw.votes : 'ask',
      pass: Object.fromEntries(pass),
      help: help.filter((one) => Number.isInteger(one?.friend) && Number.isInteger(one?.against)),
      neutral: raw.neutral === true,
      keep: (Array.isArray(raw.keep) ? raw.keep : []).filter((kind) => isOneOf(KINDS, kind)),
      declineAll: raw.declineAll === true,
    };
  } catch {
    return NO_ORDERS;
  }
}

/** Whether anything is ordered at all. */
export function isEmpty(orders: Orders): boolean {
  const passes = Object.values(orders.pass).every((leave) => leave === 'ask');
  const trades = orders.keep.length === 0 && !orders.declineAll;
  return orders.votes === 'ask' && passes && orders.help.length === 0 && !orders.neutral && trades;
}

/** Whether some order would answer. */
export const isActive = (orders: Orders): boolean => orders.on && !isEmpty(orders);

type Name = (seat: number) => string;

function passage(orders: Orders, mover: number | null, name: Name): Reply | null {
  const leave = mover === null ? 'ask' : (orders.pass[mover] ?? 'ask');
  if (leave === 'ask' || mover === null) return null;
  const words = leave === 'yes' ? WORDS.orderTexts.letPass : WORDS.orderTexts.barPass;
  return { target: `action:${leave}`, text: words(name(mover)) };
}

function vote(orders: Orders): Reply | null {
  if (orders.votes === 'ask') return null;
  return { target: `action:${orders.votes}`, text: WORDS.orderTexts[orders.votes] };
}

/** The side of a friend, if both orders do not contradict each other. */
function side(orders: Orders, view: View, name: Name): Reply | null {
  const attacker = view.turn.active;
  const target = view.attack.target;
  const defender = target === null ? null : (areaOf(view, target)?.owner ?? null);
  if (attacker === null || defender === null) return null;
  const helps = (friend: number, enemy: number): boolean =>
    orders.help.some((one) => one.friend === friend && (one.against === enemy || one.against < 0));
  const forAttacker = helps(attacker, defender);
  const forDefender = helps(defender, attacker);
  if (forAttacker && forDefender) return null;
  if (forAttacker)
    return { target: 'action:for_attacker', text: WORDS.orderTexts.help(name(attacker)) };
  if (forDefender)
    return { target: 'action:for_defender', text: WORDS.orderTexts.help(name(defender)) };
  return orders.neutral ? { target: 'action:neutral', text: WORDS.orderTexts.neutral } : null;
}

function offer(orders: Orders, view: View, name: Name): Reply | null {
  const { maker, wants } = view.trade;
  if (maker === null) return null;
  const refused = orders.declineAll || orders.keep.some((kind) => amountOf(wants, kind) > 0);
  return refused ? { target: 'action:decline', text: WORDS.orderTexts.decline(name(maker)) } : null;
}

/** The answer that the orders give to the question of a view, or nothing. */
export function replyTo(orders: Orders, view: View, name: Name): Reply | null {
  if (!orders.on) return null;
  switch (view.turn.ask) {
    case 'vote':
      return vote(orders);
    case 'passage':
    case 'grant':
      return passage(orders, view.turn.active, name);
    case 'side':
      return side(orders, view, name);
    case 'answer':
      return offer(orders, view, name);
    default:
      return null;
  }
}

// What can be chosen at the table now, and why the rest cannot.
import type { GameModule, Target, Way } from '../games/game';
import { allWays, mainTarget, reasonsByTarget, waysByTarget } from '../pick';
import type { Table, Text } from '../protocol';
import type { Sight } from './sight.svelte';

type Asked = Pick<Table, 'choices' | 'reasons' | 'view'>;

export interface Offer {
  /** Every way, in the order of the server's list. */
  list: Way[];
  ways: ReadonlyMap<Target, Way[]>;
  reasons: ReadonlyMap<Target, Text>;
  /** The target of the main button. */
  main: Target | null;
}

export function offerOf(game: GameModule, { choices, reasons, view }: Asked): Offer {
  const list = allWays(choices, game.alone);
  const ways = waysByTarget(list, view, game.clicked);
  const main = mainTarget(ways, game.confirm);
  const further = list.length === 0 ? [] : (game.further?.(view) ?? []);
  // What is offered goes before what is put together.
  for (const [target, composed] of waysByTarget(further, view, undefined))
    if (!ways.has(target)) ways.set(target, composed);
  return { list, ways, reasons: reasonsByTarget(reasons), main };
}

/** Nothing is asked of whoever is not to move, nor in the past. */
export function createOffer(game: GameModule, sight: Sight): Offer {
  const asked = $derived(sight.seat !== null && !sight.replaying);
  const offer = $derived(
    offerOf(game, asked ? sight.table : { ...sight.table, choices: [], reasons: [] }),
  );
  return {
    get list() {
      return offer.list;
    },
    get ways() {
      return offer.ways;
    },
    get reasons() {
      return offer.reasons;
    },
    get main() {
      return offer.main;
    },
  };
}

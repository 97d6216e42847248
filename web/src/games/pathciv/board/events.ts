// The event line: what comes in which round, and how far it is.
import { present } from '../../json';
import { ROUNDS, type View } from '../model';
import { hasRival } from '../scene';
import type { Guide } from '../shown';

export interface Event {
  id: string;
  kind: 'challenge' | 'battle';
  round: number;
  /** Settled, or to come. */
  over: boolean;
}

export interface Age {
  round: number;
  events: Event[];
}

function isOver(view: View, round: number, kind: Event['kind']): boolean {
  const { phase, round: now } = view.turn;
  if (phase === 'over' || round < now) return true;
  return round === now && kind === 'challenge' && phase === 'battle';
}

/** All events in the order in which they come. */
export function eventsOf(view: View, guide: Guide): Event[] {
  const challenges = present(view.challenges).map((id) => {
    const round = guide.challenges[id]?.round ?? 0;
    return { id, kind: 'challenge' as const, round, over: isOver(view, round, 'challenge') };
  });
  const battles = present(view.battles).map((id) => {
    const round = guide.battles[id]?.round ?? 0;
    return { id, kind: 'battle' as const, round, over: isOver(view, round, 'battle') };
  });
  return [...challenges, ...battles].sort((a, b) => a.round - b.round);
}

export function agesOf(view: View, guide: Guide): Age[] {
  const events = eventsOf(view, guide);
  return Array.from({ length: ROUNDS }, (_, i) => ({
    round: i + 1,
    events: events.filter(({ round }) => round === i + 1),
  }));
}

/** The next event of a kind that is to come. */
export const nextOf = (events: readonly Event[], kind: Event['kind']): Event | null =>
  events.find((event) => event.kind === kind && !event.over) ?? null;

export interface Stand {
  /** Null: the threat. "rival": the Rival. */
  who: number | 'threat' | 'rival';
  n: number;
  /** In a battle: rank as things stand, 0 for none. */
  rank: number;
}

/** Where everybody would stand in an event now, the best first. Of battles only the coming one is
 * foreseen: later ones have another threat. */
export function standings(event: Event, view: View): Stand[] {
  const seats = view.seats.map((seat, who) => ({
    who,
    n: event.kind === 'challenge' ? (seat.historyPoints[event.id] ?? 0) : seat.power,
    rank: event.kind === 'challenge' ? 0 : seat.battleRank,
  }));
  const others: Stand[] =
    event.kind === 'battle' ? [{ who: 'threat', n: view.threat ?? 0, rank: 0 }] : [];
  if (event.kind === 'battle' && hasRival(view))
    others.push({ who: 'rival', n: view.rivalPower ?? 0, rank: 0 });
  return [...seats, ...others].sort((a, b) => b.n - a.n);
}

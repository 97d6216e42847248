// Arrows of an attack and the way of a transport, as points on the map.
import type { Point } from '../../../kit/plane';
import type { Guide } from '../guide';
import type { View } from '../model';
import type { Battle, Line } from '../panel/battle';

export type Stance = 'attack' | 'defence' | 'neutral' | 'open';

export interface Arrow {
  id: string;
  seat: number;
  stance: Stance;
  from: Point;
  to: Point;
}

type Spots = ReadonlyMap<string, Point>;

/** The middle of an area, where its tokens are. */
export function middleOf(id: string, guide: Guide, spots: Spots): Point {
  return spots.get(id) ?? guide.countries[id]?.tokens ?? guide.places[id]?.at ?? { x: 0, y: 0 };
}

/** On which side an owner stands in the attack of a view. */
export function stanceOf(view: View, owner: number): Stance {
  const { withAttacker, withDefender, target } = view.attack;
  const defender = target === null ? null : (view.countries[target] ?? view.vessels[target])?.owner;
  if (owner === view.turn.active || withAttacker.includes(owner)) return 'attack';
  if (owner === defender || withDefender.includes(owner)) return 'defence';
  return hasSpoken(view, owner) ? 'neutral' : 'open';
}

/** Allies are asked in turn order: whoever comes before the one who is asked has said something. */
function hasSpoken({ turn, seats }: View, seat: number): boolean {
  if (turn.ask !== 'side' || turn.toMove === null) return false;
  return (seats[seat]?.order ?? 0) < (seats[turn.toMove]?.order ?? 0);
}

/** A point on the way from one to the other, `share` of it gone. */
const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** One arrow from every area that touches the target. */
export function arrowsOf(view: View, guide: Guide, spots: Spots): Arrow[] {
  const { target, engaged } = view.attack;
  if (target === null) return [];
  const goal = middleOf(target, guide, spots);
  const arrows = Object.entries(engaged).map(([id, { owner }]): Arrow => {
    const start = middleOf(id, guide, spots);
    return {
      id,
      seat: owner,
      stance: stanceOf(view, owner),
      from: between(start, goal, 0.3),
      to: between(start, goal, 0.68),
    };
  });
  return arrows.filter(({ stance }) => stance !== 'neutral');
}

/** The same for an attack that has not been declared. */
export function arrowsAhead(battle: Battle, guide: Guide, spots: Spots): Arrow[] {
  const goal = middleOf(battle.target, guide, spots);
  const arrow = ({ area, owner }: Line, stance: Stance): Arrow => {
    const start = middleOf(area, guide, spots);
    return {
      id: area,
      seat: owner,
      stance,
      from: between(start, goal, 0.3),
      to: between(start, goal, 0.68),
    };
  };
  return [
    ...battle.attack.map((line) => arrow(line, 'attack')),
    ...battle.defence.map((line) => arrow(line, 'defence')),
    ...battle.undecided.map((line) => arrow(line, 'open')),
  ];
}

/** Where a transport in progress has come along. */
export function routeOf(view: View, guide: Guide, spots: Spots): Point[] {
  const { kind, from, at, visited, vessel, path } = view.transport;
  if (kind === 'none') return [];
  if (kind === 'boat' || kind === 'ship') {
    const here = vessel === null ? undefined : view.vessels[vessel]?.place;
    return [...path, ...(here === undefined ? [] : [here])].map((id) => middleOf(id, guide, spots));
  }
  const stops = kind === 'chain' ? visited.filter((id) => id !== from && id !== at) : [];
  const ids = [from, ...stops, at].filter((id) => id !== null);
  return ids.map((id) => middleOf(id, guide, spots));
}

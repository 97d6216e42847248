// The two sides of an attack and those who have not decided, from what the view says about it.
import { stanceOf } from '../board/arrows';
import type { View } from '../model';
import { areaOf } from '../scene';

export interface Line {
  area: string;
  owner: number;
  /** What it adds: to the attack, to the defence. */
  attack: number;
  defence: number;
}

export interface Battle {
  target: string;
  attacker: number;
  defender: number | null;
  attack: Line[];
  defence: Line[];
  undecided: Line[];
  /** Owners that stay out of it. */
  neutral: number[];
  /** Third players that have not said anything yet. */
  open: number[];
  sums: { attack: number; defence: number };
}

export function battleOf(view: View): Battle | null {
  const { target, engaged, sums } = view.attack;
  const attacker = view.turn.active;
  if (target === null || sums === null || attacker === null) return null;
  const lines = Object.entries(engaged)
    .map(([area, { owner, forAttacker, forDefender }]): Line => {
      return { area, owner, attack: forAttacker, defence: forDefender };
    })
    .toSorted((a, b) => b.attack - a.attack);
  const of = (stance: string): Line[] =>
    lines.filter(({ owner }) => stanceOf(view, owner) === stance);
  const undecided = of('open');
  return {
    target,
    attacker,
    defender: areaOf(view, target)?.owner ?? null,
    attack: of('attack'),
    defence: of('defence'),
    undecided,
    neutral: [...new Set(of('neutral').map(({ owner }) => owner))],
    open: [...new Set(undecided.map(({ owner }) => owner))],
    sums,
  };
}

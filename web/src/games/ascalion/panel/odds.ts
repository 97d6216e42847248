// Attacks that can be chosen now: what each would come to, before anybody is asked.
import type { Target } from '../../game';
import type { View } from '../model';
import { areaOf } from '../scene';
import type { Chance, Prospect } from '../shown';
import type { Battle, Line } from './battle';

export const marginOf = ({ sums }: Chance): number => sums.attack - sums.defence;

/** "+3", "+1?" where somebody else decides, "−4". */
export function marginText(chance: Chance): string {
  const margin = marginOf(chance);
  const number = margin > 0 ? `+${margin}` : margin < 0 ? `−${-margin}` : '±0';
  return chance.prospect === 'open' ? `${number}?` : number;
}

/** What an attack on an area would come to, if it is among those to choose from. */
export const chanceOf = (view: View, area: string | null): Chance | null =>
  area === null || view.turn.ask !== 'target' ? null : (view.attack.chances[area] ?? null);

/** How many attacks there are of each kind. */
export function countOf(view: View): Record<Prospect, number> {
  const count = { sure: 0, open: 0, doomed: 0 };
  for (const { prospect } of Object.values(view.attack.chances)) ++count[prospect];
  return count;
}

/** Both sides of an attack that has not been declared. */
export function battleAhead(view: View, target: string): Battle | null {
  const chance = chanceOf(view, target);
  const attacker = view.turn.active;
  if (chance === null || attacker === null) return null;
  const defender = areaOf(view, target)?.owner ?? null;
  const lines = chance.parties
    .map(({ area, owner, forAttacker, forDefender }): Line => {
      return { area, owner, attack: forAttacker, defence: forDefender };
    })
    .toSorted((a, b) => b.attack - a.attack);
  return {
    target,
    attacker,
    defender,
    attack: lines.filter(({ owner, attack }) => owner === attacker && attack > 0),
    defence: lines.filter(({ owner, defence }) => owner === defender && defence > 0),
    undecided: lines.filter(({ owner }) => chance.thirds.includes(owner)),
    neutral: [],
    open: chance.thirds,
    sums: chance.sums,
  };
}

/** The area of a target that is taken up for an attack. */
export const aimedAt = (view: View, held: Target | null): string | null => {
  const area = held?.startsWith('area:') ? held.slice('area:'.length) : null;
  return chanceOf(view, area) === null ? null : area;
};

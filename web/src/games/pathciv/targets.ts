// From the engine's notation to things on screen: "bid w_08" is "card:w_08", "buy t_sci_1" the stack
// "stack:sci_1". The first target of a path is what a player clicks to go that way.
import type { Target } from '../game';
import { leadsTo } from './draft/lay';
import type { TechId } from './shown';

/** The stack that a technology comes from. */
export const stackOf = (tech: TechId): string => tech.replace(/^t_/, '').replace(/b$/, '');

function thing(notation: string): Target {
  const [word = '', one = ''] = notation.split(' ');
  switch (word) {
    case 'give_up_cube':
    case 'recruit':
      return `cube:${one}`;
    case 'give_up_circle':
      return `circle:${one}`;
    case 'count_as':
    case 'study':
      return `type:${one}`;
    case 'open':
    case 'take':
      return `marker:${one}`;
    case 'bid':
      return `card:${one}`;
    case 'buy':
    case 'adopt':
      return `stack:${stackOf(one)}`;
    default:
      return `action:${word}`;
  }
}

export const COMMIT: Target = 'action:commit';

/** What a path is clicked at; layouts of phase A are chosen by laying the cards that way. */
export function targetsOf(path: readonly string[], laid: readonly TechId[]): Target[] {
  const [first = ''] = path;
  if (!/^(discard|left) /.test(first)) return path.map(thing);
  return leadsTo(path, laid) ? [COMMIT] : [`lay:${path.join('/')}`];
}

/** A target taken apart: "stack:sci_1" is a stack, "sci_1". */
export function partsOf(target: Target): { kind: string; id: string } {
  const [kind = '', id = ''] = target.split(/:(.*)/s);
  return { kind, id };
}

// Places that take several steps of a voyage: sailed to with one click, where nobody is asked.
import { furtherWay } from '../common/further';
import type { Way } from '../game';
import type { View } from './model';
import { WORDS } from './words';

export const furtherVoyages = ({ transport }: View): Way[] =>
  Object.entries(transport.voyages).map(([place, { path, cost }]) =>
    furtherWay({ path, to: `place:${place}`, text: WORDS.sailFar(path.length, cost) }),
  );

/** What a place costs that takes one step, or several while it is pointed at. */
export function costsOf({ transport }: View, hovered: string | null) {
  const far = hovered === null ? undefined : transport.voyages[hovered];
  if (hovered === null || far === undefined) return transport.steps;
  return [...transport.steps, { to: hovered, cost: far.cost, asks: [] }];
}

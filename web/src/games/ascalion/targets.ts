// From the engine's notation to things on screen: "at albur" is "area:albur", "to r04" is
// "place:r04". The first target of a path is what a player clicks to go that way.
import type { Target } from '../game';
import type { Aim } from './aim.svelte';
import { isOneOf, RECIPES, TRANSPORTS } from './ids';

/** What a single notation names. */
function thing(notation: string): Target {
  const [word = '', one = ''] = notation.split(' ');
  switch (word) {
    case 'at':
    case 'load':
    case 'unload':
      return `area:${one}`;
    case 'to':
      return `place:${one}`;
    case 'pick':
      return `kind:${one}`;
    case 'take':
      return `take:${one}`;
    case 'found':
      return `religion:${one}`;
    case 'make':
      return `recipe:${one}`;
    case 'offer':
      return `seat:${one}`;
    default:
      return `action:${word}`;
  }
}

/** The recipe or way of transport that a path begins, if any. */
export function begun(path: readonly string[]): Aim | null {
  const [word = '', one = ''] = path[0]?.split(' ') ?? [];
  if (word === 'make' && isOneOf(RECIPES, one)) return one;
  return isOneOf(TRANSPORTS, word) ? word : null;
}

const onMap = (target: Target): boolean => /^(area|place):/.test(target);

/** Answers that are given for themselves, whatever is asked after them. */
const ALONE = /^(yes|no|accept|decline|counter|offer|send|withdraw|found)\b/;

/** Everything on screen that a path is about, what is clicked first: the thing on the map if there is
 * one, unless something else is aimed. */
export function targetsOf(path: readonly string[], aimed: Aim | null): Target[] {
  const named = path.map(thing);
  const first = begun(path);
  if (aimed !== null && first !== null && first !== aimed) return named;
  if (ALONE.test(path[0] ?? '')) return named;
  const place = named.find(onMap);
  // The end of a list and the end of a transport in one go.
  const stop = path.at(-1) === 'stop' && path.length > 1 ? ['action:stop'] : [];
  return [...(place === undefined ? stop : [place]), ...named.filter((one) => one !== place)];
}

/** A target taken apart: "area:albur" is an area, "albur". */
export function partsOf(target: Target): { kind: string; id: string } {
  const [kind = '', id = ''] = target.split(/:(.*)/s);
  return { kind, id };
}

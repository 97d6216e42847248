// From the engine's notation to things on screen: "at b3" is "hex:b3", "on trade_1 multi" is
// "space:trade_1/multi". The first target of a path is what a player clicks to go that way.
import type { Target } from '../game';
import { isOneOf } from '../json';
import { KINDS, type Kind } from './model';

/** What a path is read against: the open question, and parameters that leave no choice. */
export interface Question {
  ask: string;
  implied: Readonly<Record<string, string>>;
}

/** Kinds and questions whose colour is a row of the development tracks. */
const ROW_KINDS = /^(develop|row|diff|upgrade|victim)/;

/** What a colour stands for, by the kind or question it answers. */
function coloured(about: string, colour: string): Target {
  if (about.startsWith('place')) return `cube:available/${colour}`;
  return ROW_KINDS.test(about) ? `row:${colour}` : `colour:${colour}`;
}

/** What a single notation names, as an answer to that kind or question. */
function thing(notation: string, about: string): Target {
  const [word = '', ...rest] = notation.split(' ');
  const [one = ''] = rest;
  switch (word) {
    case 'at':
    case 'free_mini':
      return `hex:${one}`;
    case 'site':
      return `site:${rest.join('/')}`;
    case 'target':
      return `figure:${one}`;
    case 'colour':
      return coloured(about, one);
    case 'level':
      return `row:${one}`;
    case 'on':
      return `space:${rest.join('/')}`;
    case 'cube':
      return `cube:${rest.join('/')}`;
    case 'card':
      return about.startsWith('spy') ? `spy:${one}` : `card:${one}`;
    case 'choose_race':
    case 'choose_tile':
    case 'choose_start':
    case 'extra_cube':
    case 'deck':
    case 'size':
    case 'sort':
    case 'option':
      return `${word}:${one}`;
    default:
      return `action:${word}`;
  }
}

/** What stands somewhere on the screen by itself; everything else is chosen from a list. */
const ON_SCREEN = /^(hex|site|cube|space|row|card|deck):/;

export const kindOf = (path: readonly string[]): Kind | null =>
  isOneOf(KINDS, path[0]) ? path[0] : null;

/** Everything on screen that a path is about, what is clicked first: the thing it names, the only
 * thing it can be about, or the button of its kind. */
export function targetsOf(
  path: readonly string[],
  { ask, implied }: Question,
  aimed: Kind | null,
): Target[] {
  const kind = ask === 'menu' ? kindOf(path) : null;
  if (kind === null) return path.map((notation) => thing(notation, ask));
  const named = path.slice(1).map((notation) => thing(notation, kind));
  const button: Target = `action:${kind}`;
  if (aimed !== null && aimed !== kind) return [button, ...named];
  const only = implied[kind];
  const things = only === undefined ? named : [...named, thing(only, kind)];
  const clicked = things.find((target) => ON_SCREEN.test(target));
  return clicked === undefined
    ? [button, ...named]
    : [clicked, ...things.filter((target) => target !== clicked), button];
}

/** A target taken apart: "site:b3/1" is a site, ["b3", "1"]. */
export function partsOf(target: Target): { kind: string; id: string; parts: string[] } {
  const [kind = '', id = ''] = target.split(/:(.*)/s);
  return { kind, id, parts: id.split('/') };
}

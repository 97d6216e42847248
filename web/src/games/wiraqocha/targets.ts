// From the engine's notation to things on screen: "at n05" is "hex:n05", "with driller reserve" is
// "piece:driller@reserve". The first target of a path is what a player clicks to go that way.
import type { Target } from '../game';
import { isOneOf } from '../json';
import { impliedThing, namesItsThing } from './implied';
import { ACTIONS, type ActionId, type CardId, type View } from './model';

/** Actions that a card of the player does: the card is taken up first, then it gets its hex. */
export const CARD_ACTIONS: Partial<Record<ActionId, CardId>> = {
  death_ray: 'death_ray',
  probe: 'psychic_probe',
  fortress: 'flying_fortress',
  tunnel: 'transport_tunneller',
  factory: 'android_factory',
};

/** Parameters without a thing of their own on the table. */
const PLAIN: Record<string, Target> = {
  to_cemetery: 'fate:cemetery',
  take_captive: 'fate:captive',
  loot_crystal: 'loot:crystal',
  loot_artefact: 'loot:artefact',
  loot_captive: 'loot:captive',
  pay_resources: 'pay:resources',
  pay_crystals: 'pay:crystals',
};

function withPiece(kind: string, from: string): Target[] {
  const piece = `piece:${kind}@${from}`;
  return from === 'reserve' ? [piece] : [piece, `hex:${from}`];
}

/** What a single parameter names; nothing for a menu action. */
function parameter(notation: string): Target[] {
  const [word = '', one = '', two = ''] = notation.split(' ');
  const plain = PLAIN[word];
  if (plain !== undefined) return [plain];
  switch (word) {
    case 'at':
      return [`hex:${one}`];
    case 'with':
      return withPiece(one, two);
    case 'pay':
    case 'beat':
      return [`dice:${one}`];
    case 'face':
    case 'step_die':
      return [`die:${one}`];
    case 'card':
      return [`card:${one}`];
    case 'piece':
      return [`piece:${one}@cemetery`];
    case 'from':
      return [`seat:${one}`];
    case 'loot_card':
      return [`loot:${one}`];
    default:
      return [];
  }
}

/** The menu action that a path begins, or nothing if it only answers a question. */
export function actionOf(path: readonly string[]): ActionId | null {
  const first = path[0];
  return isOneOf(ACTIONS, first) ? first : null;
}

/** Everything on screen that a path is about, what is clicked first. While an action is aimed, only
 * its own ways are found at hexes and dice. */
export function targetsOf(path: readonly string[], view: View, aimed: ActionId | null): Target[] {
  const named = path.flatMap(parameter);
  const action = actionOf(path);
  if (action === null) return named;
  const button = `action:${action}`;
  const card = CARD_ACTIONS[action];
  if (aimed !== null && aimed !== action) return [button, ...named];
  if (card !== undefined && aimed === null) return [`card:${card}`, ...named, button];
  if (path.length > 1 && namesItsThing(action, path)) return [...named, button];
  // The rules do not ask where one answer is left: then the view may tell which, or the action itself
  // is the button.
  const implied = impliedThing(action, view);
  return implied === null ? [button, ...named] : [implied, ...named, button];
}

/** A target taken apart: "piece:driller@n03" is a piece, "driller", at "n03". */
export interface TargetParts {
  kind: string;
  id: string;
  at: string;
}

export function partsOf(target: Target): TargetParts {
  const [kind = '', rest = ''] = target.split(/:(.*)/s);
  const [id = '', at = ''] = rest.split('@');
  return { kind, id, at };
}

/** The faces of "dice:2+3". */
export function facesOf(target: Target): number[] {
  return partsOf(target).id.split('+').map(Number);
}

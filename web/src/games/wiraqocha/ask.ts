// What is still worth doing before the turn ends, and the question when it would be lost.

import type { Text } from '../../protocol';
import { text } from '../common/words';
import type { Question, Scene, Target, Way } from '../game';
import { actionOf } from './clicks';
import { label } from './label';
import type { ActionId } from './model';
import { guideOf, ownSeat, viewOf, waysOf } from './scene';
import { resources } from './words';

/** What dice are for: a free die that pays for a hex is lost when the turn ends. */
const TAKING = ['place', 'conquer', 'plunder', 'tunnel'] as const satisfies readonly ActionId[];

const MOST_NAMES = 3;

function hexesToTake(scene: Scene): Target[] {
  const ways = TAKING.flatMap((action) => waysOf(scene, action));
  // The first hex is taken; one that a piece comes from may follow.
  const hexes = ways.map(({ targets }) => targets.flat().find((one) => one.startsWith('hex:')));
  return [...new Set(hexes)].filter((hex) => hex !== undefined);
}

/** The hexes by name, the last ones as a number. */
function named(scene: Scene, hexes: readonly Target[]): Text {
  const names = hexes.slice(0, MOST_NAMES).map((hex) => label(hex, scene));
  const more = hexes.length - names.length;
  const of = (lang: keyof Text, rest: string): string =>
    [...names.map((name) => name[lang]), ...(more > 0 ? [rest] : [])].join(', ');
  return text(of('en', `${more} more`), of('de', `${more} weitere`));
}

function lostDice(scene: Scene): Text[] {
  const hexes = hexesToTake(scene);
  if (hexes.length === 0) return [];
  const dice = viewOf(scene).turn.pool.length;
  const names = named(scene, hexes);
  return [
    text(
      `${dice} free ${dice === 1 ? 'die pays' : 'dice pay'} for a hex: ${names.en}.`,
      `${dice} ${dice === 1 ? 'freier Würfel bezahlt' : 'freie Würfel bezahlen'} ein Feld: ${names.de}.`,
    ),
  ];
}

/** More than may be kept is lost; a card could be paid with it. */
function lostResources(scene: Scene): Text[] {
  const { resourceStorage } = guideOf(scene).parameters;
  const own = viewOf(scene).seats[ownSeat(scene)]?.resources ?? 0;
  if (own <= resourceStorage || waysOf(scene, 'build').length === 0) return [];
  const lost = resources(own - resourceStorage);
  const one = own - resourceStorage === 1;
  return [
    text(
      `${lost.en} above ${resourceStorage} ${one ? 'is' : 'are'} lost, and you can pay for a technology.`,
      `${lost.de} über ${resourceStorage} ${one ? 'verfällt' : 'verfallen'}, und du kannst eine Technologie bezahlen.`,
    ),
  ];
}

const lossesOf = (scene: Scene): Text[] => [...lostDice(scene), ...lostResources(scene)];

/** Whether ending the turn now would lose something. */
export const useful = (scene: Scene): boolean => lossesOf(scene).length > 0;

export function ask(way: Way, scene: Scene): Question | null {
  if (actionOf(way) !== 'end_turn') return null;
  const lost = lossesOf(scene);
  if (lost.length === 0) return null;
  return {
    text: text('End the turn already?', 'Den Zug schon beenden?'),
    lost,
    yes: text('End the turn', 'Zug beenden'),
    no: text('Keep playing', 'Weiterspielen'),
  };
}

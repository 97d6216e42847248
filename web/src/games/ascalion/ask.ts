// What is asked before something is lost, and whether something is left to do.
import type { Text } from '../../protocol';
import { headOf } from '../common/targets';
import { join } from '../common/words';
import type { Question, Scene, Way } from '../game';
import { CONFIRM } from './confirm';
import { areaName } from './label';
import { TRANSPORTS } from './model';
import { chanceOf, marginText } from './panel/odds';
import { areaIn, guideOf, offers, viewOf } from './scene';
import { RECIPES } from './shown';
import { WORDS } from './words';

/** Recipes that could be made: ending the development leaves them. */
function leftToMake(scene: Scene): Text[] {
  const open = RECIPES.filter((recipe) => offers(scene, `recipe:${recipe}`));
  return open.map((recipe) => guideOf(scene).recipes[recipe].name);
}

/** Transports that could be made. */
function leftToMove(scene: Scene): Text[] {
  const view = viewOf(scene);
  if (view.turn.ask !== 'transport') return [];
  const can = TRANSPORTS.some((kind) => offers(scene, `action:${kind}`));
  const seat = view.turn.active === null ? undefined : view.seats[view.turn.active];
  const left = (seat?.transports ?? 0) - view.transport.made;
  return can && left > 0 ? [WORDS.transportsLeft(left)] : [];
}

/** Attacks that nobody could turn. */
function leftToWin(scene: Scene): Text[] {
  const view = viewOf(scene);
  const sure = Object.entries(view.attack.chances).filter(([, one]) => one.prospect === 'sure');
  return sure.map(([id, chance]) =>
    join(
      [areaName(id, view, guideOf(scene)), { en: marginText(chance), de: marginText(chance) }],
      ' ',
    ),
  );
}

const LEAVES: Record<string, (scene: Scene) => Text[]> = {
  'action:done': (scene) => [...leftToMake(scene), ...leftToMove(scene)],
  'action:pass': leftToWin,
  'action:end': leftToWin,
};

/** An attack that is chosen elsewhere than on the map, and cannot be won. */
function doomed(way: Way, scene: Scene): Question | null {
  const view = viewOf(scene);
  const area = areaIn(headOf(way)[0] ?? null);
  const chance = chanceOf(view, area);
  if (area === null || chance?.prospect !== 'doomed') return null;
  return {
    text: WORDS.doomedAsk(areaName(area, view, guideOf(scene))),
    lost: [WORDS.sums(chance.sums.attack, chance.sums.defence), WORDS.attackSpent],
    yes: WORDS.attackAnyway,
    no: WORDS.chooseAnother,
  };
}

export function ask(way: Way, scene: Scene): Question | null {
  const lost = LEAVES[headOf(way)[0] ?? '']?.(scene) ?? [];
  if (lost.length === 0) return doomed(way, scene);
  return { text: WORDS.endAsk[viewOf(scene).turn.phase], lost, yes: WORDS.endNow, no: WORDS.goOn };
}

/** While anything but a way out is offered, the way out is not the button to press. */
export const useful = (scene: Scene): boolean =>
  [...scene.pick.ways.keys()].some((target) => !CONFIRM.includes(target));

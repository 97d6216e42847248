// What is to be done now, in the viewer's own numbers; the server's words are the same for all.
import type { Text } from '../../protocol';
import type { Scene } from '../game';
import { present } from '../json';
import { isTouched, laidCards } from './draft/draft.svelte';
import type { View } from './model';
import { circlesOffered, cubesOffered, totalOf } from './parts/amounts';
import { guideOf, isAsked, viewOf } from './scene';
import type { Guide, Seat } from './shown';
import { questionOf } from './tray/pieces';
import { WORDS } from './words';

const { prompts } = WORDS;

function projects(view: View, guide: Guide): Text {
  const discard = laidCards(view)[4];
  const name = discard === undefined ? undefined : guide.technologies[discard]?.name;
  return name !== undefined && isTouched(view)
    ? prompts.laid(name)
    : prompts.lay(discard !== undefined);
}

/** How many things of a kind may be chosen now. */
const legal = (scene: Scene, kind: string): number =>
  [...scene.pick.ways.keys()].filter((target) => target.startsWith(kind)).length;

function bids(scene: Scene, view: View): Text {
  const again = view.seats.some(({ won }) => won !== null);
  return view.turn.ask === 'wonder_bids'
    ? prompts.wonders(legal(scene, 'card:'), again)
    : prompts.leaders(legal(scene, 'card:'), again);
}

function technologies(scene: Scene, view: View, own: Seat): Text {
  const pays = Object.entries(own.prices).some(
    ([id, price]) =>
      scene.pick.ways.has(`stack:${id}`) &&
      price <= own.research[guideOf(scene).stacks[id]?.type ?? 'military'],
  );
  return pays || view.turn.ask !== 'technology_bids'
    ? prompts.buys(legal(scene, 'stack:'))
    : prompts.adopts;
}

function pieces(view: View, guide: Guide, own: Seat): Text | null {
  const question = questionOf(view, guide);
  if (question === null || question.n <= 0) return null;
  const facts = (cards: readonly (string | null)[]) =>
    present(cards).map((card) => guide.technologies[card]);
  if (view.turn.ask === 'deployment')
    return prompts.giveUpCubes(question.n, totalOf(cubesOffered(own, facts(own.left))), own.limit);
  if (question.kind === 'circle')
    return prompts.giveUpCircles(
      question.n,
      totalOf(circlesOffered(own, facts(own.right))),
      own.limit,
    );
  if (view.turn.ask === 'circles') return prompts.types(question.n);
  return prompts.gains(
    question.kind === 'type' ? question.n : 0,
    question.kind === 'type' ? own.anyCubes : question.n,
  );
}

export function promptOf(scene: Scene): Text | null {
  const view = viewOf(scene);
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  if (!isAsked(scene) || own === undefined) return null;
  switch (view.turn.ask) {
    case 'projects':
      return projects(view, guideOf(scene));
    case 'wonder_bids':
    case 'leader_bids':
      return bids(scene, view);
    case 'technology_bids':
      return technologies(scene, view, own);
    default:
      return pieces(view, guideOf(scene), own);
  }
}

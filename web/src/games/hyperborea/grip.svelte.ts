// The cube in hand: while cubes can be placed one of them always is, so that one tap puts it down.
// Which spaces take it the server has said (turn.fits); it judges what is sent.
import type { Scene } from '../game';
import { hand } from './clicks';
import { isAsked, ownSeat, viewOf } from './scene';
import { COLOURS, type Colour, type SetId, type Space } from './shown';

let chosen: Colour | null = $state(null);

/** Takes a cube of that colour into the hand. */
export function grasp(colour: Colour): void {
  hand.putDown();
  chosen = colour;
}

const mayPlace = (scene: Scene): boolean => {
  const { turn } = viewOf(scene);
  // A lesson offers one thing alone, and that is clicked as it is.
  const offered = isAsked(scene) && scene.pick.ways.size > 1;
  return offered && turn.active === ownSeat(scene) && turn.ask === 'menu';
};

/** Whether a cube of the colour can be placed now. */
export const fits = (scene: Scene, colour: Colour): boolean =>
  mayPlace(scene) && viewOf(scene).turn.fits[colour] !== undefined;

/** The colour of the cube in hand: the one that was taken, else the first that fits somewhere. */
export function inHand(scene: Scene): Colour | null {
  if (hand.held !== null || !mayPlace(scene)) return null;
  if (chosen !== null && fits(scene, chosen)) return chosen;
  return COLOURS.find((colour) => fits(scene, colour)) ?? null;
}

/** The spaces of a set that take the cube in hand, that of its own colour first. */
export function takers(scene: Scene, set: SetId): Space[] {
  const colour = inHand(scene);
  if (colour === null) return [];
  const spaces = (viewOf(scene).turn.fits[colour] ?? []).flatMap((fit) =>
    fit.set === set && fit.space !== null ? [fit.space] : [],
  );
  return spaces.toSorted((a, b) => Number(b === colour) - Number(a === colour));
}

/** What has but one answer the rules fill in: it is no part of the path. */
function pathTo(scene: Scene, colour: Colour, set: SetId, space: Space): string[] {
  const all = viewOf(scene).turn.fits;
  const path = ['place'];
  if (Object.keys(all).length > 1) path.push(`colour ${colour}`);
  if ((all[colour]?.length ?? 0) > 1) path.push(`on ${set} ${space}`);
  return path;
}

/** Puts the cube in hand on a space. */
export function putOn(scene: Scene, set: SetId, space: Space): void {
  const colour = inHand(scene);
  if (colour !== null) scene.pick.act(pathTo(scene, colour, set, space));
}

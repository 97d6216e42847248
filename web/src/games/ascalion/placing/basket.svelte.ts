// Answers that want several areas at once: they are clicked in any order, and sent together in the
// order of the rules.
import type { Scene } from '../../game';
import { areaOrder, guideOf, isAsked, viewOf } from '../scene';
import { lookIn } from './look';
import { pathFor } from './path';

interface Basket {
  /** The table, and the state of it, that it was filled for. */
  at: string;
  areas: readonly string[];
}

let basket: Basket = $state.raw({ at: '', areas: [] });

const momentOf = ({ table }: Scene): string => `${table.table} ${table.version}`;

/** How many areas are wanted together; 0 where a single one answers. */
export function wantedOf(scene: Scene): number {
  const { count } = viewOf(scene).picking;
  return count > 1 && isAsked(scene) ? count : 0;
}

/** What has been clicked and not been sent. */
export const pickedOf = (scene: Scene): readonly string[] =>
  basket.at === momentOf(scene) ? basket.areas : [];

export const timesPicked = (scene: Scene, area: string): number =>
  pickedOf(scene).filter((one) => one === area).length;

/** How often an area may still be clicked. */
export const roomFor = (scene: Scene, area: string): number =>
  wantedOf(scene) === 0 ? 0 : (viewOf(scene).picking.areas[area] ?? 0) - timesPicked(scene, area);

/** Puts an area in; the last one sends them all, as one step for undo. */
export function pickArea(scene: Scene, area: string): void {
  if (roomFor(scene, area) <= 0) return;
  const areas = [...pickedOf(scene), area];
  basket = { at: momentOf(scene), areas };
  if (areas.length < wantedOf(scene)) return;
  const view = viewOf(scene);
  scene.pick.act(pathFor(areas, view.picking.areas, areaOrder(guideOf(scene)), lookIn(view)));
}

/** Takes the last one out again; true if there was one. */
export function unpick(): boolean {
  const had = basket.areas.length > 0;
  basket = { ...basket, areas: basket.areas.slice(0, -1) };
  return had;
}

// Which tab the open question is about, where market and tray share a place.
import type { DockTab, Scene } from '../game';
import { isAsked, viewOf } from './scene';

export function tabOf(scene: Scene): DockTab | null {
  if (!isAsked(scene)) return null;
  const { ask } = viewOf(scene).turn;
  return ask === 'wonder_bids' || ask === 'leader_bids' ? 'market' : 'mine';
}

// Whether something is decided that has sums and buttons of its own: an attack, a deal.
import type { Scene } from '../../game';
import { hand } from '../clicks';
import { isAsked, ownSeat, viewOf } from '../scene';
import { aimedAt } from './odds';

/** What a partner sees: an offer that has been sent, not one that is being put together. */
const OFFERED: ReadonlySet<string> = new Set(['answer', 'origin', 'destination']);

/** Who takes part in a deal or an attack, for the seat of this screen. */
export function decides(scene: Scene): 'trade' | 'attack' | null {
  // Before the game begins there is nothing to decide.
  if (scene.view === null) return null;
  const view = viewOf(scene);
  const own = ownSeat(scene);
  const { turn, trade, attack } = view;
  if (turn.phase === 'trade') {
    const mine = trade.maker === own || (trade.partner === own && OFFERED.has(turn.ask));
    return isAsked(scene) || (mine && scene.table.you.includes(own)) ? 'trade' : null;
  }
  if (turn.phase !== 'attack') return null;
  if (aimedAt(view, hand.held) !== null && isAsked(scene)) return 'attack';
  const fought = attack.target !== null && ['extra', 'side'].includes(turn.ask);
  return fought ? 'attack' : null;
}

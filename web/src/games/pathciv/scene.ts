// Short ways to what the parts of the screen ask a scene for.
import type { Text } from '../../protocol';
import type { Scene } from '../game';
import { isOneOf } from '../json';
import { readGuide, readView, type View } from './model';
import {
  type Circle,
  type Guide,
  type Seat,
  type StackId,
  type TechId,
  TRAYS,
  type Tray,
} from './shown';
import { WORDS } from './words';

export { isAsked, nameOf } from '../common/scene';

export const viewOf = (scene: Scene): View => readView(scene.view);
export const guideOf = (scene: Scene): Guide => readGuide(scene.guide);

/** The seat whose board lies in front: the viewer's, else the first. */
export const ownSeat = (scene: Scene): number => viewOf(scene).viewer ?? scene.table.viewer ?? 0;

/** Whether the seat is the one that this screen plays. */
export const isOwn = (scene: Scene, seat: number): boolean => viewOf(scene).viewer === seat;

/** Whether the frame has no room for the tracks on the board. */
export const isSmall = ({ frame }: Scene): boolean => frame === 'low' || frame === 'phone';

/** Whether the Rival sits at the table: it does with one player. */
export const hasRival = (view: View): boolean => view.rival.board !== null;

/** The technology that lies on a stack. */
export function techOn(view: View, guide: Guide, stack: StackId): TechId {
  const fact = guide.stacks[stack];
  return (view.market.variants.includes(stack) ? fact?.variant : fact?.core) ?? '';
}

/** What a cube or a research point is called. */
export function pieceName(guide: Guide, sort: Tray | Circle): Text {
  if (sort === 'any') return WORDS.any;
  return (isOneOf(TRAYS, sort) ? guide.trays[sort] : guide.types[sort]).name;
}

/** How many copies of a technology a seat owns, wherever they are. */
export function owned(seat: Seat, tech: TechId): number {
  const all = [...seat.hand, ...seat.left, ...seat.right, ...seat.discarded, seat.new];
  return all.filter((one) => one === tech).length;
}

const isWonder = (card: string): boolean => card.startsWith('w_');
export const wondersOf = (cards: readonly string[]): string[] => cards.filter(isWonder);
export const leadersOf = (cards: readonly string[]): string[] =>
  cards.filter((card) => !isWonder(card));

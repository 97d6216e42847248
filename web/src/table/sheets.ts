// The dialogs and tabs of the table page.
import type { DockTab, FrameKind, SeatSize } from '../games/game';

export type Sheet = 'menu' | 'reference' | 'actions' | 'keys' | 'settings' | 'resign' | 'end';

/** The tabs beside or below the board. */
export type SideTab = DockTab | 'chat' | 'actions';

interface Shape {
  frame: FrameKind;
  /** Whether the market stands left of the board. */
  left: boolean;
  textMode: boolean;
  /** Whether the tray has to be given up for what a tab shows. */
  covers: boolean;
}

const withText = (tabs: SideTab[], textMode: boolean): SideTab[] =>
  textMode ? [...tabs, 'actions'] : tabs;

/** The tabs that a layout has, in their order. */
export function tabsOf({ frame, left, textMode, covers }: Shape): SideTab[] {
  switch (frame) {
    case 'wide':
    case 'laptop':
      return withText(left ? ['log', 'chat'] : ['log', 'market', 'chat'], textMode);
    case 'landscape':
      return withText(['market', 'seats', 'log', 'chat'], textMode);
    case 'portrait':
      return withText(
        covers ? ['mine', 'market', 'seats', 'log', 'chat'] : ['market', 'seats', 'log', 'chat'],
        textMode,
      );
    case 'low':
    case 'phone':
      return withText(['mine', 'market', 'seats', 'log'], textMode);
  }
}

/** How much room each of so many seats gets. */
export function seatSize(seats: number): SeatSize {
  if (seats <= 2) return 'large';
  return seats <= 4 ? 'normal' : 'compact';
}

const HEIGHTS = {
  wide: { large: 170, normal: 120, compact: 80 },
  laptop: { large: 130, normal: 100, compact: 54 },
};

/** The usual height of a panel, for a game that does not ask for another. */
export const seatHeight = (size: SeatSize, frame: FrameKind): number =>
  HEIGHTS[frame === 'laptop' || frame === 'low' ? 'laptop' : 'wide'][size];

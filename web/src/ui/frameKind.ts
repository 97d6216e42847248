// Which layout a frame of this size gets: by width and height, never by the device.
import type { FrameKind } from '../games/game';

const PHONE = 640;
const DESK = { width: 1100, height: 480 };
const WIDE = { width: 1400, height: 820 };
const LOW = 560;

/** A telephone on its side is narrower than a tablet, but never higher than this. */
const LYING = 420;

export function frameOf(width: number, height: number): FrameKind {
  if (width <= PHONE) return width > height && height < LYING ? 'low' : 'phone';
  if (width >= DESK.width && height >= DESK.height)
    return width >= WIDE.width && height >= WIDE.height ? 'wide' : 'laptop';
  if (height < LOW) return 'low';
  return width > height ? 'landscape' : 'portrait';
}

import { describe, expect, it } from 'vitest';
import { type Area, roomFor } from './room';

const FRAME = { width: 1000, height: 600 };
const SIZE = { width: 200, height: 250 };
const at = (left: number, top: number, width: number, height: number): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('room for an enlarged card', () => {
  it('is beside its card', () => {
    expect(roomFor(SIZE, at(50, 150, 100, 300), [], FRAME)).toEqual({ x: 168, y: 168 });
  });

  it('is where nothing that may be chosen is covered', () => {
    const kept = [at(160, 0, 500, 600)];
    const room = roomFor(SIZE, at(20, 200, 100, 100), kept, FRAME);
    expect(room?.x).toBeGreaterThanOrEqual(660 + 8);
  });

  it('is nowhere when everything may be chosen, or the frame is too small', () => {
    expect(roomFor(SIZE, at(20, 200, 100, 100), [at(100, 0, 900, 600)], FRAME)).toBeNull();
    expect(roomFor(SIZE, at(20, 20, 10, 10), [], { width: 210, height: 600 })).toBeNull();
  });
});

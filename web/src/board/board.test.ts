// Hexes and zoom.
import { describe, expect, it } from 'vitest';
import { boxAround, centre, corners, distance, hexPath, neighbour } from './hex';
import { clamp, FIT, MAX_SCALE, pan, zoomAt } from './zoom';

describe('hexes', () => {
  it('have six neighbours, each one step away', () => {
    const start = { q: 2, r: -1 };
    const around = [0, 1, 2, 3, 4, 5].map((direction) => neighbour(start, direction));
    expect(new Set(around.map(({ q, r }) => `${q},${r}`)).size).toBe(6);
    for (const hex of around) expect(distance(start, hex)).toBe(1);
    expect(neighbour(start, -1)).toEqual(neighbour(start, 5));
  });
  it('touch their neighbours exactly', () => {
    const a = centre({ q: 0, r: 0 }, 10);
    for (const direction of [0, 1, 2, 3, 4, 5]) {
      const b = centre(neighbour({ q: 0, r: 0 }, direction), 10);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(10 * Math.sqrt(3));
    }
  });
  it('point upwards', () => {
    expect(corners(10)[0]?.y).toBeCloseTo(-10);
    expect(hexPath(10).match(/Q/g)).toHaveLength(6);
    const box = boxAround([{ q: 0, r: 0 }], 10);
    expect([box.width, box.height].map(Math.round)).toEqual([17, 20]);
    expect(boxAround([], 10).width).toBe(0);
  });
});

describe('zoom', () => {
  const frame = { width: 400, height: 300 };
  it('keeps the point under the pointer', () => {
    const view = zoomAt(FIT, 2, 100, 50, frame);
    expect(view).toEqual({ scale: 2, x: -100, y: -50 });
  });
  it('has limits, and a fit has no margin', () => {
    expect(zoomAt(FIT, 99, 0, 0, frame).scale).toBe(MAX_SCALE);
    expect(zoomAt({ scale: 2, x: -50, y: -50 }, 0.01, 10, 10, frame)).toEqual(FIT);
    expect(pan(FIT, 40, 40, frame)).toEqual(FIT);
    expect(clamp({ scale: 2, x: -9999, y: 0 }, frame).x).toBe(-400);
  });
});

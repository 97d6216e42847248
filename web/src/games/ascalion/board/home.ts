// Which part of the map is shown first: the countries in play with a strip of sea.

import { type Size, showRegion, type View as Zoom } from '../../../board/zoom';
import type { Point } from '../../../kit/plane';
import type { Guide } from '../guide';

const STRIP = 46;

interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function regionOf(guide: Guide, inPlay: ReadonlySet<string>): Region {
  const corners = Object.entries(guide.countries)
    .filter(([id]) => inPlay.has(id))
    .flatMap(([, fact]) => fact.corners);
  if (corners.length === 0) return { x: 0, y: 0, width: guide.width, height: guide.height };
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const x = Math.max(0, Math.min(...xs) - STRIP);
  const y = Math.max(0, Math.min(...ys) - STRIP);
  return {
    x,
    y,
    width: Math.min(guide.width, Math.max(...xs) + STRIP) - x,
    height: Math.min(guide.height, Math.max(...ys) + STRIP) - y,
  };
}

/** A region of the same shape, smaller, round a point but inside the whole. */
function closer(region: Region, round: Point, by: number): Region {
  const width = region.width / by;
  const height = region.height / by;
  const inside = (middle: number, from: number, length: number, whole: number): number =>
    Math.min(from + whole - length, Math.max(from, middle - length / 2));
  return {
    x: inside(round.x, region.x, width, region.width),
    y: inside(round.y, region.y, height, region.height),
    width,
    height,
  };
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Fewer pixels for a unit of the map would make countries too small for a finger: such frames begin
 * nearer, where my countries are. */
const LEAST = 0.34;

export function homeOf(
  guide: Guide,
  inPlay: ReadonlySet<string>,
  own: readonly string[],
): (frame: Size) => Zoom {
  const region = regionOf(guide, inPlay);
  const lands = own.flatMap((id) => guide.countries[id]?.tokens ?? []);
  return (frame) => {
    const pixels = Math.min(frame.width / region.width, frame.height / region.height);
    const near = pixels < LEAST && lands.length > 0;
    const shown = near ? closer(region, middle(lands), LEAST / pixels) : region;
    return showRegion(shown, guide, frame);
  };
}

// Which part of the map is shown first: the countries in play with a strip of sea.
import { type Size, showRegion, type View as Zoom } from '../../../board/zoom';
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

export function homeOf(guide: Guide, inPlay: ReadonlySet<string>): (frame: Size) => Zoom {
  const region = regionOf(guide, inPlay);
  return (frame) => showRegion(region, guide, frame);
}

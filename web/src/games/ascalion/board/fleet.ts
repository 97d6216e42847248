// Where vessels are drawn: side by side around the middle of their place.
import type { Point } from '../../../kit/plane';
import type { Guide } from '../guide';
import type { View } from '../model';

const SPACING = 52;
const PER_ROW = 3;

/** The point of each vessel on the map. */
export function fleetOf(view: View, guide: Guide, size = 1): Map<string, Point> {
  const spots = new Map<string, Point>();
  const places = new Map<string, string[]>();
  for (const [id, { place }] of Object.entries(view.vessels))
    places.set(place, [...(places.get(place) ?? []), id]);
  for (const [place, ids] of places) {
    const at = guide.places[place]?.at ?? { x: 0, y: 0 };
    ids.forEach((id, i) => {
      const row = Math.floor(i / PER_ROW);
      const inRow = Math.min(PER_ROW, ids.length - row * PER_ROW);
      const x = at.x + ((i % PER_ROW) - (inRow - 1) / 2) * SPACING * size;
      spots.set(id, { x, y: at.y + row * SPACING * size });
    });
  }
  return spots;
}

// What is different between two views: areas that changed hands or content, vessels that sailed.
import type { Area, View } from '../model';
import { areaOf } from '../scene';

const looks = ({ owner, goods, value }: Area): string => JSON.stringify([owner, goods, value]);

/** Areas that look different now; many at once (a production, the set-up) are no news. */
export function changedAreas(before: View, after: View): string[] {
  const ids = [...Object.keys(after.countries), ...Object.keys(after.vessels)];
  return ids.filter((id) => {
    const was = areaOf(before, id);
    const is = areaOf(after, id);
    return was !== null && is !== null && looks(was) !== looks(is);
  });
}

/** Areas that somebody has taken from somebody else. */
export function conquered(before: View, after: View): string[] {
  return changedAreas(before, after).filter((id) => {
    const was = areaOf(before, id)?.owner ?? null;
    return was !== null && was !== areaOf(after, id)?.owner;
  });
}

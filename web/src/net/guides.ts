// The guides of games, each fetched once per visit.
import { getGuide } from './api';

const fetched = new Map<string, Promise<unknown>>();

export function guideOf(game: string): Promise<unknown> {
  const known = fetched.get(game);
  if (known !== undefined) return known;
  const guide = getGuide(game);
  fetched.set(game, guide);
  // A failed download may be tried again.
  guide.catch(() => fetched.delete(game));
  return guide;
}

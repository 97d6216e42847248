// The guides of games, each fetched once per visit. A table has the guide of the pack it is played
// with, which need not be the one that new tables get.
import { getGuide } from './api';

const fetched = new Map<string, Promise<unknown>>();

export function guideOf(game: string, content?: string): Promise<unknown> {
  const key = `${game} ${content ?? ''}`;
  const known = fetched.get(key);
  if (known !== undefined) return known;
  const guide = getGuide(game, content);
  fetched.set(key, guide);
  // A failed download may be tried again.
  guide.catch(() => fetched.delete(key));
  return guide;
}

// What a computer would say to the offer on my desk: asked when I want to know, and good for exactly
// that offer.
import type { Text } from '../../../protocol';
import type { Scene } from '../../game';
import { areaOrder, guideOf, nameOf, viewOf } from '../scene';
import { WORDS } from '../words';
import { type Draft, wholePath } from './draft';
import type { Sign } from './outlook';

interface Asking {
  /** The offer and the state of the table that it is about. */
  about: string;
  /** Null while the answer is awaited. */
  said: Sign | Text | null;
}

let asking: Asking = $state.raw({ about: '', said: null });

const about = (scene: Scene, draft: Draft): string =>
  JSON.stringify([scene.table.table, scene.table.version, draft]);

/** Whether somebody could be asked about it: a computer, at a table that can ask. */
export const canAsk = ({ table, pick }: Scene, { partner }: Draft): boolean =>
  pick.foretell !== undefined && (table.seats[partner]?.level ?? null) !== null;

/** What has been said to this offer; undefined: nobody was asked, null: the answer is awaited. */
export const saidTo = (scene: Scene, draft: Draft): Sign | Text | null | undefined =>
  asking.about === about(scene, draft) ? asking.said : undefined;

const isAnswer = (action: string): action is keyof typeof WORDS.wouldSay =>
  action in WORDS.wouldSay;

async function answerOf(scene: Scene, draft: Draft): Promise<Sign | Text> {
  const name = nameOf(scene, draft.partner);
  const path = wholePath(draft, viewOf(scene), areaOrder(guideOf(scene)));
  const told = await scene.pick.foretell?.(path).catch(() => null);
  if (told == null || told.seat !== draft.partner || !isAnswer(told.action))
    return WORDS.partnerSilent(name);
  const speaks = told.action === 'accept' ? 'for' : 'against';
  return { speaks, text: WORDS.wouldSay[told.action](name) };
}

export async function askAbout(scene: Scene, draft: Draft): Promise<void> {
  const now = about(scene, draft);
  asking = { about: now, said: null };
  const said = await answerOf(scene, draft);
  if (asking.about === now) asking = { about: now, said };
}

// Pieces that are picked one by one, in any order; they are sent together, in the order that the rules
// have for them.
import type { Scene } from '../../game';
import { guideOf, viewOf } from '../scene';
import { CIRCLES, type Circle, TRAYS, type Tray, TYPES } from '../shown';
import { type Question, questionOf } from '../tray/pieces';

type Sort = Tray | Circle;

const picks: { of: string; list: Sort[] } = $state({ of: '', list: [] });

const ORDER: readonly Sort[] = [...TRAYS, ...CIRCLES];
const WORD = {
  cube: ['give_up_cube', 'recruit'],
  circle: ['give_up_circle'],
  type: ['count_as', 'study'],
};

/** Which question the picks are for. */
function keyOf(scene: Scene): string {
  const { viewer, turn, own } = viewOf(scene);
  return JSON.stringify([scene.table.table, viewer, turn.round, turn.phase, turn.ask, own]);
}

/** What has been picked and not been sent. */
export const pickedOf = (scene: Scene): readonly Sort[] =>
  picks.of === keyOf(scene) ? picks.list : [];

const count = (list: readonly Sort[], sort: Sort): number =>
  list.filter((one) => one === sort).length;

/** Whether one more of this sort may be picked after these. */
export function mayPick(question: Question, list: readonly Sort[], sort: Sort): boolean {
  if ((question.there[sort] ?? 0) <= count(list, sort)) return false;
  if (!question.spares) return true;
  const next = [...list, sort];
  const keepsAny = (question.there.any ?? 0) > count(next, 'any');
  return !keepsAny || TYPES.some((type) => !next.includes(type));
}

/** What the rules leave to choose from after these picks: never before the last one, and so that what is
 * still to be picked is there (P6.7, P6.42). */
function openAfter({ there, n, spares }: Question, picked: readonly Sort[]): Sort[] {
  const left = (sort: Sort): number => (there[sort] ?? 0) - count(picked, sort);
  const from = (at: number): number => ORDER.slice(at).reduce((sum, one) => sum + left(one), 0);
  const more = n - picked.length;
  const last = picked.at(-1);
  const first = last === undefined ? 0 : ORDER.indexOf(last);
  const sparesOne = (sort: Sort, at: number): boolean =>
    TYPES.some((type) => {
      if (type === sort || picked.includes(type)) return false;
      return from(at) - (ORDER.indexOf(type) > at ? left(type) : 0) >= more;
    });
  return ORDER.filter((sort, at) => {
    if (at < first || left(sort) <= 0 || from(at) < more) return false;
    return !spares || sort === 'any' || left('any') === 0 || sparesOne(sort, at);
  });
}

/** The answers of the server that these picks are; where it leaves only one it gives it itself. */
export function pathOf(ask: string, question: Question, list: readonly Sort[]): string[] {
  const [word = '', gained = word] = WORD[question.kind];
  const verb = ask === 'gains' ? gained : word;
  const sorted = list.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return sorted.flatMap((sort, i) =>
    openAfter(question, sorted.slice(0, i)).length === 1 ? [] : [`${verb} ${sort}`],
  );
}

export function pickOne(scene: Scene, sort: Sort): void {
  const view = viewOf(scene);
  const question = questionOf(view, guideOf(scene));
  const list = [...pickedOf(scene), sort];
  if (question === null || !mayPick(question, pickedOf(scene), sort)) return;
  picks.of = keyOf(scene);
  picks.list = list;
  if (list.length === question.n && scene.pick.act(pathOf(view.turn.ask, question, list)))
    picks.list = [];
}

/** Puts the last one of a sort back; of any sort if none is named. True if there was one. */
export function putBack(sort?: Sort): boolean {
  const at = sort === undefined ? picks.list.length - 1 : picks.list.lastIndexOf(sort);
  if (at < 0) return false;
  picks.list = picks.list.filter((_, i) => i !== at);
  return true;
}

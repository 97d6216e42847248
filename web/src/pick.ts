// From the choices that the server offers to what can be clicked: pure functions.
import type { GameModule, Target, Way } from './games/game';
import type { Choice, Effect, ReasonInfo, Text } from './protocol';

/** The last word of a path that commits to what was picked while others decide as well. */
export const COMMIT = 'commit';

/** Whether nothing is left to pick: the screen commits together with the last pick. */
const completes = ({ next }: Choice): boolean => next.length === 1 && next[0]?.act === COMMIT;

/** The path as it is sent: a last pick goes out together with the commit. */
export function withCommit(choices: readonly Choice[], path: readonly string[]): string[] {
  let level = choices;
  let last: Choice | undefined;
  for (const act of path) {
    last = level.find((one) => one.act === act);
    level = last?.next ?? [];
  }
  return last !== undefined && completes(last) ? [...path, COMMIT] : [...path];
}

/** Every way to act, in the order of the list; a choice with further answers gives one way each,
 * unless it stands alone. */
export function allWays(
  choices: readonly Choice[],
  alone: (choice: Choice) => boolean = () => false,
  before: Way | null = null,
): Way[] {
  return choices.flatMap((offered) => {
    const choice: Choice = completes(offered) ? { ...offered, effect: 'turn', next: [] } : offered;
    const way: Way = {
      path: [...(before?.path ?? []), choice.act],
      choice,
      texts: [...(before?.texts ?? []), choice.text],
      targets: [...(before?.targets ?? []), choice.targets],
    };
    return choice.next.length === 0 || alone(choice) ? [way] : allWays(choice.next, alone, way);
  });
}

/** Ways by the thing that is clicked for them. */
export function waysByTarget(
  ways: readonly Way[],
  view: unknown,
  clicked: GameModule['clicked'],
): Map<Target, Way[]> {
  const byTarget = new Map<Target, Way[]>();
  for (const way of ways) {
    const target = clicked?.(way, view) ?? way.targets[0]?.[0];
    if (target === undefined) continue;
    const list = byTarget.get(target);
    if (list === undefined) byTarget.set(target, [way]);
    else list.push(way);
  }
  return byTarget;
}

export function reasonsByTarget(reasons: readonly ReasonInfo[]): Map<Target, Text> {
  return new Map(reasons.map(({ target, why }) => [target, why]));
}

const SHOWN_BY_GAMES = /^(hex|card|die|piece|seat):/;

/** Targets that no part of the game shows: they get buttons of ours. */
export function unplaced(
  ways: ReadonlyMap<Target, Way[]>,
  places: (target: Target) => boolean = (target) => SHOWN_BY_GAMES.test(target),
): Target[] {
  return [...ways.keys()].filter((target) => !places(target));
}

/** Whether an effect cannot be taken back. */
export function isFinal(effect: Effect): boolean {
  return effect === 'chance' || effect === 'turn' || effect === 'over';
}

/** The target of the main button: what the game names, the only way, or what ends the turn. */
export function mainTarget(
  ways: ReadonlyMap<Target, Way[]>,
  confirm: readonly Target[] | undefined,
): Target | null {
  const named = confirm?.find((target) => ways.has(target));
  if (named !== undefined) return named;
  const single = [...ways].filter(([, list]) => list.length === 1);
  if (ways.size === 1) return single[0]?.[0] ?? null;
  // Yes and no stand side by side: neither is the way on.
  if (ways.has('action:yes') && ways.has('action:no')) return null;
  const ending = single.filter(
    ([target, [way]]) =>
      target.startsWith('action:') &&
      (way?.choice.effect === 'turn' || way?.choice.effect === 'over'),
  );
  return ending.length === 1 ? (ending[0]?.[0] ?? null) : null;
}

const same = (a: Text | undefined, b: Text | undefined): boolean =>
  a !== undefined && b !== undefined && a.en === b.en && a.de === b.de;

export interface Menu {
  /** Words that all ways begin with. */
  title: Text[];
  items: { way: Way; texts: Text[] }[];
}

/** How many words at the beginning (or, reversed, at the end) all lists share, leaving one each. */
function sharedWords(lists: readonly Text[][]): number {
  const most = lists.length === 0 ? 0 : Math.min(...lists.map((list) => list.length)) - 1;
  let shared = 0;
  while (shared < most && lists.every((list) => same(list[shared], lists[0]?.[shared]))) ++shared;
  return shared;
}

/** Ways to choose from, with the words that they share taken out: those at the beginning are the
 * title, those at the end name the thing that was clicked. */
export function menuOf(ways: readonly Way[]): Menu {
  const lists = ways.map(({ texts }) => texts);
  const head = sharedWords(lists);
  const rests = lists.map((list) => list.slice(head));
  const tail = ways.length > 1 ? sharedWords(rests.map((list) => list.toReversed())) : 0;
  return {
    title: lists[0]?.slice(0, head) ?? [],
    items: ways.map((way, k) => ({ way, texts: rests[k]?.slice(0, rests[k].length - tail) ?? [] })),
  };
}

/** The way that a typed line stands for: its notations, divided by blanks or ";" in any spelling. */
export function wayOfLine(ways: readonly Way[], line: string): Way | null {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[;,\s]+/g, ' ')
      .trim();
  const typed = plain(line);
  if (typed === '') return null;
  if (/^\d+$/.test(typed)) return ways[Number(typed) - 1] ?? null;
  return ways.find(({ path }) => plain(path.join(' ')) === typed) ?? null;
}

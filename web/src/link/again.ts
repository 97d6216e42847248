// Others have committed between my look and my click: what I chose is said again, if I am still
// asked the same and it is still offered.
import type { Act, Choice, Refused } from '../protocol';
import { actingSeat } from '../store/select';
import type { OpenTable } from '../store/state';

function isOffered(choices: readonly Choice[], path: readonly string[]): boolean {
  const [act, ...rest] = path;
  if (act === undefined) return true;
  const choice = choices.find((one) => one.act === act);
  return choice !== undefined && isOffered(choice.next, rest);
}

/** The action to send in place of one that came too late; null where somebody has to look again. */
export function again(open: OpenTable | null, refused: Refused): Act | null {
  const late = open?.sent.find(({ command }) => command.id === refused.id);
  if (refused.code !== 'stale' || open?.table == null || late?.command.t !== 'act') return null;
  const { command, prompt } = late;
  const { table } = open;
  const same = prompt !== undefined && prompt.en === table.prompt.en;
  const newer = table.version > command.seen && actingSeat(table) === command.seat;
  if (!same || !newer || !isOffered(table.choices, command.path)) return null;
  return { ...command, id: `${command.id}+`, seen: table.version };
}

// The lines of the log by their sentences, each line read once.
import type { LogEntry } from '../../../protocol';
import type { Scene, Told } from '../../game';
import { guideOf } from '../scene';
import { sentencesOf } from './sentences';

const known = new WeakMap<LogEntry, Told[]>();

export function tells(entry: LogEntry, scene: Scene): Told[] {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const names = scene.table.seats.map(({ name }) => name);
  const told = sentencesOf(entry.text, names, guideOf(scene));
  known.set(entry, told);
  return told;
}

// Which names of countries are written, and in how many lines: those for which there is room.
import { say } from '../../../i18n';
import type { Guide } from '../guide';
import { NAME_LINE, nameLines, nameSize, nameWidth } from './size';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The lines of each name; a name that would stand on one before it is left out. */
export function namesOf(
  ids: readonly string[],
  guide: Guide,
  pixels: number,
): Map<string, string[]> {
  const size = nameSize(pixels);
  const written: Box[] = [];
  const names = new Map<string, string[]>();
  for (const id of ids) {
    const fact = guide.countries[id];
    if (fact === undefined) continue;
    const lines = nameLines(say(fact.name), size, fact.width);
    const half = Math.max(0, ...lines.map((line) => nameWidth(line, size))) / 2;
    const { x, y } = fact.label;
    const top = y - size * NAME_LINE * lines.length;
    const box = { left: x - half, right: x + half, top, bottom: y };
    if (lines.length === 0 || written.some((one) => meet(one, box))) continue;
    written.push(box);
    names.set(id, lines);
  }
  return names;
}

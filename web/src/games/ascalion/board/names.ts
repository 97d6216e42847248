// Which names of countries are written, and in how many lines: those for which there is room.
import { say } from '../../../i18n';
import type { CountryFact, Guide } from '../guide';
import type { Country } from '../model';
import { arrange, BADGE, sunk } from './marks';
import { NAME_LINE, nameLines, nameSize, nameWidth, tokenSize } from './size';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The badge that says what the source of a country will give; none where there is none. */
function badgeOf({ tokens }: CountryFact, country: Country, size: number): Box[] {
  const source = arrange(country, size).find(({ mark }) => mark.what === 'source' && mark.due > 0);
  if (source === undefined) return [];
  const x = tokens.x + (source.x + BADGE.x) * size;
  const y = tokens.y + sunk(size) + (source.y + BADGE.y) * size;
  const r = BADGE.r * size;
  return [{ left: x - r, right: x + r, top: y - r, bottom: y + r }];
}

/** The lines of each name; a name that would stand on one before it, or on a badge, is left out. */
export function namesOf(
  countries: Readonly<Record<string, Country>>,
  guide: Guide,
  pixels: number,
): Map<string, string[]> {
  const size = nameSize(pixels);
  const ids = Object.keys(guide.countries).filter((id) => id in countries);
  const written: Box[] = ids.flatMap((id) => {
    const fact = guide.countries[id];
    const country = countries[id];
    if (fact === undefined || country === undefined) return [];
    return badgeOf(fact, country, tokenSize(pixels));
  });
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

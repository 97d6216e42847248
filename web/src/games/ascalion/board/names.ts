// Which names of countries are written, and in how many lines: those for which there is room.
import { say } from '../../../i18n';
import type { CountryFact, Guide } from '../guide';
import type { Country } from '../model';
import type { Chance } from '../shown';
import { arrange, BADGE, MARGIN, type Placed, sunk, widthOf } from './marks';
import { NAME_LINE, nameLines, nameSize, nameWidth, tokenSize } from './size';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Half of the figure in a badge: its rim may lie under a name. */
const FIGURE = 9;

/** What attacks on countries would come to. */
type Chances = Readonly<Record<string, Chance>>;

const aroundMark = ({ mark, x, y }: Placed): Box[] => {
  if (mark.what === 'margin') {
    const half = widthOf(mark) / 2;
    return [{ left: x - half, right: x + half, top: y - MARGIN, bottom: y + MARGIN }];
  }
  if (mark.what !== 'source' || mark.due === 0) return [];
  const at = { x: x + BADGE.x, y: y + BADGE.y };
  return [{ left: at.x - FIGURE, right: at.x + FIGURE, top: at.y - FIGURE, bottom: at.y + FIGURE }];
};

/** The numbers on a country: what its source will give, and what an attack would come to. */
function badgesOf(
  { tokens }: CountryFact,
  country: Country,
  size: number,
  chance: Chance | null,
): Box[] {
  const boxes = arrange(country, size, chance).flatMap(aroundMark);
  const y = tokens.y + sunk(size);
  return boxes.map(({ left, right, top, bottom }) => ({
    left: tokens.x + left * size,
    right: tokens.x + right * size,
    top: y + top * size,
    bottom: y + bottom * size,
  }));
}

/** The lines of each name; a name that would stand on one before it, or on a number, is left out. */
export function namesOf(
  countries: Readonly<Record<string, Country>>,
  guide: Guide,
  pixels: number,
  chances: Chances = {},
): Map<string, string[]> {
  const size = nameSize(pixels);
  const ids = Object.keys(guide.countries).filter((id) => id in countries);
  const written: Box[] = ids.flatMap((id) => {
    const fact = guide.countries[id];
    const country = countries[id];
    if (fact === undefined || country === undefined) return [];
    return badgesOf(fact, country, tokenSize(pixels), chances[id] ?? null);
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

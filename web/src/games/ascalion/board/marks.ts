// What lies in an area, in the order in which it is drawn: a row of fixed things, a row of goods.
import { listed } from '../goods';
import type { Area, Country } from '../model';
import { marginText } from '../panel/odds';
import type { Chance, Kind, Prospect } from '../shown';

export type Mark =
  | { what: 'warrior'; seat: number; value: number }
  | { what: 'city'; seat: number }
  | { what: 'source'; kind: Kind | 'face_down'; due: number }
  | { what: 'temple' | 'university' | 'book' | 'follower' }
  | { what: 'good'; kind: Kind; amount: number }
  | { what: 'margin'; text: string; prospect: Prospect };

/** Larger tokens keep away from the name above them: how far they move down. */
export const sunk = (size: number): number => Math.max(0, size - 1.1) * 24;

export interface Placed {
  mark: Mark;
  x: number;
  y: number;
}

const WIDTHS: Record<Mark['what'], number> = {
  warrior: 46,
  city: 52,
  source: 46,
  temple: 36,
  university: 36,
  book: 30,
  follower: 30,
  good: 32,
  margin: 28,
};
/** Where a source has the badge of what it will give, and how large that is. */
export const BADGE = { x: 17, y: -15, r: 14 };
/** Half the height of what an attack would come to. */
export const MARGIN = 18;
const DIGIT = 14;
const OVERHANG = 9;
const GAP = 2;
/** What fits into a country without touching its borders. */
const WIDEST = 188;
const FIRST_ROW = 42;
const ROW = 33;
/** A lone row stands a little below the middle. */
const LOW = 6;

export function widthOf(mark: Mark): number {
  if (mark.what === 'margin') return WIDTHS.margin + DIGIT * mark.text.length;
  return WIDTHS[mark.what] + (mark.what === 'good' && mark.amount > 1 ? OVERHANG : 0);
}

function fixedOf(country: Country): Mark[] {
  const { owner, value, source, due } = country;
  const marks: Mark[] = owner === null ? [] : [{ what: 'warrior', seat: owner, value }];
  if (country.city && owner !== null) marks.push({ what: 'city', seat: owner });
  if (source !== null) marks.push({ what: 'source', kind: source, due: owner === null ? 0 : due });
  if (country.temple !== null) marks.push({ what: 'temple' });
  if (country.university) marks.push({ what: 'university' });
  return marks;
}

/** The goods of an area and what lies with them. */
export function looseOf(area: Area): Mark[] {
  const marks: Mark[] = listed(area.goods).map((good) => ({ what: 'good', ...good }));
  if (area.follower !== null) marks.push({ what: 'follower' });
  if (area.book) marks.push({ what: 'book' });
  return marks;
}

const wideOf = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark) => sum + widthOf(mark), 0) + GAP * (marks.length - 1);

function rowOf(marks: readonly Mark[], y: number): Placed[] {
  let x = -wideOf(marks) / 2;
  return marks.map((mark) => {
    const placed = {
      mark,
      x: x + (mark.what === 'margin' ? widthOf(mark) : WIDTHS[mark.what]) / 2,
      y,
    };
    x += widthOf(mark) + GAP;
    return placed;
  });
}

/** Marks in as few rows as they fit into, in rows of like length. */
function rowsOf(marks: readonly Mark[], widest: number): Mark[][] {
  const rows: Mark[][] = [];
  for (const mark of marks) {
    const last = rows.at(-1);
    if (last !== undefined && wideOf([...last, mark]) <= widest) last.push(mark);
    else rows.push([mark]);
  }
  return rows;
}

/** What an attack would come to stands with the goods that it is about. */
const marginOf = (chance: Chance | null): Mark[] =>
  chance === null ? [] : [{ what: 'margin', text: marginText(chance), prospect: chance.prospect }];

/** Where everything in a country goes, around the point for its tokens; `size` is how much larger than
 * usual everything is drawn there. */
export function arrange(country: Country, size = 1, chance: Chance | null = null): Placed[] {
  const widest = WIDEST / size;
  const [first = [], ...more] = [
    ...rowsOf(fixedOf(country), widest),
    ...rowsOf([...marginOf(chance), ...looseOf(country)], widest),
  ];
  const top = more.length === 0 ? LOW : LOW - ROW / 2 + 2;
  const below = (k: number): number => top + (FIRST_ROW + ROW) / 2 + k * ROW;
  return [...rowOf(first, top), ...more.flatMap((row, k) => rowOf(row, below(k)))];
}

/** The cargo of a vessel in a row below it. */
export const cargoOf = (area: Area, y: number, chance: Chance | null = null): Placed[] =>
  rowOf([...marginOf(chance), ...looseOf(area)], y);

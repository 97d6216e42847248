// What lies in an area, in the order in which it is drawn: a row of fixed things, a row of goods.
import { listed } from '../goods';
import type { Area, Country } from '../model';
import type { Kind } from '../shown';

export type Mark =
  | { what: 'warrior'; seat: number; value: number }
  | { what: 'city'; seat: number }
  | { what: 'source'; kind: Kind | 'face_down'; due: number }
  | { what: 'temple' | 'university' | 'book' | 'follower' }
  | { what: 'good'; kind: Kind; amount: number };

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
};
const BADGE = 7;
const GAP = 2;
/** What fits into a country without touching its borders. */
const WIDEST = 168;
const ROW = 21;
/** What there is room for is drawn larger. */
const LARGEST = 1.16;

function widthOf(mark: Mark): number {
  return WIDTHS[mark.what] + (mark.what === 'good' && mark.amount > 1 ? BADGE : 0);
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

function rowOf(marks: readonly Mark[], y: number): Placed[] {
  const wide = marks.reduce((sum, mark) => sum + widthOf(mark), 0) + GAP * (marks.length - 1);
  let x = -wide / 2;
  return marks.map((mark) => {
    const placed = { mark, x: x + WIDTHS[mark.what] / 2, y };
    x += widthOf(mark) + GAP;
    return placed;
  });
}

const wideOf = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark) => sum + widthOf(mark) + GAP, 0);

export interface Arrangement {
  marks: Placed[];
  scale: number;
}

/** Where everything in a country goes, around the point for its tokens. */
export function arrange(country: Country): Arrangement {
  const fixed = fixedOf(country);
  const loose = looseOf(country);
  const scale = Math.min(LARGEST, WIDEST / Math.max(wideOf(fixed), wideOf(loose), 1));
  const two = fixed.length > 0 && loose.length > 0;
  return {
    scale,
    marks: two
      ? [...rowOf(fixed, -ROW + 13), ...rowOf(loose, ROW + 13)]
      : [...rowOf(fixed, 6), ...rowOf(loose, 6)],
  };
}

/** The cargo of a vessel in a row below it. */
export const cargoOf = (area: Area, y: number): Placed[] => rowOf(looseOf(area), y);
